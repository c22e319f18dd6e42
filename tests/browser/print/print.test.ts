import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf } from '../lib/read.ts';
import { open } from '../lib/use.ts';

/** Opens a page as it is laid out for a sheet of A4. */
async function openOnPaper(address: string): Promise<Page> {
  const page = await open(address);
  await page.setViewportSize({ width: 688, height: 970 });
  await page.emulateMedia({ media: 'print' });
  return page;
}

const controls =
  ':is(header.site, .controls, .turns, .skip, .around, .copied, button, input, select):visible';

/** The number of visible cells of a row, and of the heights at which they begin. */
const cellsOf = (page: Page, cells: string) =>
  page.$$eval(cells, (all) => {
    const seen = all.filter((each) => each.checkVisibility());
    return [seen.length, new Set(seen.map((each) => each.getBoundingClientRect().top)).size];
  });

test('the list of cards is a table on paper too, with page breaks between rows only, and without links to other sites', async () => {
  const page = await openOnPaper('zh/dawn/cards/');
  expect(await page.locator('thead').isVisible()).toBe(true);
  const [cells, heights] = await cellsOf(page, '#kettle-song > *');
  expect(cells).toBeGreaterThan(1);
  expect(heights).toBe(1);
  expect(await page.locator('#kettle-song').evaluate((row) => getComputedStyle(row).breakInside)).toBe(
    'avoid',
  );
  expect(await page.locator('table a[rel="external"]:visible').count()).toBe(0);
});

test('printed results have the query and the chosen filters, without the rest of the form', async () => {
  const page = await openOnPaper('en/search/?q=汤&document=dawn');
  await page.waitForSelector('[data-search-status][data-state="done"]');
  const fields = page.locator('main :is(input, select, button):visible');
  const values = await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  expect(values).toEqual(['汤', 'dawn']);
});

// Four sizes: Firefox loads a CJK font for each size, and stops printing if that takes too long (docs/browsers.md).
test('a printed section has its columns side by side, the ID of each clause, annotations as wide as their rows, and four sizes of type', async () => {
  const page = await openOnPaper('zh/ipg/2.3/?with=ja,en&notes=1');
  expect(await page.locator(controls).count()).toBe(0);
  expect(await cellsOf(page, '#definition-3 > .row > .cell')).toEqual([3, 1]);
  expect(await page.locator('#definition-3 .anchor > a').first().isVisible()).toBe(true);
  const { width } = await boxOf(page, '#definition-1 > .row');
  expect((await boxOf(page, '#definition-1 .annotation')).width).toBeGreaterThan(0.9 * width);
  const sizes = await page.locator('body *:visible').evaluateAll((all) => {
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
    const withText = all.filter((each) => [...each.childNodes].some(isText));
    return new Set(withText.map((each) => getComputedStyle(each).fontSize)).size;
  });
  expect(sizes).toBe(4);
});

test('a printed card is one sheet of A4 or Letter, with the notice alone as its footer', async () => {
  const page = await openOnPaper('zh/dawn/cards/marta-of-the-hearth/');
  expect(await page.locator(controls).count()).toBe(0);
  expect(await page.locator('footer.site [data-notice]:visible').count()).toBe(1);
  expect(await page.locator('footer.site p:visible').count()).toBe(0);
  // Chromium writes the pages of a PDF uncompressed.
  for (const [format, size] of [
    ['Letter', /^612 792$/u],
    ['A4', /^59[56] 84[23]$/u],
  ] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/gu)];
    const sizes = boxes.map(
      ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
    );
    expect(sizes).toEqual([expect.stringMatching(size)]);
  }
});
