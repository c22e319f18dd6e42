import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { keepSaid } from './read.ts';
import { takeFaults, watchContext } from './watch.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

export interface Opening extends BrowserContextOptions {
  /** Runs in the page, ahead of its scripts. */
  readonly before?: () => void;
  /** Whether the page may write errors to the console, because the test takes away what it needs. */
  readonly mayComplain?: boolean;
}

interface Loading {
  /** Has the page before it is opened: routes set while a page is loading can leave its requests unanswered. */
  readonly prepare?: (page: Page) => unknown;
  /** What is waited for; the whole page, with its scripts, where nothing is said. */
  readonly waitUntil?: 'commit';
}

/**
 * The one way to a page: an address of the site (an empty one is its front page) on a device that remembers nothing,
 * in a wide window, still, with the clipboard allowed. Every page is watched, and the test fails that has one report
 * an error or a warning, breach its policy or ask another host.
 *
 * What a test opens is given back when it ends, what a `beforeAll` opens, with its file: a window is made anew only
 * where a test asks for what cannot be taken back.
 */
export async function open(address: string, options: Opening & Loading = {}): Promise<Page> {
  const { prepare, waitUntil, ...opening } = options;
  const isOwn = prepare !== undefined || opening.before !== undefined || opening.mayComplain === true;
  const page = await (isOwn ? openNothing(opening) : takeWindow(opening));
  await prepare?.(page);
  await page.goto(siteAddress(address), waitUntil && { waitUntil });
  return page;
}

/** A window of its own without an address, for what is served elsewhere, and for routes and scripts of a test. */
export async function openNothing(opening: Opening = {}): Promise<Page> {
  const { page } = await makeWindow(opening);
  (opened ?? openedForFile).push({ page, giveBack: () => page.context().close() });
  return page;
}

/** Opens an address, uses the page, and gives it back. */
export async function use(
  address: string,
  run: (page: Page) => Promise<void>,
  options?: Opening & Loading,
): Promise<void> {
  await run(await open(address, options));
  await giveBack(opened ?? openedForFile);
}

export const siteAddress = (address: string): string => new URL(address, inject('siteUrl')).href;

async function makeWindow({ before, mayComplain = false, ...options }: Opening): Promise<Window> {
  const context = await browser.newContext({
    viewport: desktop,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  // The driver gives up after half a minute; on one busy core the site takes longer to be stored.
  context.setDefaultTimeout(patience);
  watchContext(context, mayComplain);
  const page = await context.newPage();
  await page.addInitScript(keepSaid);
  if (before) await page.addInitScript(before);
  return { page, protocol: await context.newCDPSession(page) };
}

/**
 * A window that another test has used, or a new one. To load a page in a window that is open takes less than half of
 * the work of a window for each: the process of the page is there, and so are the files that it loads.
 */
async function takeWindow(opening: Opening): Promise<Page> {
  const { viewport = desktop, colorScheme = 'light', forcedColors = 'none', ...device } = opening;
  const { reducedMotion = 'reduce', ...fixed } = device;
  const kind = JSON.stringify(fixed);
  const window = idle.get(kind)?.pop() ?? (await makeWindow(fixed));
  const { page } = window;
  (opened ?? openedForFile).push({
    page,
    giveBack: async () => {
      await clean(window);
      idle.set(kind, [...(idle.get(kind) ?? []), window]);
    },
  });
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion });
  return page;
}

/** Takes back what a test may have done to a window: its pages, listeners, routes, memory, history and pointer. */
async function clean({ page, protocol }: Window): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((each) => each !== page).map((each) => each.close()));
  for (const event of ['request', 'requestfinished', 'requestfailed', 'response', 'dialog', 'console'])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A picture, which has no scripts: what a page keeps when it is left has been written then.
  await page.goto(siteAddress('favicon.svg'));
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // It is as long as a browser keeps one after some 50 pages; then nothing is added any more.
  await protocol.send('Page.resetNavigationHistory');
}

/** Gives back all; what belongs to a test that has failed may be in any state, and is closed. */
async function giveBack(windows: Opened[], isSound = true): Promise<void> {
  const all = windows.splice(0);
  await Promise.all(all.map((each) => (isSound ? each.giveBack() : each.page.context().close())));
}

interface Window {
  readonly page: Page;
  readonly protocol: CDPSession;
}
interface Opened {
  readonly page: Page;
  readonly giveBack: () => Promise<void>;
}

/** In milliseconds; a test ends later (vitest.config.ts). */
const patience = 120_000;

/** Most pages are left after a second: to compile their scripts again, so that they run faster, takes longer than it saves. */
const unoptimized = ['--js-flags=--no-maglev --no-turbofan'];

/** One for all files that run in a process, with which it ends; so are the windows that nobody uses, by kind. */
let browser: Browser;
const idle = new Map<string, Window[]>();
let opened: Opened[] | undefined;
const openedForFile: Opened[] = [];

beforeAll(async () => {
  browser ??= await launchChromium(inject('fontConfig'), unoptimized);
});
afterAll(() => giveBack(openedForFile));
beforeEach(() => {
  opened = [];
});
afterEach(async ({ task }) => {
  await giveBack(opened ?? [], task.result?.state !== 'fail');
  opened = undefined;
  expect(takeFaults().join('\n'), 'what the pages did that none may do').toBe('');
});
