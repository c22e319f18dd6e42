import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { takeFaults } from './watch.ts';
import { type Opening, takeWindow, type Window } from './windows.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

interface Loading {
  /** Prepares the page before it loads: routes that are set during loading can leave its requests unanswered. */
  readonly prepare?: (page: Page) => unknown;
}

/**
 * Opens an address of the invented site (an empty one is its front page) on a device that remembers nothing, in a
 * wide window, without animations, with the clipboard allowed. Every page is watched: the test fails if one reports
 * an error or a warning, breaches its policy or requests another host.
 *
 * After a test has passed, later tests can use its windows. Those opened in `beforeAll` are in use until the file
 * ends. A test gets a new window if none with its options is idle, or if it prepares the page.
 */
export const open = (address: string, options?: Opening & Loading): Promise<Page> =>
  openOn(inventedAddress, address, options);

/** Opens an address of the published site likewise, for a test that is about our texts, and runs the test. */
export const use = async (
  address: string,
  run: (page: Page) => Promise<void>,
  options?: Opening & Loading,
): Promise<void> => run(await openOn(siteAddress, address, options));

async function openOn(
  wholeAddress: (address: string) => string,
  address: string,
  { prepare, ...opening }: Opening & Loading = {},
): Promise<Page> {
  // To a browser in another language, the page would offer that language.
  const [locale = 'en'] = /^(?:zh|ja)\b/u.exec(address) ?? [];
  const picture = prepare ? undefined : wholeAddress('favicon.svg');
  const page = await take({ locale, ...opening }, picture);
  await prepare?.(page);
  await page.goto(wholeAddress(address));
  return page;
}

/** Opens a new window without an address, for other servers, and for routes and scripts of a test. */
export const openNothing = (opening?: Opening): Promise<Page> => take(opening, undefined);

/** The whole address of a page of the invented site. */
export const inventedAddress = (address: string): string => new URL(address, inject('inventedUrl')).href;

/** The whole address of a page of the published site. */
export function siteAddress(address: string): string {
  const url = inject('publishedUrl');
  if (url === '') throw new Error('There is no built site in dist/: run `npm run build` first.');
  return new URL(address, url).href;
}

/** The windows in use: first those of the file, then those of the test. */
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
  // The window of a failed test may be in any state.
  const isSound = task.result?.state !== 'fail';
  const all = opened.splice(ofFile);
  await Promise.all(all.map((each) => (isSound ? each.giveBack() : each.page.context().close())));
  expect(takeFaults().join('\n'), 'faults of the pages').toBe('');
});
afterAll(() => Promise.all(opened.splice(0).map((each) => each.giveBack())));
