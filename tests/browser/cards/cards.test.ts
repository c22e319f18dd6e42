import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardCountWords } from '../../../src/faq/cards/words.ts';
import { boxOf, parameter, shownRows } from '../lib/read.ts';
import { open, siteAddress } from '../lib/use.ts';

// What each name and choice finds is asked of its functions (src/lists).

let page: Page;

beforeAll(async () => {
  page = await open('');
});

const goTo = (address: string) => page.goto(siteAddress(address));
const choose = (facet: string, value: string) => page.locator(`[name="${facet}"]`).selectOption(value);
const type = (words: string) => page.locator('filtered-list [name="q"]').fill(words);
const said = () => page.locator('filtered-list output').textContent();

describe('the list', () => {
  test('a name in any language finds the card, and the address has it', async () => {
    await goTo('zh/m10/cards/');
    for (const name of ['金鬃阿耶尼', 'タテガミ', 'goldmane aja']) {
      await type(name);
      expect(await shownRows(page)).toEqual(['ajani-goldmane']);
      expect(await parameter(page, 'q')).toBe(name);
    }
    await type('no such card');
    expect(await said()).toBe(cardCountWords.zh.none);
    expect(await shownRows(page)).toEqual([]);
  });

  test('what is chosen works together, the address has the choice, and the way back from a card leads to it', async () => {
    await goTo('ja/m10/cards/');
    await choose('color', 'R');
    await choose('type', 'instant');
    const rows = await shownRows(page);
    expect(rows).toContain('lightning-bolt');
    expect(rows).not.toContain('act-of-treason');
    expect(await said()).toContain(`${rows.length}`);
    await page.reload();
    expect(await shownRows(page)).toEqual(rows);
    expect(await page.locator('[name="type"]').inputValue()).toBe('instant');
    await page.locator('header a[data-language="en"]').click();
    await page.waitForURL(/\/en\/m10\/cards\//u);
    expect((await shownRows(page)).toSorted()).toEqual(rows.toSorted());
    await page.locator('#lightning-bolt th > a').click();
    await page.waitForURL(/lightning-bolt/u);
    await page.goBack();
    expect((await shownRows(page)).toSorted()).toEqual(rows.toSorted());
  });

  test('on a phone each card stands by itself, all of it in view', async () => {
    const phone = await open('ja/m10/cards/', { viewport: { width: 390, height: 800 } });
    expect((await boxOf(phone, '#ajani-goldmane')).right).toBeLessThanOrEqual(390);
    expect((await boxOf(phone, '#ajani-goldmane th')).width).toBeGreaterThan(390 / 3);
  });
});

test('the text of a card is a whole box where the head that is printed above it is closed', async () => {
  const page = await open('ja/m10/cards/ajani-goldmane/?with=');
  expect(await page.locator('.card-head').isVisible()).toBe(false);
  const edges = await page.locator('.card-text').evaluate((box) => {
    const { borderTop, borderBottom, paddingTop, paddingBottom } = getComputedStyle(box);
    return { above: [borderTop, paddingTop], below: [borderBottom, paddingBottom] };
  });
  expect(edges.above).toEqual(edges.below);
  await page.goto(siteAddress('ja/m10/cards/ajani-goldmane/?with=zh'));
  expect((await boxOf(page, '.card-head')).bottom).toBeGreaterThan((await boxOf(page, '.card-text')).top);
});

test('on a phone the dock of a card is at the foot of the window', async () => {
  const page = await open('en/m10/cards/ajani-goldmane/', { viewport: { width: 390, height: 844 } });
  expect((await boxOf(page, '.bar')).bottom).toBe(844);
});

test.each([true, false])('a chapter shows its changed notes alone, with scripts: %s', async (scripts) => {
  const chapter = await open('ja/m10/rules-changes/', { javaScriptEnabled: scripts });
  expect(await chapter.locator('#combat-7').isVisible()).toBe(true);
  await chapter.locator('[data-only-changed]').check();
  expect(await chapter.locator('#combat-11').isVisible()).toBe(true);
  expect(await chapter.locator('#combat-7').isVisible()).toBe(false);
  expect(await chapter.locator('.card-box:visible').count()).toBe(0);
});
