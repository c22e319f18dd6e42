import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, choose, parameter, topOf } from '../lib/read.ts';
import { desktop, inventedAddress, open, phone } from '../lib/use.ts';

const openOnes = (page: Page) => page.locator('[data-annotation]:visible').count();

test('one switch opens and folds all annotations; the address and the device keep it', async () => {
  const page = await open('zh/ipg/2.3/?with=-zh,ja', { viewport: phone });
  expect(await openOnes(page)).toBe(0);
  await choose(page, 'notes', true);
  expect(await openOnes(page)).toBe(await page.locator('[data-annotation]').count());
  expect(await parameter(page, 'notes')).toBe('1');
  await choose(page, 'notes', false);
  await page.goto(inventedAddress('ja/ipg/2.3/'));
  expect(await openOnes(page)).toBe(0);
  expect(await page.locator('[name="notes"]').isChecked()).toBe(false);
});

test('an annotation that is the target of a link is open near the top of the window; a tap closes and opens it without moving it', async () => {
  const page = await open('ja/ipg/2.3/?notes=0#remedy-4-note-1', { viewport: phone, hasTouch: true });
  const one = '.annotation:has(#remedy-4-note-1)';
  await page.waitForSelector(`${one}[open]`);
  const { left, top, height } = await boxOf(page, `${one} > summary`);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(300);
  for (const state of [':not([open])', '[open]']) {
    await page.touchscreen.tap(left + 20, top + height / 2);
    await page.waitForSelector(one + state);
    expect(Math.abs((await topOf(page, `${one} > summary`)) - top)).toBeLessThan(8);
  }
});

test('beside several languages an annotation opens over the following text, no text moves, and Escape or a press outside closes it', async () => {
  const page = await open('ja/ipg/2.3/?with=zh,en');
  expect(await openOnes(page)).toBe(0);
  const tops = () =>
    page.$$eval('.clause > .row', (rows) => rows.map((row) => row.getBoundingClientRect().top + scrollY));
  const before = await tops();
  for (const close of [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]) {
    await page.locator('#definition-1 .annotation > summary').first().click();
    expect(await openOnes(page)).toBeGreaterThan(0);
    expect(await tops()).toEqual(before);
    await close();
    await page.waitForSelector(':root:not(:has(.annotation[open]))');
  }
});

test('without scripts an annotation that is the target of a link is shown, and each annotation opens on its own', async () => {
  const page = await open('zh/ipg/2.3/#remedy-1-note-2', { javaScriptEnabled: false });
  expect(await page.locator('#remedy-1-note-2').isVisible()).toBe(true);
  await page.locator('[data-toggle="ja"]').check();
  await page.locator('#philosophy-1 .annotation > summary').first().click();
  expect(await page.locator('#philosophy-1-note-1').isVisible()).toBe(true);
});

test('annotations in the language of the page are open beside their clause in a wide window with one language; with several, open ones are below the columns', async () => {
  const page = await open('ja/ipg/2.3/?with=');
  const beside = await boxOf(page, '#definition-1 .annotation[open]');
  expect(beside.left).toBeGreaterThanOrEqual((await boxOf(page, '#definition-1 > .row')).right);
  expect(beside.right).toBeLessThanOrEqual(desktop.width);
  await page.goto(inventedAddress('zh/ipg/2.3/?with=en,ja&notes=1'));
  const below = await boxOf(page, '#definition-1 .annotation');
  expect(below.top).toBeGreaterThanOrEqual((await boxOf(page, '#definition-1 > .row')).bottom);
  const lefts = (selector: string) =>
    page.$$eval(selector, (cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  const own = await lefts('#definition-1 > .row > .cell');
  const cells = await lefts('#definition-1 .annotation .row > .cell');
  expect(cells).toHaveLength(3);
  for (const [at, left] of cells.entries()) expect(Math.abs(left - (own[at] ?? 0))).toBeLessThan(8);
  // Headings of parts and columns are above their texts.
  for (const selector of ['.heads .cell', '#part-definition .cell'])
    expect(await lefts(selector)).toEqual(own);
});
