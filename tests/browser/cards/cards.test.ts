import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardCountWords } from '../../../src/cards/words.ts';
import { fill } from '../../../src/schema/words.ts';
import { nameFilterWords } from '../../../src/site/words.ts';
import { open, siteAddress } from '../lib/use.ts';

let page: Page;

beforeAll(async () => {
  page = await open('');
});

const goTo = (address: string) => page.goto(siteAddress(address));
const shownRows = (of: Page = page) =>
  of.$$eval('[data-card-rows] tr', (rows) => rows.filter((row) => row.checkVisibility()).map(({ id }) => id));
const choose = (facet: string, value: string) => page.locator(`[name="${facet}"]`).selectOption(value);
/** Asked of the page itself: the driver hears of a changed address a little later. */
const query = async () => new URLSearchParams(await page.evaluate(() => location.search));

describe('the list', () => {
  test.each([{ q: '金鬃阿耶尼' }, { q: 'タテガミ' }, { q: 'goldmane aja' }])(
    'a name in any language finds the card: $q',
    async ({ q }) => {
      await goTo('ja/m10/cards/');
      await page.locator('[data-card-filter] [name="q"]').fill(q);
      expect(await shownRows()).toEqual(['ajani-goldmane']);
      expect((await query()).get('q')).toBe(q);
    },
  );

  test('a name that no card has is read as the search box does, and said to be near', async () => {
    await goTo('zh/m10/cards/');
    await page.locator('[data-card-filter] [name="q"]').fill('閃電擊');
    // Until the names have come the list is whole.
    await expect.poll(async () => (await shownRows()).length).toBeLessThan(12);
    const rows = await shownRows();
    expect(rows).toContain('lightning-bolt');
    const said = await page.locator('[data-card-count]').textContent();
    expect(said).toBe(fill(nameFilterWords.zh.near, { count: rows.length }));
    await page.reload();
    await expect.poll(() => shownRows()).toEqual(rows);
    await page.locator('[data-card-filter] [name="q"]').fill('no such card');
    await expect.poll(() => shownRows()).toEqual([]);
    expect(await page.locator('[data-card-count]').textContent()).toBe('没有符合的牌');
  });

  test('the names of the search are loaded when no card has what was typed, and not before', async () => {
    const asked: string[] = [];
    const list = await open('zh/m10/cards/', {
      prepare: (opening) => {
        opening.on('request', (request) => {
          if (request.url().endsWith('.json')) asked.push(request.url());
        });
      },
    });
    await list.locator('[data-card-filter] [name="q"]').fill('阿耶尼');
    await expect.poll(() => shownRows(list)).toEqual(['ajani-goldmane']);
    expect(asked).toEqual([]);
    await list.locator('[data-card-filter] [name="q"]').fill('jzayn');
    await expect.poll(() => list.locator('[data-card-count]').textContent()).toContain('相近');
    expect(await shownRows(list)).toEqual(['ajani-goldmane']);
    expect(asked).toEqual([expect.stringMatching(/\/names\.json$/u)]);
  });

  test('without the names of the search the list says what it finds by itself', async () => {
    const list = await open('en/m10/cards/?q=jzayn', {
      prepare: (opening) => opening.route('**/names.json', (route) => route.abort()),
    });
    const { none } = cardCountWords.en;
    await expect.poll(() => list.locator('[data-card-count]').textContent()).toBe(none);
    await list.locator('[data-card-filter] [name="q"]').fill('ajani');
    expect(await shownRows(list)).toContain('ajani-goldmane');
  });

  test('facets work together, and each says how many cards its values would show', async () => {
    await goTo('ja/m10/cards/');
    await choose('color', 'R');
    const label = await page.locator('[name="type"] option[value="instant"]').textContent();
    await choose('type', 'instant');
    const rows = await shownRows();
    expect(rows).toContain('lightning-bolt');
    expect(rows).not.toContain('act-of-treason');
    expect(label).toContain(`(${rows.length})`);
    expect(await page.locator('[data-card-count]').textContent()).toContain(`${rows.length}`);
  });

  test('the whole choice is in the address, comes back from it, and changes the language', async () => {
    await goTo('zh/m10/cards/?color=W&type=creature&mv=4&sort=name');
    const rows = await shownRows();
    expect(rows).toContain('guardian-seraph');
    expect(await page.locator('[name="mv"]').inputValue()).toBe('4');
    await page.reload();
    expect(await shownRows()).toEqual(rows);
    await page.locator('a[data-language="en"]').click();
    await page.waitForURL(/\/en\/m10\/cards\//u);
    expect((await shownRows()).toSorted()).toEqual(rows.toSorted());
  });

  test('the back button undoes a choice, and leads back to it from a card', async () => {
    await goTo('en/m10/cards/');
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
    await goTo('en/m10/cards/');
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

  test('on a phone each card stands by itself, all of it in view', async () => {
    const phone = await open('ja/m10/cards/', { viewport: { width: 390, height: 800 } });
    const { row, type } = await phone.locator('#ajani-goldmane').evaluate((each) => ({
      row: each.getBoundingClientRect().right,
      type: each.querySelector('.type')?.getBoundingClientRect().width ?? 0,
    }));
    expect(row).toBeLessThanOrEqual(390);
    expect(type).toBeGreaterThan(390 / 2);
  });
});

describe('what has changed since', () => {
  test.each([true, false])('a chapter shows its changed notes alone, with scripts: %s', async (scripts) => {
    const chapter = await open('ja/m10/rules-changes/', { javaScriptEnabled: scripts });
    expect(await chapter.locator('#combat-7').isVisible()).toBe(true);
    await chapter.locator('[data-only-changed]').check();
    expect(await chapter.locator('#combat-11').isVisible()).toBe(true);
    expect(await chapter.locator('#combat-7').isVisible()).toBe(false);
    expect(await chapter.locator('.card-box:visible').count()).toBe(0);
  });
});
