import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, choose, parameter, settled, topOf } from '../lib/read.ts';
import { desktop, onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

/** Commentary: open where it is in the language of the interface, else a line each, and never in the way. */

const openOnes = (page: Page) => page.locator('[data-annotation]:visible').count();
const lefts = (page: Page, selector: string) =>
  page.$$eval(selector, (cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));

test('where it is in the language of the interface it is open, else one tap opens one where it is, and closes it', async () => {
  const page = await open('ja/ipg/2.3/', { viewport: phone, hasTouch: true });
  expect(await openOnes(page)).toBe(await page.locator('[data-annotation]').count());
  await page.goto(siteAddress('zh/ipg/2.3/?with=-zh,ja'));
  expect(await openOnes(page)).toBe(0);
  const summary = '#philosophy-2 .annotation > summary';
  await page.locator(summary).evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const { left, top, height } = await boxOf(page, summary);
  for (const state of ['[open]', ':not([open])']) {
    await page.touchscreen.tap(left + 20, top + height / 2);
    await page.waitForSelector(`#philosophy-2 .annotation:has(#philosophy-2-note-1)${state}`);
    expect(Math.abs((await boxOf(page, summary)).top - top)).toBeLessThan(8);
  }
});

test('one switch opens and folds all, and address and device keep it', async () => {
  const page = await open('zh/ipg/2.3/?with=-zh,ja', { viewport: phone });
  await choose(page, 'notes', true);
  expect(await openOnes(page)).toBe(await page.locator('[data-annotation]').count());
  expect(await parameter(page, 'notes')).toBe('1');
  await choose(page, 'notes', false);
  expect(await openOnes(page)).toBe(0);
  await page.goto(siteAddress('ja/ipg/2.3/'));
  expect(await openOnes(page)).toBe(0);
  expect(await page.locator('[name="notes"]').isChecked()).toBe(false);
});

test('beside several languages one opens from the rail over what follows, no text moves, and Escape or a press beside it closes it', async () => {
  const page = await open('ja/ipg/2.3/?with=zh,en');
  expect(await openOnes(page)).toBe(0);
  const tops = () =>
    page.$$eval('.clause > .row', (rows) => rows.map((row) => row.getBoundingClientRect().top + scrollY));
  const before = await tops();
  const summary = page.locator('#definition-1 .annotation > summary').first();
  const anchor = await boxOf(page, '#definition-1 > .anchor');
  for (const close of [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]) {
    await summary.click();
    expect(await openOnes(page)).toBeGreaterThan(0);
    expect((await boxOf(page, '#definition-1 .annotation > summary')).left).toBe(anchor.left);
    expect(await tops()).toEqual(before);
    await close();
    await page.waitForFunction(() => !document.querySelector('.annotation[open]'));
  }
});

test.each([
  ['zh/ipg/2.3/?notes=1', 'definition-4-note-2'],
  ['ja/ipg/2.3/?notes=0', 'remedy-4-note-1'],
])(
  'one that a link leads to is open, with its label at the head of the window: %s#%s',
  async (address, id) => {
    const page = await open(`${address}#${id}`, { viewport: phone });
    await settled(page);
    expect(await page.locator(`#${id}`).isVisible()).toBe(true);
    const place = await topOf(page, `.annotation:has(#${id})`);
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(300);
  },
);

test('without scripts a link leads to one, and each opens by itself', async () => {
  const page = await open('zh/ipg/2.3/#remedy-1-note-2', { javaScriptEnabled: false });
  expect(await page.locator('#remedy-1-note-2').isVisible()).toBe(true);
  await page.locator('[data-toggle="ja"]').check();
  await page.locator('#philosophy-1 .annotation > summary').first().click();
  expect(await page.locator('#philosophy-1-note-1').isVisible()).toBe(true);
});

test('closed ones make a section at most 1.15 times as high as none', async () => {
  const page = await open('ja/ipg/2.3/?with=&notes=0', { viewport: phone });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const closed = await height();
  await page.$$eval('.annotations', (all) => {
    for (const each of all) each.remove();
  });
  expect(closed / (await height())).toBeLessThanOrEqual(1.15);
});

test('open ones are beside their clause where one language is open and the window is wide, else below its columns', async () => {
  const page = await open('ja/ipg/2.3/?with=&notes=1');
  const boxes = async () => [
    await boxOf(page, '#definition-1 > .row'),
    await boxOf(page, '#definition-1 .annotation'),
  ];
  const [row, beside] = await boxes();
  expect(beside?.left).toBeGreaterThanOrEqual(row?.right ?? 0);
  expect(beside?.right).toBeLessThanOrEqual(desktop.width);
  await page.goto(siteAddress('zh/ipg/2.3/?with=en,ja&notes=1'));
  const [columns, below] = await boxes();
  expect(below?.top).toBeGreaterThanOrEqual(columns?.bottom ?? 0);
  const own = await lefts(page, '#definition-1 > .row > .cell');
  const cells = await lefts(page, '#definition-1 .annotation .row > .cell');
  expect(cells).toHaveLength(3);
  for (const [at, left] of cells.entries()) expect(Math.abs(left - (own[at] ?? 0))).toBeLessThan(8);
  // Headings of parts and columns are above their texts.
  for (const selector of ['.heads .cell', '#part-definition .cell'])
    expect(await lefts(page, selector)).toEqual(own);
});
