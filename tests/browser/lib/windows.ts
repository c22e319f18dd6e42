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

/** A new window, which is closed when it is given back. */
export async function makeWindow(opening: Opening): Promise<Window> {
  const { page } = await make(opening);
  return { page, giveBack: () => page.context().close() };
}

/**
 * A window that another test has used, or a new one. To load a page in a window that is open takes less than half of
 * the work of a window for each: the process of the page is there, and so are the files that it loads.
 *
 * @param picture the address of one on the same site: it has no scripts, so the window waits there
 */
export async function takeWindow(opening: BrowserContextOptions, picture: string): Promise<Window> {
  const {
    viewport,
    colorScheme = 'light',
    forcedColors = 'none',
    reducedMotion = 'reduce',
    ...device
  } = opening;
  const kind = JSON.stringify(device);
  const kept = idle.get(kind)?.pop() ?? (await make(device));
  const { page } = kept;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
  const giveBack = async () => {
    await clean(kept, picture);
    idle.set(kind, [...(idle.get(kind) ?? []), kept]);
  };
  return { page, giveBack };
}

async function make({ before, mayComplain = false, ...options }: Opening): Promise<Kept> {
  // Most pages are left after a second: to compile their scripts again, so that they run faster, takes longer than it saves.
  browser ??= await launchChromium(inject('fontConfig'), ['--js-flags=--no-maglev --no-turbofan']);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  // The driver gives up after half a minute; on one busy core the site takes longer to be stored.
  context.setDefaultTimeout(120_000);
  watchContext(context, mayComplain);
  const page = await context.newPage();
  await page.addInitScript(keepSaid);
  if (before) await page.addInitScript(before);
  return { page, protocol: await context.newCDPSession(page) };
}

/** Takes back what a test may have done to a window: its pages, listeners, routes, memory, history and pointer. */
async function clean({ page, protocol }: Kept, picture: string): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((each) => each !== page).map((each) => each.close()));
  for (const event of ['request', 'requestfinished', 'requestfailed', 'dialog'])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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
