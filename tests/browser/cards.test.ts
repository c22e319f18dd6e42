import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';

const site = inject('siteUrl');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterAll(async () => {
  await browser.close();
});

const open = (address: string) => page.goto(new URL(address, site).href);
const shownRows = (of: Page = page) =>
  of.$$eval('[data-card-rows] tr', (rows) => rows.filter((row) => row.checkVisibility()).map(({ id }) => id));
const choose = (facet: string, value: string) => page.locator(`[name="${facet}"]`).selectOption(value);
const query = () => new URL(page.url()).searchParams;

describe('the list', () => {
  test('has all 249 cards of the set by number, then those that other texts mention', async () => {
    await open('zh/m10/cards/');
    const numbers = await page.$$eval('[data-card-rows] td.number', (cells) =>
      cells.map((cell) => cell.textContent?.trim()),
    );
    expect(numbers.slice(0, 249)).toEqual(Array.from({ length: 249 }, (_, index) => `${index + 1}`));
    expect(numbers.slice(249).length).toBeGreaterThan(0);
    expect(numbers.slice(249).every((number) => number === '')).toBe(true);
  });

  test.each([
    { q: '金鬃阿耶尼' },
    { q: 'たてがみ' },
    { q: 'タテガミ' },
    { q: 'ＡＪＡＮＩ' },
    { q: 'goldmane aja' },
  ])('a name in any language finds the card: $q', async ({ q }) => {
    await open('ja/m10/cards/');
    await page.locator('[data-card-filter] [name="q"]').fill(q);
    expect(await shownRows()).toEqual(['ajani-goldmane']);
    expect(query().get('q')).toBe(q);
  });

  test('facets work together, and each says how many cards its values would show', async () => {
    await open('ja/m10/cards/');
    await choose('color', 'R');
    const label = await page.locator('[name="type"] option[value="instant"]').textContent();
    await choose('type', 'instant');
    const rows = await shownRows();
    expect(rows).toContain('lightning-bolt');
    expect(rows).not.toContain('act-of-treason');
    expect(label).toContain(`(${rows.length})`);
    expect(await page.locator('[data-card-count]').textContent()).toContain(`${rows.length}`);
  });

  test('a keyword finds the cards whose printed text has it, and a correction those that have one', async () => {
    await open('en/m10/cards/?keyword=flying');
    expect(await shownRows()).toContain('baneslayer-angel');
    // Only its reminder text speaks of flying.
    expect(await shownRows()).not.toContain('deadly-recluse');
    await open('en/m10/cards/?corrected=1');
    expect(await shownRows()).toContain('silence');
  });

  test('each language sorts by its own order', async () => {
    const firstNames = async (lang: string) => {
      await open(`${lang}/m10/cards/?sort=name`);
      return await page.$$eval('[data-card-rows] tr', (rows) =>
        rows.map((row) => row.querySelector('[data-card-name]')?.textContent?.trim() ?? ''),
      );
    };
    const english = await firstNames('en');
    expect(english).toEqual(english.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    const chinese = await firstNames('zh');
    expect(chinese).toEqual(chinese.toSorted(new Intl.Collator('zh-u-co-pinyin', { numeric: true }).compare));
    expect(chinese).not.toEqual(english);
  });

  test('the whole choice is in the address, comes back from it, and changes the language', async () => {
    await open('zh/m10/cards/?color=W&type=creature&mv=4&sort=name');
    const rows = await shownRows();
    expect(rows).toContain('guardian-seraph');
    expect(await page.locator('[name="mv"]').inputValue()).toBe('4');
    await page.reload();
    expect(await shownRows()).toEqual(rows);
    await page.locator('a[data-language="en"]').click();
    await page.waitForURL(/\/en\/m10\/cards\//u);
    expect((await shownRows()).toSorted()).toEqual(rows.toSorted());
  });

  test.each(['?color=purple&type=&mv=-1&sort=%00', '?q=%E0%A4%A', '?color=W&color=U&constructor=x'])(
    'garbage in the address does no harm: %s',
    async (garbage) => {
      const troubles: string[] = [];
      const listen = (error: Error) => troubles.push(String(error));
      page.on('pageerror', listen);
      await open(`en/m10/cards/${garbage}`);
      await page.waitForFunction(() => document.querySelector('[data-card-count]')?.textContent !== '');
      page.off('pageerror', listen);
      expect(troubles).toEqual([]);
    },
  );

  test('the back button undoes a choice, and leads back to it from a card', async () => {
    await open('en/m10/cards/');
    await choose('color', 'G');
    await choose('type', 'creature');
    const rows = await shownRows();
    await page.goBack();
    expect(query().get('type')).toBeNull();
    expect((await shownRows()).length).toBeGreaterThan(rows.length);
    await page.goForward();
    expect(await shownRows()).toEqual(rows);
    await page.locator('#protean-hydra a').click();
    await page.waitForURL(/protean-hydra/u);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('[data-card-count]')?.textContent !== '');
    expect(await shownRows()).toEqual(rows);
    await page.locator('[data-card-reset]').click();
    expect(query().size).toBe(0);
    expect((await shownRows()).length).toBeGreaterThanOrEqual(249);
  });

  test('everything can be done with the keyboard', async () => {
    await open('en/m10/cards/');
    await page.locator('[data-card-filter] [name="q"]').focus();
    await page.keyboard.type('goblin');
    const goblins = await shownRows();
    expect(goblins).toContain('goblin-chieftain');
    await page.keyboard.press('Tab');
    await page.keyboard.type('name');
    expect(query().get('sort')).toBe('name');
    // Over the summary to the first facet, and to its second value.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Red');
    expect(query().get('color')).toBe('R');
    expect((await shownRows()).toSorted()).toEqual(
      goblins.filter((slug) => slug !== 'rummaging-goblin').toSorted(),
    );
  });

  test('without scripts it is a plain list by number, and nothing that does not work shows', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL('zh/m10/cards/?color=W', site).href);
    expect(await plain.locator('[data-card-rows] tr:visible').count()).toBeGreaterThanOrEqual(249);
    expect(await plain.locator('[data-card-filter]').isVisible()).toBe(false);
    await plain.goto(new URL('zh/m10/cards/clone/', site).href);
    expect(await plain.locator('[data-card-neighbours] [rel="next"]').getAttribute('href')).toMatch(
      /\/zh\/m10\/cards\/.+\/$/u,
    );
    await context.close();
  });

  test('on a phone each card stands by itself, all of it in view', async () => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 800 } });
    await phone.goto(new URL('ja/m10/cards/', site).href);
    const { row, type } = await phone.locator('#ajani-goldmane').evaluate((each) => ({
      row: each.getBoundingClientRect().right,
      type: each.querySelector('.type')?.getBoundingClientRect().width ?? 0,
    }));
    expect(row).toBeLessThanOrEqual(390);
    expect(type).toBeGreaterThan(200);
    await phone.close();
  });
});

describe('a card', () => {
  const neighbours = () =>
    page.$$eval('[data-card-neighbours] a', (links) =>
      links.map((link) =>
        link.checkVisibility() ? (link.getAttribute('href') ?? '').split('/').at(-2) : null,
      ),
    );

  test('leads to the next by number, or in the order of the list that the reader came from', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await open('en/m10/cards/clone/');
    const byNumber = await neighbours();
    await open('en/m10/cards/?ruled=1&color=U&sort=name');
    const rows = await shownRows();
    await page.locator('#clone a').click();
    await page.waitForURL(/clone/u);
    const at = rows.indexOf('clone');
    expect(await neighbours()).toEqual([rows[at - 1] ?? null, rows[at + 1] ?? null]);
    expect(await neighbours()).not.toEqual(byNumber);
    await page.locator('[data-card-list-link]').click();
    await page.waitForURL(/sort=name/u);
    expect(await shownRows()).toEqual(rows);
    // The list as it is by itself leaves nothing behind.
    await open('en/m10/cards/');
    await open('en/m10/cards/clone/');
    expect(await neighbours()).toEqual(byNumber);
  });

  test('the first and the last have one neighbour', async () => {
    await open('en/m10/cards/');
    await open('en/m10/cards/ajani-goldmane/');
    expect((await neighbours())[0]).toBeNull();
  });

  test('names the cards that its rulings mention, and they name it', async () => {
    await open('zh/m10/cards/clone/');
    const [first = ''] = await page.$$eval('.mentioned a:not(.by)', (links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(first).toContain('/m10/cards/');
    await page.goto(new URL(first, site).href);
    expect(await page.locator('.mentioned a[href*="m10/cards/clone/#r"]').count()).toBeGreaterThan(0);
  });

  test.each(['zh/m10/cards/ajani-goldmane/', 'ja/m10/cards/clone/', 'en/m10/cards/warp-world/'])(
    '%s fits one printed page',
    async (address) => {
      await open(address);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
    },
  );
});
