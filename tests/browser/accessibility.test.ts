import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findViolations } from './lib/axe.ts';
import { browser } from './lib/browser.ts';
import { pagesOfEveryKind } from './lib/kinds.ts';

const site = inject('siteUrl');

// A window of 1280 px at 400 % zoom is one of 320 px (WCAG 2.2, 1.4.10).
const windows = [
  { colorScheme: 'light', viewport: { width: 320, height: 256 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 1024 } },
] as const;

describe.each(windows)('in $colorScheme, $viewport.width px wide', ({ colorScheme, viewport }) => {
  // One window for all: to open one costs as much as half of these pages.
  let page: Page;
  const troubles: string[] = [];
  beforeAll(async () => {
    page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
    watchForTroubles(page, troubles);
  });
  afterAll(() => page?.close());

  test.each(pagesOfEveryKind)(
    'axe finds nothing on /%s, and it fits and reports no error',
    async (address) => {
      await page.goto(new URL(address, site).href);
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      await openAll(page);
      expect(await excessWidth(page)).toBeLessThanOrEqual(0);
      expect(await findViolations(page)).toEqual([]);
      expect(troubles.splice(0), 'what breaks the policy, asks another origin, or is an error').toEqual([]);
    },
  );
});

test('nothing is wider than a window of 390 or of 768 px, or of 390 px with letters twice as large', async () => {
  const page = await browser.newPage();
  const tooWide: string[] = [];
  for (const address of pagesOfEveryKind) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(new URL(address, site).href);
    for (const { width, size } of [
      { width: 390, size: '100%' },
      { width: 768, size: '100%' },
      { width: 390, size: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      const excess = await excessWidth(page);
      if (excess > 0) tooWide.push(`${address}: ${excess} px of ${width}, letters of ${size}`);
    }
  }
  await page.close();
  expect(tooWide).toEqual([]);
});

/** What can be opened is looked at open. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** How many pixels a page is wider than its window. */
const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Keeps what a page reports from now on: a breach of its own policy, a request to another origin, an error. */
function watchForTroubles(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(site).origin)) troubles.push(request.url());
  });
}
