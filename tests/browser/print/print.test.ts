import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, siteAddress } from '../lib/use.ts';

/** Opens a page as it is laid out for a sheet of A4. */
async function openOnPaper(address: string): Promise<Page> {
  const page = await open(address, { viewport: { width: 1280, height: 900 } });
  await page.setViewportSize({ width: 688, height: 970 });
  await page.emulateMedia({ media: 'print' });
  return page;
}

/** Chromium says so before it lays a page out for paper. */
const beginPrinting = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('beforeprint')));

/** What the script sets at the foot of every sheet. */
async function footOf(page: Page): Promise<string> {
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );
  return rules.find((rule) => rule.includes('bottom-left')) ?? '';
}

/** What stands in the file itself: Chromium writes the pages of a PDF uncompressed. */
async function printed(page: Page, format: 'A4' | 'Letter') {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/gu)];
  return boxes.map(([, width, height]) => ({ width: Number(width), height: Number(height) }));
}

test.each([
  ...['zh/ipg/2.3/?with=ja', 'en/ipg/2.4/?with=zh', 'zh/m10/rules-changes/', 'ja/m10/cards/hive-mind/'],
  ...['en/', 'zh/terms/', 'ja/m10/cards/', 'en/status/'],
  'ja/m10/changed/',
])('%s prints no interface, and is cut between rows and not after a heading', async (address) => {
  const page = await openOnPaper(address);
  const shown = await page
    .locator(
      ':is(header.site, .bar, .skip, .around, .copied, .reveal, .glance, button, input, select):visible',
    )
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 120)));
  expect(shown).toEqual([]);
  const cuts = await page.evaluate(() => ({
    rows: [...document.querySelectorAll('tbody tr')].map((row) => getComputedStyle(row).breakInside),
    headings: [...document.querySelectorAll('main h2')].map((each) => getComputedStyle(each).breakAfter),
  }));
  const headings = /changed|status/u.test(address) ? cuts.headings : [];
  expect([...cuts.rows, ...headings].filter((cut) => cut !== 'avoid')).toEqual([]);
});

test('printed results say what was searched for and how it was narrowed, without the rest of the form', async () => {
  const page = await openOnPaper('en/search/?q=伤害&document=m10');
  await page.waitForSelector('[data-search-status][data-state="done"]');
  const fields = page.locator('main :is(input, select, button):visible');
  expect(await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
    '伤害',
    'm10',
  ]);
});

test('an annotation is printed as wide as the row it is about', async () => {
  const page = await openOnPaper('zh/ipg/2.3/?with=ja&layout=columns');
  await page.setViewportSize({ width: 794, height: 1123 });
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await widthOf('#definition-1 .annotation')).toBeGreaterThan(
    0.9 * (await widthOf('#definition-1 > .row')),
  );
});

test('a range of notes is printed alone, with the cards that they show', async () => {
  const page = await openOnPaper('zh/m10/rules-changes/#battlefield-1..cast-activate-play-1');
  await page.locator('[data-in-range]').first().waitFor();
  const idsOf = (selector: string) =>
    page.locator(`${selector}:visible`).evaluateAll((all) => all.map(({ id }) => id));
  expect(await idsOf('[data-note]')).toEqual(['battlefield-1', 'exile-1', 'cast-activate-play-1']);
  expect(await idsOf('[data-faq-section]')).toEqual(['battlefield', 'exile', 'cast-activate-play']);
  expect(await page.locator('[data-card-box]:visible').count()).toBe(3);
});

describe('a card on paper', () => {
  // The longest entries, those with most said of them, and a short one.
  test.each([
    ...['zh/m10/cards/ajani-goldmane/', 'en/m10/cards/hive-mind/', 'ja/m10/cards/warp-world/'],
    ...['en/m10/cards/harms-way/', 'ja/m10/cards/master-of-the-wild-hunt/', 'en/m10/cards/protean-hydra/'],
  ])('%s is one sheet, with the notice, and name, edition and address at its foot', async (address) => {
    const page = await openOnPaper(address);
    expect(await page.locator('footer.site p:visible').count()).toBe(1);
    const foot = await page.locator('style[data-foot]').textContent();
    expect(foot).toContain((await page.title()).replace(' · Sidejudge', ''));
    expect(foot).toContain('2009-06-23');
    expect(foot).toContain(`/${address}"`);
    for (const format of ['A4', 'Letter'] as const) expect((await printed(page, format)).length).toBe(1);
  });
});

test.each(['zh/ipg/2.3/?with=ja&layout=columns', 'zh/ipg/2.3/?with=ja,en&layout=columns'])(
  '%s keeps its columns and the ID of each clause',
  async (address) => {
    const page = await openOnPaper(address);
    const row = page.locator('#definition-3');
    const cells = await row
      .locator('.cell:visible')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
      );
    expect(cells.length).toBe(address.includes('en') ? 3 : 2);
    expect(new Set(cells.map(({ top }) => top)).size).toBe(1);
    expect(await row.locator('.anchor a').isVisible()).toBe(true);
  },
);

test('the foot of every sheet has name, editions and address, once, and the signs are explained', async () => {
  const page = await openOnPaper('zh/ipg/2.3/');
  const feet = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText),
  );
  const foot = feet.find((rule) => rule.includes('bottom-left'));
  expect(foot).toMatch(/IPG 2\.3.*中文.*日文.*英文.*\/zh\/ipg\/2\.3\//su);
  expect(foot).toContain('counter(page)');
  expect(await page.locator('.legend:visible').textContent()).toContain('≠');
  // One address a sheet.
  expect(await page.locator('[data-paper]').textContent()).not.toContain('/');
});

test('A4 and Letter keep their size, and a marked range is printed alone', async () => {
  const whole = await openOnPaper('zh/ipg/2.3/?with=ja');
  const sheets = await printed(whole, 'A4');
  expect(sheets.every(({ width, height }) => width < height)).toBe(true);
  const letter = await printed(whole, 'Letter');
  expect(letter[0]).toEqual({ width: 612, height: 792 });

  const range = await openOnPaper('zh/ipg/2.3/?with=ja#remedy-1..remedy-3');
  await range.locator('[data-in-range]').first().waitFor();
  const ids = await range.locator('[data-clause]:visible').evaluateAll((rows) => rows.map(({ id }) => id));
  expect(ids).toEqual(['remedy-1', 'remedy-2', 'remedy-3']);
  const few = await printed(range, 'A4');
  expect(few.length).toBeLessThan(sheets.length);
  expect(few[0]).toEqual(sheets[0]);
});

test('a QR code is asked for by paper only', async () => {
  const asked: string[] = [];
  const page = await open('zh/ipg/2.4/', {
    waitUntil: 'networkidle',
    prepare: (opening) => {
      opening.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  expect(asked.filter((each) => each.includes('/qr/'))).toEqual([]);
  const hasCode = (await page.locator('[data-paper] img').count()) > 0;
  await page.pdf();
  await expect.poll(() => asked.some((each) => each.endsWith('/qr/zh/ipg-2.4.svg'))).toBe(hasCode);
});

test.each(['ja/m10/rules-changes/', 'zh/ipg/2.3/?with=ja#remedy-1..remedy-3'])(
  'the foot of %s on paper has its whole address, whether or not the build knew its origin',
  async (address) => {
    const page = await open(address);
    await beginPrinting(page);
    expect(await footOf(page)).toContain(`${siteAddress(address)}"`);
  },
);

test('a section has its whole address and the printed editions alone at the foot', async () => {
  const page = await open('zh/ipg/2.3/?with=ja');
  await beginPrinting(page);
  const foot = await footOf(page);
  expect(foot).toContain(`${siteAddress('zh/ipg/2.3/?with=ja')}"`);
  expect(foot).toMatch(/中文.*日文/u);
  expect(foot).not.toContain('英文');
});
