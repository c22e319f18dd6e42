import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf } from '../lib/read.ts';
import { onInventedSite, open } from '../lib/use.ts';

onInventedSite();

/** Opens a page as it is laid out for a sheet of A4. */
async function openOnPaper(address: string): Promise<Page> {
  const page = await open(address);
  await page.setViewportSize({ width: 688, height: 970 });
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** The sheets that are printed: Chromium writes the pages of a PDF uncompressed. */
async function printed(page: Page, format: 'A4' | 'Letter') {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/gu)];
  return boxes.map(([, width, height]) => ({ width: Number(width), height: Number(height) }));
}

test.each(['zh/ipg/2.3/?with=ja', 'zh/dawn/rules-changes/', 'ja/dawn/cards/smoke-giant/', 'en/'])(
  '%s prints no interface',
  async (address) => {
    const page = await openOnPaper(address);
    const shown = page.locator(
      ':is(header.site, .controls, .turns, .skip, .around, .copied, button, input, select):visible',
    );
    expect(await shown.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)))).toEqual([]);
  },
);

test('the list of cards is a table on paper too, cut between rows, without links to other sites', async () => {
  const page = await openOnPaper('zh/dawn/cards/');
  expect(await page.locator('thead').isVisible()).toBe(true);
  const row = page.locator('tr[data-names]').first();
  const tops = await row
    .locator('> *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await row.evaluate((each) => getComputedStyle(each).breakInside)).toBe('avoid');
  expect(await page.locator('table a[rel="external"]:visible').count()).toBe(0);
});

test('printed results say what was searched for and how it was narrowed, without the rest of the form', async () => {
  const page = await openOnPaper('en/search/?q=汤&document=dawn');
  await page.waitForSelector('[data-search-status][data-state="done"]');
  const fields = page.locator('main :is(input, select, button):visible');
  const values = await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  expect(values).toEqual(['汤', 'dawn']);
});

// Firefox loads a font of Chinese and Japanese for each size, and stops printing where that takes too long (docs/browsers.md).
test('a section has its columns side by side, the ID of each clause, annotations as wide as their rows, and four sizes of type', async () => {
  const page = await openOnPaper('zh/ipg/2.3/?with=ja,en&notes=1');
  const cells = await page
    .locator('#definition-3 > .row > .cell:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(cells).toHaveLength(3);
  expect(new Set(cells).size).toBe(1);
  expect(await page.locator('#definition-3 .anchor > a').first().isVisible()).toBe(true);
  const { width } = await boxOf(page, '#definition-1 > .row');
  expect((await boxOf(page, '#definition-1 .annotation')).width).toBeGreaterThan(0.9 * width);
  const sizes = await page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement?.checkVisibility() && textContent?.trim())
        found.add(getComputedStyle(parentElement).fontSize);
    }
    return found.size;
  });
  expect(sizes).toBe(4);
});

test('a card is a sheet, which ends with the notice, in A4 and in Letter', async () => {
  const page = await openOnPaper('zh/dawn/cards/marta-of-the-hearth/');
  expect(await page.locator('footer.site [data-notice]:visible').count()).toBe(1);
  expect(await page.locator('footer.site p:visible').count()).toBe(0);
  expect(await printed(page, 'Letter')).toEqual([{ width: 612, height: 792 }]);
  const [sheet, ...more] = await printed(page, 'A4');
  expect(more).toEqual([]);
  expect((sheet?.height ?? 0) / (sheet?.width ?? 1)).toBeCloseTo(Math.SQRT2, 2);
});
