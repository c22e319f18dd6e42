import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { browser } from './lib/browser.ts';
import { phone, read } from './lib/read.ts';

const site = inject('siteUrl');
let page: Page;

beforeAll(async () => {
  // What is tested here needs no scripts.
  page = await browser.newPage({ javaScriptEnabled: false });
});

test('the source’s own reading is hidden until it is opened, by the keyboard too', async () => {
  await page.goto(new URL('zh/m10/introduction/#introduction-6', site).href);
  const correction = page.locator('#introduction-6 [data-correction]');
  expect(await correction.locator('del').isVisible()).toBe(false);
  const mark = page.locator('#introduction-6 .remarks summary');
  expect(await mark.ariaSnapshot()).toContain('来源有误，已订正');
  await mark.focus();
  await page.keyboard.press('Enter');
  expect(await correction.locator('del').isVisible()).toBe(true);
  expect(await page.locator('#introduction-6 [data-corrected]').isVisible()).toBe(true);
});

test('a symbol is drawn, and keeps the spelling of the source as text', async () => {
  await page.goto(new URL('zh/m10/general-notes/#dual-lands', site).href);
  const symbol = page.locator('[data-symbol="T"]').first();
  expect(await symbol.textContent()).toBe('{横置}');
  const drawing = await symbol.locator('svg').boundingBox();
  expect(drawing?.width).toBeGreaterThan(10);
});

test('without scripts the card list is whole and the search box leads to the search page', async () => {
  await page.goto(new URL('en/m10/cards/', site).href);
  expect(await page.locator('[data-card-filter]').isVisible()).toBe(false);
  expect(await page.locator('#lightning-bolt').isVisible()).toBe(true);
  await page.locator('header input[type="search"]').fill('bolt');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/search/?q=bolt');
});

test('a text that differs has one mark, which opens the reason and the words', async () => {
  await page.goto(new URL('en/ipg/2.3/', site).href);
  const cell = page.locator('#definition-1 .cell', { has: page.locator('[data-differs="zh"]') });
  expect(await cell.locator('.remarks').count()).toBe(1);
  await page.evaluate(() => document.querySelector('[data-differs="zh"]')?.toggleAttribute('open', true));
  expect(await cell.locator('[data-reason] q').textContent()).toBe('且未经对手许可');
});

test('a link to an annotation shows it although its column is closed', async () => {
  await page.goto(new URL('zh/ipg/2.3/?#definition-1-note-1', site).href);
  expect(await page.locator('#definition-1-note-1').isVisible()).toBe(true);
  expect(await page.locator('#definition-3-note-1').isVisible()).toBe(false);
});

test('where a language lacks a clause, its buttons show the languages that have it', async () => {
  const window = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await window.goto(new URL('zh/ipg/2.3/#definition-2', site).href);
  const buttons = window.locator('#definition-2 [data-reveal]:visible');
  expect(await buttons.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.reveal))).toEqual(
    ['ja', 'en'],
  );
  expect(await window.locator('#definition-2 [data-other-texts]:visible').count()).toBe(0);
  await window.close();
});

test('without scripts, links lead to the languages that have it', async () => {
  const window = await browser.newPage({ javaScriptEnabled: false });
  await window.goto(new URL('zh/ipg/2.3/#definition-2', site).href);
  const links = window.locator('#definition-2 [data-other-texts] a:visible');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('lang'), link.getAttribute('href')]),
    ),
  ).toEqual([
    ['ja', expect.stringMatching(/\/ja\/ipg\/2\.3\/#definition-2$/u)],
    ['en', expect.stringMatching(/\/en\/ipg\/2\.3\/#definition-2$/u)],
  ]);
  await window.close();
});

test('a mark stands behind the last word of its text, not on a line of its own', async () => {
  await page.goto(new URL('zh/ipg/2.3/', site).href);
  const bottoms = await page.locator('#definition-1 > .row > .cell[data-column="zh"]').evaluate((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell.querySelector('[data-text]') ?? cell);
    const [text, mark] = [
      [...words.getClientRects()].at(-1),
      cell.querySelector('summary')?.getBoundingClientRect(),
    ];
    return { text: text?.top ?? 0, mark: mark?.bottom ?? 0, lineEnd: text?.bottom ?? 0 };
  });
  expect(bottoms.mark).toBeGreaterThan(bottoms.text);
  expect(bottoms.mark).toBeLessThan(bottoms.lineEnd + (bottoms.lineEnd - bottoms.text) / 2);
});

test('folded examples open for a link to one of them, and are printed', async () => {
  const window = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await window.goto(new URL('en/ipg/2.3/', site).href);
  await window.locator('.examples > summary').click();
  expect(await window.locator('#example-b').isVisible()).toBe(false);
  await window.emulateMedia({ media: 'print' });
  expect(await window.locator('#example-b [data-text]').first().isVisible()).toBe(true);
  await window.emulateMedia({ media: 'screen' });
  await window.evaluate(() => {
    location.hash = 'example-b';
  });
  await expect.poll(() => window.locator('#example-b').isVisible()).toBe(true);
  await window.close();
});

test.each(['ja/m10/cards/ajani-goldmane/', 'ja/m10/card-rulings/', 'zh/m10/card-rulings/'])(
  'no type line, name or count breaks where it fits in a line: %s',
  async (address) => {
    await read(browser, address, { viewport: { width: 320, height: 900 } }, async (page) => {
      const pieces = page.locator('.types span, .cards :is(.count, .other-names span)');
      const broken = await pieces.evaluateAll((all) =>
        all.flatMap((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          const { height } = range.getBoundingClientRect();
          const isBroken = height > 1.5 * Number.parseFloat(getComputedStyle(each).lineHeight);
          return isBroken && (each.textContent ?? '').trim().length < 16 ? [each.textContent] : [];
        }),
      );
      expect(broken).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  },
);

test('quotation marks of English are no wider than its letters', async () => {
  await read(browser, 'en/ipg/2.3/', { viewport: phone }, async (page) => {
    const width = await page.locator('#main').evaluate((main) => {
      const probe = document.createElement('span');
      probe.lang = 'en';
      probe.textContent = '“’”';
      main.append(probe);
      return probe.getBoundingClientRect().width / 16;
    });
    expect(width).toBeLessThan(1.8);
  });
});
