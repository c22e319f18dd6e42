import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { cardListStrings } from '../../src/cards/list-words.ts';
import { languages } from '../../src/schema/language.ts';
import { browser } from './lib/browser.ts';

const site = inject('siteUrl');
let page: Page;

beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});

const open = (address: string) => page.goto(new URL(address, site).href);
const shownRows = (of: Page = page) =>
  of.$$eval('[data-card-rows] tr', (rows) => rows.filter((row) => row.checkVisibility()).map(({ id }) => id));
const choose = (facet: string, value: string) => page.locator(`[name="${facet}"]`).selectOption(value);
/** Asked of the page itself: the driver hears of a changed address a little later. */
const query = async () => new URLSearchParams(await page.evaluate(() => location.search));

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
    expect((await query()).get('q')).toBe(q);
  });

  test.each([
    { q: 'jzayn', slug: 'ajani-goldmane' },
    { q: 'jinzong ayeni', slug: 'ajani-goldmane' },
    { q: 'Ajanni', slug: 'ajani-goldmane' },
    { q: 'azyani', slug: 'ajani-goldmane' },
    { q: 'あじゃにー', slug: 'ajani-goldmane' },
    { q: '閃電擊', slug: 'lightning-bolt' },
    { q: 'pingyuan', slug: 'plains-233' },
  ])(
    'a name that no card has is read as the search box does, and said to be near: $q',
    async ({ q, slug }) => {
      await open('zh/m10/cards/');
      await page.locator('[data-card-filter] [name="q"]').fill(q);
      // Until the names have come the list is whole.
      await expect.poll(async () => (await shownRows()).length).toBeLessThan(12);
      expect(await shownRows()).toContain(slug);
      const said = await page.locator('[data-card-count]').textContent();
      expect(said).toBe(cardListStrings.zh.count.near.replace('#', `${(await shownRows()).length}`));
      const rows = await shownRows();
      await page.reload();
      await expect.poll(() => shownRows()).toEqual(rows);
      await page.locator('[data-card-filter] [name="q"]').fill('no such card');
      await expect.poll(() => shownRows()).toEqual([]);
      expect(await page.locator('[data-card-count]').textContent()).toBe('没有符合的牌');
    },
  );

  test('the names of the search are loaded when no card has what was typed, and not before', async () => {
    const context = await browser.newContext();
    const list = await context.newPage();
    const asked: string[] = [];
    list.on('request', (request) => {
      if (request.url().endsWith('.json')) asked.push(request.url());
    });
    await list.goto(new URL('zh/m10/cards/', site).href);
    await list.locator('[data-card-filter] [name="q"]').fill('阿耶尼');
    await expect.poll(() => shownRows(list)).toEqual(['ajani-goldmane']);
    expect(asked).toEqual([]);
    await list.locator('[data-card-filter] [name="q"]').fill('jzayn');
    await expect.poll(() => list.locator('[data-card-count]').textContent()).toContain('相近');
    expect(await shownRows(list)).toEqual(['ajani-goldmane']);
    expect(asked).toEqual([expect.stringMatching(/\/names\.json$/u)]);
    await context.close();
  });

  test('without the names of the search the list says what it finds by itself', async () => {
    const context = await browser.newContext();
    const list = await context.newPage();
    await list.route('**/names.json', (route) => route.abort());
    await list.goto(new URL('en/m10/cards/?q=jzayn', site).href);
    const { none } = cardListStrings.en.count;
    await expect.poll(() => list.locator('[data-card-count]').textContent()).toBe(none);
    await list.locator('[data-card-filter] [name="q"]').fill('ajani');
    expect(await shownRows(list)).toContain('ajani-goldmane');
    await context.close();
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
    expect((await query()).get('type')).toBeNull();
    expect((await shownRows()).length).toBeGreaterThan(rows.length);
    await page.goForward();
    expect(await shownRows()).toEqual(rows);
    await page.locator('#protean-hydra a[data-card-name]').click();
    await page.waitForURL(/protean-hydra/u);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('[data-card-count]')?.textContent !== '');
    expect(await shownRows()).toEqual(rows);
    await page.locator('[data-card-reset]').click();
    expect((await query()).size).toBe(0);
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
    expect((await query()).get('sort')).toBe('name');
    // Over the summary to the first facet, and to its second value.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Red');
    expect((await query()).get('color')).toBe('R');
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
    expect(await plain.locator('[data-card-neighbors] [rel="next"]').getAttribute('href')).toMatch(
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
    expect(type).toBeGreaterThan(390 / 2);
    await phone.close();
  });
});

describe('a card', () => {
  const neighbors = () =>
    page.$$eval('[data-card-neighbors] a', (links) =>
      links.map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')?.split('/').at(-2)}`),
    );
  const linkedRows = () =>
    page.$$eval('[data-card-rows] tr', (rows) =>
      rows.flatMap((row) => (row.querySelector('a[data-card-name]') ? row.id : [])),
    );

  test('leads to the cards before and after it by number, whatever list the reader came from', async () => {
    await open('en/m10/cards/');
    const rows = await linkedRows();
    const at = rows.indexOf('clone');
    await open('en/m10/cards/?ruled=1&color=U&sort=name');
    await page.locator('#clone a[data-card-name]').click();
    await page.waitForURL(/clone/u);
    expect(await neighbors()).toEqual([`prev ${rows[at - 1]}`, `next ${rows[at + 1]}`]);
  });

  test('the first and the last have one neighbor', async () => {
    await open('ja/m10/cards/');
    const rows = await linkedRows();
    await open(`ja/m10/cards/${rows[0]}/`);
    expect(await neighbors()).toEqual([`next ${rows[1]}`]);
    await open(`ja/m10/cards/${rows.at(-1)}/`);
    expect(await neighbors()).toEqual([`prev ${rows.at(-2)}`]);
  });

  test('a printed view hides what only works on a screen', async () => {
    await open('zh/m10/cards/clone/');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-card-neighbors]').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
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

  // The longest entries, those with most said of them, and a short one.
  test.each(
    [
      'harms-way',
      'hive-mind',
      'master-of-the-wild-hunt',
      'protean-hydra',
      'warp-world',
      'ajani-goldmane',
    ].flatMap((slug) => languages.map((lang) => `${lang}/m10/cards/${slug}/`)),
  )('%s fits one printed page, A4 and Letter', async (address) => {
    await open(address);
    for (const format of ['A4', 'Letter']) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1);
    }
  });
});

describe('what has changed since', () => {
  test('cards are found by a ruling that no longer holds, and by what they print', async () => {
    await open('zh/m10/cards/?changed=ruling');
    expect(await shownRows()).toContain('safe-passage');
    expect(await shownRows()).not.toContain('viashino-spearhunter');
    await choose('changed', 'card');
    expect(await shownRows()).toContain('viashino-spearhunter');
    expect(await shownRows()).not.toContain('safe-passage');
    // An address of before the two were told apart.
    await open('zh/m10/cards/?changed=1');
    expect(await shownRows()).toEqual(expect.arrayContaining(['safe-passage', 'viashino-spearhunter']));
  });

  test.each([true, false])('a chapter shows its changed notes alone, with scripts: %s', async (scripts) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts });
    const chapter = await context.newPage();
    await chapter.goto(new URL('ja/m10/rules-changes/', site).href);
    expect(await chapter.locator('#combat-7').isVisible()).toBe(true);
    await chapter.locator('[data-only-changed]').check();
    expect(await chapter.locator('#combat-11').isVisible()).toBe(true);
    expect(await chapter.locator('#combat-7').isVisible()).toBe(false);
    expect(await chapter.locator('.card-box:visible').count()).toBe(0);
    await context.close();
  });

  test('a wording in doubt is said so beside its ruling, with the reason on the page', async () => {
    await open('en/m10/cards/guardian-seraph/');
    expect(await page.locator('[data-in-doubt]').count()).toBe(1);
    await page.locator('#r2 [data-in-doubt] a').click();
    expect(await page.locator('#anomalies').textContent()).toContain('no controller');
  });

  test('what moved without another outcome is explained once on a page', async () => {
    await open('en/m10/rules-changes/');
    expect(await page.locator('#lifelink-3 details.validity').count()).toBe(1);
    for (const id of ['lifelink-4', 'lifelink-5', 'deathtouch-6']) {
      expect(await page.locator(`#${id} details.validity`).count()).toBe(0);
      expect(await page.locator(`#${id} .validity a`).getAttribute('href')).toBe('#lifelink-3');
    }
  });
});
