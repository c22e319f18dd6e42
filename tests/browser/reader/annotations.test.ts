import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxOf, choose, openTexts, parameter, settled, topOf } from '../lib/read.ts';
import { desktop, onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

/** Commentary: open where it is in the language of the interface, else a line each, and never in the way. */

const line = (page: Page, clause = 'definition-1') =>
  page.locator(`#${clause} .annotation > summary`).first();
const openOnes = (page: Page) => page.locator('[data-annotation]:visible').count();

test('where it is in the language of the interface it is open, else one tap opens one where it is, and closes it', async () => {
  const page = await open('ja/ipg/2.3/', { viewport: phone, hasTouch: true });
  expect(await openOnes(page)).toBe(await page.locator('[data-annotation]').count());
  await page.goto(siteAddress('zh/ipg/2.3/?with=-zh,ja'));
  expect(await openOnes(page)).toBe(0);
  const summary = '#philosophy-2 .annotation > summary';
  await page.locator(summary).evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const before = await boxOf(page, summary);
  const tap = () => page.touchscreen.tap(before.left + 20, before.top + before.height / 2);
  const annotation = '#philosophy-2 .annotation:has(#philosophy-2-note-1)';
  await tap();
  await page.waitForSelector(`${annotation}[open]`);
  expect(await openOnes(page)).toBe(1);
  expect(Math.abs((await boxOf(page, summary)).top - before.top)).toBeLessThan(8);
  await tap();
  await page.waitForSelector(`${annotation}:not([open])`);
  expect(await openOnes(page)).toBe(0);
});

test('one switch opens and folds all, and address and device keep it', async () => {
  const page = await open('zh/ipg/2.3/?with=-zh,ja', { viewport: phone });
  await choose(page, 'notes', true);
  expect(await openOnes(page)).toBe(await page.locator('[data-annotation]').count());
  expect(await parameter(page, 'notes')).toBe('1');
  await choose(page, 'notes', false);
  expect([await openOnes(page), await line(page).isVisible()]).toEqual([0, true]);
  expect(await parameter(page, 'notes')).toBe('0');
  await page.goto(siteAddress('ja/ipg/2.3/'));
  expect(await openOnes(page)).toBe(0);
  expect(await page.locator('[name="notes"]').isChecked()).toBe(false);
});

test('one that was opened stays open when a language is opened', async () => {
  const page = await open('zh/ipg/2.3/?with=ja', { viewport: desktop });
  await line(page).click();
  await page.locator('[data-toggle="en"]').check();
  expect(await openTexts(page)).toContain('en');
  expect(await openOnes(page)).toBe(1);
});

test.each(['zh/ipg/2.3/?notes=1', 'ja/ipg/2.3/?notes=0'])(
  'one that a link leads to is open: %s',
  async (address) => {
    const page = await open(`${address}#definition-4-note-2`, { viewport: phone });
    await settled(page);
    expect(await page.locator('#definition-4-note-2').isVisible()).toBe(true);
    const place = await topOf(page, '.annotation:has(#definition-4-note-2)');
    expect(place).toBeGreaterThanOrEqual(0);
    expect(place).toBeLessThan(300);
  },
);

test.each([
  ['zh', 'definition-2-note-1'],
  ['en', 'definition-2-note-1'],
  ['ja', 'remedy-4-note-1'],
])(
  'a link to one leads to its label, at the head of the window, whichever of its languages is named: %s, %s',
  async (lang, id) => {
    const page = await open(`${lang}/ipg/2.3/#${id}`, { viewport: { width: 320, height: 700 } });
    const start = `.annotation:has(#${id}) > summary`;
    // On a phone the bar is at the foot.
    await settled(page);
    const distance = await topOf(page, start);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(64);
    // Its name takes two lines in this window.
    const name = await boxOf(page, `.annotation:has(#${id}) > .self`);
    expect(await topOf(page, `.annotation:has(#${id}) > .self + *`)).toBeGreaterThanOrEqual(name.bottom - 8);
  },
);

test('without scripts a link leads to one, and each opens by itself', async () => {
  const page = await open('zh/ipg/2.3/#remedy-1-note-2', { javaScriptEnabled: false });
  expect(await page.locator('#remedy-1-note-2').isVisible()).toBe(true);
  await page.locator('[data-toggle="ja"]').check();
  await line(page, 'philosophy-1').click();
  expect(await page.locator('#philosophy-1-note-1').isVisible()).toBe(true);
});

test('closed ones make a section at most 1.15 times as high as none', async () => {
  const page = await open('ja/ipg/2.3/?with=&notes=0', { viewport: phone });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const closed = await height();
  await page.$$eval('.annotations', (all) => {
    for (const each of all) each.remove();
  });
  expect(closed).toBeGreaterThan(await height());
  expect(closed / (await height())).toBeLessThanOrEqual(1.15);
});

test('open ones are beside their clause where one language is open and the window is wide', async () => {
  const page = await open('ja/ipg/2.3/?with=&notes=1', { viewport: desktop });
  for (const clause of ['definition-1', 'philosophy-6', 'remedy-5']) {
    const [row, note] = [await boxOf(page, `#${clause} > .row`), await boxOf(page, `#${clause} .annotation`)];
    expect(note.left).toBeGreaterThanOrEqual(row.right);
    expect(Math.abs(note.top - row.top)).toBeLessThan(16);
    expect(note.right).toBeLessThanOrEqual(desktop.width);
  }
});

test('open ones and their translations begin below the columns of their languages', async () => {
  const page = await open('zh/ipg/2.3/?with=en,ja&notes=1', { viewport: desktop });
  const lefts = (selector: string) =>
    page.$$eval(selector, (cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  const [row, note] = [
    await boxOf(page, '#definition-1 > .row'),
    await boxOf(page, '#definition-1 .annotation'),
  ];
  expect(note.top).toBeGreaterThanOrEqual(row.bottom);
  const own = await lefts('#definition-1 > .row > .cell');
  const cells = await lefts('#definition-1 .annotation .row > .cell');
  expect(cells).toHaveLength(3);
  for (const [at, left] of cells.entries()) expect(Math.abs(left - (own[at] ?? 0))).toBeLessThan(8);
  // Headings of parts and columns are above their texts.
  for (const selector of ['.heads .cell', '#part-definition .cell'])
    expect(await lefts(selector)).toEqual(own);
});
