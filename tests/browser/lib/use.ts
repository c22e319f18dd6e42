import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
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
  /** What is waited for; the whole page where nothing is said. */
  readonly waitUntil?: 'commit' | 'networkidle';
}

/**
 * The one way to a page: an address of the site (an empty one is its front page) in a context of its own, which is a
 * wide window, still, with the clipboard allowed. Every page of the context is watched, and the test fails that has
 * one report an error or a warning, breach its policy or ask another host.
 *
 * What a test opens is closed when it ends; what a `beforeAll` opens, with its file.
 */
export async function open(
  address: string,
  { prepare, waitUntil, ...opening }: Opening & Loading = {},
): Promise<Page> {
  const page = await openNothing(opening);
  await prepare?.(page);
  await page.goto(siteAddress(address), waitUntil && { waitUntil });
  return page;
}

/** The same without an address, for what is served elsewhere. */
export async function openNothing({ before, mayComplain = false, ...options }: Opening = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: desktop,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  (opened ?? openedForFile).push(context);
  watchContext(context, mayComplain);
  const page = await context.newPage();
  await page.addInitScript(keepSaid);
  if (before) await page.addInitScript(before);
  return page;
}

/** Opens an address, uses the page, and closes it. */
export async function use(
  address: string,
  run: (page: Page) => Promise<void>,
  options?: Opening & Loading,
): Promise<void> {
  const page = await open(address, options);
  await run(page);
  await page.context().close();
}

const closeAll = (contexts: readonly BrowserContext[]) =>
  Promise.all(contexts.map((context) => context.close()));

export const siteAddress = (address: string): string => new URL(address, inject('siteUrl')).href;

/** One for all files that run in a process, with which it ends. */
let browser: Browser;
let opened: BrowserContext[] | undefined;
const openedForFile: BrowserContext[] = [];

beforeAll(async () => {
  browser ??= await launchChromium();
});
afterAll(() => closeAll(openedForFile.splice(0)));
beforeEach(() => {
  opened = [];
});
afterEach(async () => {
  await closeAll(opened ?? []);
  opened = undefined;
  expect(takeFaults().join('\n'), 'what the pages did that none may do').toBe('');
});
