import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf } from '../lib/read.ts';
import { desktop, open } from '../lib/use.ts';

/** Opens a page as it is laid out for a sheet of A4. */
async function openOnPaper(address: string): Promise<Page> {
  const page = await open(address, { viewport: desktop });
  await page.setViewportSize({ width: 688, height: 970 });
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** What stands in the file itself: Chromium writes the pages of a PDF uncompressed. */
async function printed(page: Page, format: 'A4' | 'Letter') {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/gu)];
  return boxes.map(([, width, height]) => ({ width: Number(width), height: Number(height) }));
}

test.each([
  ...['zh/ipg/2.3/?with=ja', 'zh/m10/rules-changes/', 'ja/m10/cards/hive-mind/', 'en/'],
  ...['zh/terms/', 'ja/m10/cards/', 'en/status/', 'ja/m10/changed/'],
])('%s prints no interface, and is cut between rows and not after a heading', async (address) => {
  const page = await openOnPaper(address);
  const shown = await page
    .locator(':is(header.site, .controls, .turns, .skip, .around, .copied, button, input, select):visible')
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 120)));
  expect(shown).toEqual([]);
  const cuts = await page.evaluate(() => ({
    rows: [...document.querySelectorAll('tbody tr')].map((row) => getComputedStyle(row).breakInside),
    headings: [...document.querySelectorAll('main h2')].map((each) => getComputedStyle(each).breakAfter),
  }));
  const headings = /changed|status/u.test(address) ? cuts.headings : [];
  expect([...cuts.rows, ...headings].filter((cut) => cut !== 'avoid')).toEqual([]);
});

test.each(['zh/m10/cards/', 'zh/terms/'])(
  '%s is a table on paper too, without links to other sites',
  async (address) => {
    const page = await openOnPaper(address);
    expect(await page.locator('thead').isVisible()).toBe(true);
    const cells = await page
      .locator('tr[data-names]')
      .first()
      .locator('> *')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(cells).size).toBe(1);
    expect(await page.locator('table a[rel="external"]:visible').count()).toBe(0);
  },
);

test('printed results say what was searched for and how it was narrowed, without the rest of the form', async () => {
  const page = await openOnPaper('en/search/?q=伤害&document=m10');
  await page.waitForSelector('[data-search-status][data-state="done"]');
  const fields = page.locator('main :is(input, select, button):visible');
  const values = await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  expect(values).toEqual(['伤害', 'm10']);
});

test('columns stay side by side on paper, with the ID of each clause, and an annotation is as wide as its row', async () => {
  const page = await openOnPaper('zh/ipg/2.3/?with=ja,en&notes=1');
  const cells = await page
    .locator('#definition-3 > .row > .cell:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(cells).toHaveLength(3);
  expect(new Set(cells).size).toBe(1);
  expect(await page.locator('#definition-3 .anchor a').isVisible()).toBe(true);
  const { width } = await boxOf(page, '#definition-1 > .row');
  expect((await boxOf(page, '#definition-1 .annotation')).width).toBeGreaterThan(0.9 * width);
});

// One of the longest entries, one with most said of it, and a short one.
test.each(['zh/m10/cards/ajani-goldmane/', 'ja/m10/cards/warp-world/', 'en/m10/cards/protean-hydra/'])(
  '%s is three sheets at most, with the notice',
  async (address) => {
    const page = await openOnPaper(address);
    expect(await page.locator('footer.site [data-notice]:visible').count()).toBe(1);
    expect(await page.locator('footer.site p:visible').count()).toBe(0);
    for (const format of ['A4', 'Letter'] as const)
      expect((await printed(page, format)).length).toBeLessThanOrEqual(3);
  },
);

// Firefox loads a font of Chinese and Japanese for each, and stops printing where that takes too long (docs/browsers.md).
test('a section has four sizes of type on paper', async () => {
  const page = await openOnPaper('zh/ipg/2.3/?with=ja,en');
  const sizes = await page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement?.checkVisibility() && textContent?.trim())
        found.add(getComputedStyle(parentElement).fontSize);
    }
    return [...found];
  });
  expect(sizes).toHaveLength(4);
});

test('A4 and Letter keep their size', async () => {
  const page = await openOnPaper('zh/ipg/2.3/?with=ja');
  const sheets = await printed(page, 'A4');
  expect(sheets.every(({ width, height }) => width < height)).toBe(true);
  expect((await printed(page, 'Letter'))[0]).toEqual({ width: 612, height: 792 });
});
