import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findViolationsInBoth } from '../lib/axe.ts';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

onInventedSite();

/** One page of every kind that has elements or states of its own. */
const kinds = [
  ...['', 'ipg/', 'ipg/2.3/?with=zh,ja,en', 'ipg/2.4/', 'ipg/9.1/history/'],
  ...['dawn/', 'dawn/rules-changes/', 'dawn/changed/', 'dawn/card-rulings/'],
  ...['dawn/cards/', 'dawn/cards/marta-of-the-hearth/', 'terms/', 'status/', 'data/'],
  ...['offline/', 'privacy/', 'search/?q=汤', 'search/?q=宇宙船+宇宙'],
];

// One window for all: to open one costs as much as half of these pages.
let page: Page;
beforeAll(async () => {
  page = await open('');
});

// The elements are the same in all three languages (tests/site/pages.test.ts); the words of English are the longest, and
// break nowhere. A window of 1280 px at 400 % zoom is one of 320 px (WCAG 2.2, 1.4.10).
test.each([...kinds.map((path) => `en/${path}`), '', '404.html'])(
  'axe finds nothing on /%s, and it fits its window',
  async (address) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(siteAddress(address));
    if (address.includes('?q=')) await page.waitForSelector(':is([data-state="done"], [data-state="empty"])');
    expect(await tooWide([320, '100%']), 'as it comes').toEqual([]);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await tooWide([320, '100%'], [390, '200%'], [768, '100%'], [1280, '100%'])).toEqual([]);
    expect(await findViolationsInBoth(page)).toEqual([]);
  },
);

/** The windows, by their width and the size of letters, that the page is wider than. */
async function tooWide(...windows: (readonly [width: number, size: string])[]) {
  const found = [];
  for (const [width, size] of windows) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate((value) => {
      document.documentElement.style.setProperty('font-size', value);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    }, size);
    if (excess > 0) found.push([width, size, excess]);
  }
  return found;
}
