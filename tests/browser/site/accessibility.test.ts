import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findViolations, loadAxe } from '../lib/axe.ts';
import { pagesOfEveryKind } from '../lib/kinds.ts';
import { open, siteAddress } from '../lib/use.ts';

// A window of 1280 px at 400 % zoom is one of 320 px (WCAG 2.2, 1.4.10).
const zoomed = { width: 320, height: 256 };

// One window for all: to open one costs as much as half of these pages.
let page: Page;
beforeAll(async () => {
  page = await open('', { prepare: loadAxe });
});

test.each(pagesOfEveryKind)('axe finds nothing on /%s, and it fits its window', async (address) => {
  const isAgain = /^(?:ja|en)\//u.test(address);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(zoomed);
  await page.goto(siteAddress(address));
  if (address.includes('?q=')) await page.waitForSelector(':is([data-state="done"], [data-state="empty"])');
  expect(await excessWidth()).toBeLessThanOrEqual(0);
  await openAll();
  expect(await excessWidth()).toBeLessThanOrEqual(0);
  expect(await findViolations(page, 'others', isAgain ? 'first of a kind' : 'all')).toEqual([]);
  for (const { width, size } of [
    { width: 390, size: '200%' },
    { width: 390, size: '100%' },
    { width: 768, size: '100%' },
    { width: 1280, size: '100%' },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await excessWidth(size), `${width} px, letters of ${size}`).toBeLessThanOrEqual(0);
  }
  if (isAgain) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, 'colors', 'first of a kind')).toEqual([]);
  }
});

/** What can be opened is looked at open. */
const openAll = () =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

/** How many pixels the page is wider than its window, with letters of a size. */
const excessWidth = (size = '100%') =>
  page.evaluate((value) => {
    document.documentElement.style.setProperty('font-size', value);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, size);
