import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { keepSaid } from './read.ts';
import { watchContext } from './watch.ts';

/*
 * One browser for all files of a process, and its idle windows by their options. They are not in `use.ts`, which
 * Vitest loads anew for each file.
 */
let browser: Browser | undefined;
const idle = new Map<string, Kept[]>();

interface Kept {
  readonly page: Page;
  readonly protocol: CDPSession;
  /** Whether the test that uses the window allows errors in the console. */
  mayComplain: boolean;
}

export interface Opening extends BrowserContextOptions {
  /** Runs in the page before its scripts. */
  readonly before?: () => void;
  /** Whether errors in the console are no fault, because the test causes them. */
  readonly mayComplain?: boolean;
}

export interface Window {
  readonly page: Page;
  readonly giveBack: () => Promise<void>;
}

/**
 * Returns an idle window, or a new one. Loading a page in an open window takes a third of the time, because its
 * process and its cache are there.
 *
 * @param picture the URL of a picture of the same site. The window shows it while idle, because a picture runs no
 *   scripts. Undefined for a new window that is closed when it is given back.
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
  // The driver can set the language only for a whole context, so the protocol sets it for the window.
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
  // Most pages are left after a second, so optimizing their scripts takes longer than it saves.
  browser ??= await launchChromium(inject('fontConfig'), ['--js-flags=--no-maglev --no-turbofan']);
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    ...device,
  });
  // The default is half a minute; on one busy core, storing the site takes longer.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const kept = { page, protocol: await context.newCDPSession(page), mayComplain: false };
  watchContext(context, () => kept.mayComplain);
  await page.addInitScript(keepSaid);
  return kept;
}

/** Undoes what a test may have done to a window: pages, listeners, routes, network, storage, history, pointer. */
async function clean({ page, protocol }: Kept, picture: string): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((each) => each !== page).map((each) => each.close()));
  for (const event of ['request', 'requestfinished', 'requestfailed', 'dialog'])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  // A page stores some values when it is left, so storage is cleared afterwards.
  await page.goto(picture);
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // A history has at most 50 entries; afterwards `history.length` no longer grows.
  await protocol.send('Page.resetNavigationHistory');
}
