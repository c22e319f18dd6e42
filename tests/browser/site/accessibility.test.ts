import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findViolations } from '../lib/axe.ts';
import { inventedAddress, open } from '../lib/use.ts';

/** The addresses of pages of most kinds, below the language. */
const kinds = [
  ...['', 'ipg/', 'ipg/2.3/?with=zh,ja,en', 'ipg/2.4/', 'ipg/9.1/history/'],
  ...['dawn/', 'dawn/rules-changes/', 'dawn/changed/', 'dawn/card-rulings/'],
  ...['dawn/cards/', 'dawn/cards/marta-of-the-hearth/', 'terms/', 'status/', 'data/'],
  ...['offline/', 'privacy/', 'search/?q=汤', 'search/?q=宇宙船+宇宙'],
];

// One window for all, because opening a window takes as long as several pages.
let page: Page;
beforeAll(async () => {
  page = await open('');
});

// All languages have the same elements (tests/site/pages.test.ts), and English has the longest words.
// 1280 px at 400 % zoom are 320 px (WCAG 2.2, 1.4.10).
test.each([...kinds.map((path) => `en/${path}`), '', '404.html'])(
  'axe finds nothing on /%s, and it fits its window',
  async (address) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(inventedAddress(address));
    if (address.includes('?q=')) await page.waitForSelector(':is([data-state="done"], [data-state="empty"])');
    expect(await tooWide([320, '100%']), 'as loaded').toEqual([]);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await tooWide([320, '100%'], [390, '200%'], [768, '100%'], [1280, '100%'])).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  },
);

/** Returns the windows (width, size of letters) for which the page is too wide, with the excess in px. */
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
