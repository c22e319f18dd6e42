import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { takeFaults } from './watch.ts';
import { type Opening, takeWindow, type Window } from './windows.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

interface Loading {
  /** Has the page before it is opened: routes set while a page is loading can leave its requests unanswered. */
  readonly prepare?: (page: Page) => unknown;
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
  const { prepare, ...opening } = options;
  // Of a reader of its language, who is offered no other.
  const [locale = 'en'] = /^(?:zh|ja)\b/u.exec(address) ?? [];
  const picture = prepare ? undefined : siteAddress('favicon.svg');
  const page = await take({ locale, ...opening }, picture);
  await prepare?.(page);
  await page.goto(siteAddress(address));
  return page;
}

/** A window of its own without an address, for what is served elsewhere, and for routes and scripts of a test. */
export const openNothing = (opening?: Opening): Promise<Page> => take(opening, undefined);

/** Opens an address and uses the page. */
export const use = async (
  address: string,
  run: (page: Page) => Promise<void>,
  options?: Opening & Loading,
): Promise<void> => run(await open(address, options));

/** The whole address of a page of the site that the file stands on. */
export function siteAddress(address: string): string {
  const url = inject(site);
  if (url === '') throw new Error('There is no built site in dist/: run `npm run build` first.');
  return new URL(address, url).href;
}

let site: 'publishedUrl' | 'inventedUrl' = 'publishedUrl';

/** At the head of a file: its tests stand on the invented site, and not on the published one. */
export function onInventedSite(): void {
  site = 'inventedUrl';
}

/** The windows in use: those of the file, then those of the test. */
const opened: Window[] = [];
let ofFile = 0;

async function take(opening: Opening | undefined, picture: string | undefined): Promise<Page> {
  const window = await takeWindow({ viewport: desktop, ...opening }, picture);
  opened.push(window);
  return window.page;
}

beforeEach(() => {
  ofFile = opened.length;
});
afterEach(async ({ task }) => {
  // What belongs to a test that has failed may be in any state.
  const isSound = task.result?.state !== 'fail';
  const all = opened.splice(ofFile);
  await Promise.all(all.map((each) => (isSound ? each.giveBack() : each.page.context().close())));
  expect(takeFaults().join('\n'), 'what the pages did that none may do').toBe('');
});
afterAll(() => Promise.all(opened.splice(0).map((each) => each.giveBack())));
