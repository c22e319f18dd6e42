import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../lib/axe.ts';
import { pagesOfEveryKind } from '../lib/kinds.ts';
import { open, siteAddress } from '../lib/use.ts';

// A window of 1280 px at 400 % zoom is one of 320 px (WCAG 2.2, 1.4.10).
const windows = [
  { colorScheme: 'light', viewport: { width: 320, height: 256 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 1024 } },
] as const;

describe.each(windows)('in $colorScheme, $viewport.width px wide', ({ colorScheme, viewport }) => {
  // One window for all: to open one costs as much as half of these pages.
  let page: Page;
  beforeAll(async () => {
    page = await open('', { colorScheme, viewport });
  });

  test.each(pagesOfEveryKind)('axe finds nothing on /%s, and it fits', async (address) => {
    await page.setViewportSize(viewport);
    await page.goto(siteAddress(address));
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    await openAll(page);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
    expect(await findViolations(page)).toEqual([]);
    if (viewport.width > 320) return;
    for (const { width, size } of [
      { width: 390, size: '100%' },
      { width: 768, size: '100%' },
      { width: 390, size: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      expect(await excessWidth(page), `${width} px, letters of ${size}`).toBeLessThanOrEqual(0);
    }
  });
});

/** What can be opened is looked at open. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** How many pixels a page is wider than its window. */
const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
