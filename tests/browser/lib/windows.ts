import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { keepSaid } from './read.ts';
import { watchContext } from './watch.ts';

/*
 * One browser for all files that run in a process, with which it ends, and its windows that nobody uses, by kind. They are
 * not in `use.ts`: Vitest loads that anew for each file.
 */
let browser: Browser | undefined;
const idle = new Map<string, Kept[]>();

interface Kept {
  readonly page: Page;
  readonly protocol: CDPSession;
  /** Whether what its scripts write to the console is no fault, in the hands of the test that has it. */
  mayComplain: boolean;
}

export interface Opening extends BrowserContextOptions {
  /** Runs in the page, ahead of its scripts. */
  readonly before?: () => void;
  /** Whether the page may write errors to the console, because the test takes away what it needs. */
  readonly mayComplain?: boolean;
}

export interface Window {
  readonly page: Page;
  readonly giveBack: () => Promise<void>;
}

/**
 * A window that another test has used, or a new one. A page that is loaded in an open window takes a third of the work
 * of a new window: its process is there, and so are the files that it loads.
 *
 * @param picture the address of one on the same site: it has no scripts, so the window waits there; undefined for a
 *   window of its own, which is closed when it is given back
 */
export async function takeWindow(opening: Opening, picture: string | undefined): Promise<Window> {
  const {
    viewport,
    locale = 'en',
    colorScheme = 'light',
    forcedColors = 'none',
    reducedMotion = 'reduce',
    before,
    mayComplain = false,
    ...device
  } = opening;
  const kind = JSON.stringify({ hasTouch: false, ...device });
  const used = picture === undefined ? undefined : idle.get(kind)?.pop();
  const kept = used ?? (await make(device));
  const { page, protocol } = kept;
  kept.mayComplain = mayComplain;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
  // The driver sets the language of the reader for a whole context alone, which would then be of one language.
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await protocol.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale });
  await protocol.send('Emulation.setLocaleOverride', { locale });
  const script = before && (await page.addInitScript(before));
  const giveBack = async () => {
    if (picture === undefined) return page.context().close();
    await script?.dispose();
    await clean(kept, picture);
    idle.set(kind, [...(idle.get(kind) ?? []), kept]);
  };
  return { page, giveBack };
}

async function make(device: BrowserContextOptions): Promise<Kept> {
  // Most pages are left after a second: to compile their scripts again, so that they run faster, takes longer than it saves.
  browser ??= await launchChromium(inject('fontConfig'), ['--js-flags=--no-maglev --no-turbofan']);
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    ...device,
  });
  // The driver gives up after half a minute; on one busy core the site takes longer to be stored.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const kept = { page, protocol: await context.newCDPSession(page), mayComplain: false };
  watchContext(context, () => kept.mayComplain);
  await page.addInitScript(keepSaid);
  return kept;
}

/** Takes back what a test may have done to a window: its pages, listeners, routes, network, memory, history and pointer. */
async function clean({ page, protocol }: Kept, picture: string): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((each) => each !== page).map((each) => each.close()));
  for (const event of ['request', 'requestfinished', 'requestfailed', 'dialog'])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  // What a page keeps when it is left has been written then.
  await page.goto(picture);
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // It is as long as a browser keeps one after some 50 pages; then nothing is added any more.
  await protocol.send('Page.resetNavigationHistory');
}
