import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choose, openTexts, parameter, topOf } from '../lib/read.ts';
import { desktop, open, phone, siteAddress } from '../lib/use.ts';

/** Commentary: open where it is in the language of the interface, else a line each, and never in the way. */

const text = (page: Page, id = 'definition-1-note-1') => page.locator(`#${id}`);
const line = (page: Page, clause = 'definition-1') =>
  page.locator(`#${clause} .annotation > summary`).first();
const openOnes = (page: Page) => page.locator('[data-annotation]:visible').count();
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

describe('annotations', () => {
  test.each([
    { address: 'ja/ipg/2.3/', isOpen: true },
    { address: 'zh/ipg/2.3/?with=ja', isOpen: false },
    { address: 'zh/ipg/2.3/?with=ja&notes=1', isOpen: true },
    { address: 'ja/ipg/2.3/?notes=hidden', isOpen: false },
  ])('open at $address: $isOpen', async ({ address, isOpen }) => {
    const page = await open(address, { viewport: phone });
    const all = await page.locator('[data-annotation]').count();
    await expect.poll(() => openOnes(page)).toBe(isOpen ? all : 0);
    expect(await line(page).isVisible()).toBe(!address.includes('hidden'));
  });

  test.each([phone, desktop])(
    'one tap opens one, where it is, and closes it ($width px)',
    async (viewport) => {
      const page = await open('zh/ipg/2.3/?with=ja', { viewport, hasTouch: true });
      await line(page, 'philosophy-2').evaluate((each) => each.scrollIntoView({ block: 'center' }));
      const before = await boxOf(page, '#philosophy-2 .annotation > summary');
      await page.touchscreen.tap(before.left + 20, before.top + before.height / 2);
      await expect.poll(() => text(page, 'philosophy-2-note-1').isVisible()).toBe(true);
      expect(await openOnes(page)).toBe(1);
      const after = await boxOf(page, '#philosophy-2 .annotation > summary');
      expect(Math.abs(after.top - before.top)).toBeLessThan(8);
      await page.touchscreen.tap(after.left + 20, after.top + after.height / 2);
      await expect.poll(() => openOnes(page)).toBe(0);
    },
  );

  test('one switch opens and closes all, and address and device keep it', async () => {
    const page = await open('zh/ipg/2.3/?with=ja', { viewport: phone });
    await choose(page, 'notes', 'shown');
    expect(await openOnes(page)).toBe(await page.locator('[data-annotation]').count());
    expect(await parameter(page, 'notes')).toBe('shown');
    await choose(page, 'notes', 'folded');
    expect(await openOnes(page)).toBe(0);
    expect(await parameter(page, 'notes')).toBe('0');
    await page.goto(siteAddress('ja/ipg/2.3/'));
    expect(await openOnes(page)).toBe(0);
    expect(await page.locator('[name="notes"][value="folded"]').isChecked()).toBe(true);
  });

  test('one that was opened stays open when a language is opened', async () => {
    const page = await open('zh/ipg/2.3/?with=ja', { viewport: desktop });
    await line(page).click();
    await page.locator('[data-toggle="en"]').check();
    expect(await openTexts(page)).toContain('en');
    expect(await text(page).isVisible()).toBe(true);
    expect(await openOnes(page)).toBe(1);
  });

  test.each(['zh/ipg/2.3/?notes=hidden', 'ja/ipg/2.3/?notes=0'])(
    'one that a link leads to is open: %s',
    async (address) => {
      const page = await open(`${address}#definition-4-note-2`, { viewport: phone });
      await expect.poll(() => text(page, 'definition-4-note-2').isVisible()).toBe(true);
      const place = await topOf(page, '#definition-4-note-2');
      expect(place).toBeGreaterThan(84);
      expect(place).toBeLessThan(300);
    },
  );

  test('without scripts a link leads to one, and each opens by itself', async () => {
    const page = await open('zh/ipg/2.3/#remedy-1-note-2', { javaScriptEnabled: false });
    expect(await text(page, 'remedy-1-note-2').isVisible()).toBe(true);
    await page.locator('[data-toggle="ja"]').check();
    await line(page, 'philosophy-1').click();
    expect(await text(page, 'philosophy-1-note-1').isVisible()).toBe(true);
  });
});

describe('the height of a section', () => {
  test.each([
    { viewport: phone, address: 'ja/ipg/2.3/?with=' },
    { viewport: desktop, address: 'zh/ipg/2.3/?with=ja,en' },
  ])(
    'is at most 1.12 times that without annotations where they are closed: $address ($viewport.width px)',
    async ({ viewport, address }) => {
      const heightOf = async (notes: string) => {
        const page = await open(`${address}&notes=${notes}`, { viewport });
        return page.evaluate(() => document.documentElement.scrollHeight);
      };
      const off = await heightOf('hidden');
      const closed = await heightOf('folded');
      expect(closed).toBeGreaterThan(off);
      expect(closed / off).toBeLessThanOrEqual(1.12);
    },
  );

  test.each([
    'ja/ipg/2.3/?with=',
    'zh/ipg/2.3/?with=ja&notes=shown',
    'ja/ipg/2.3/?with=zh,en&layout=alternating',
  ])('leaves open ones beside their clause on a wide window: %s', async (address) => {
    const page = await open(address, { viewport: desktop });
    for (const clause of ['definition-1', 'philosophy-6', 'remedy-5']) {
      const [row, note] = [
        await boxOf(page, `#${clause} > .row`),
        await boxOf(page, `#${clause} .annotation`),
      ];
      expect(note.left).toBeGreaterThanOrEqual(row.right);
      expect(Math.abs(note.top - row.top)).toBeLessThan(16);
      expect(note.right).toBeLessThanOrEqual(desktop.width);
    }
    const lefts = async (selector: string) => Math.round((await boxOf(page, selector)).left);
    expect(await lefts('#part-definition .cell:visible')).toBe(await lefts('#definition-1 .cell:visible'));
  });

  test.each(['ja/ipg/2.3/?with=zh,en', 'zh/ipg/2.3/?with=en,ja&notes=shown'])(
    'has open ones begin below the column of their language where all columns are taken: %s',
    async (address) => {
      const page = await open(address, { viewport: desktop });
      const note = await boxOf(page, '#definition-1 .annotation');
      const cell = await boxOf(page, '#definition-1 [data-column="ja"].cell');
      const row = await boxOf(page, '#definition-1 > .row');
      expect(note.top).toBeGreaterThanOrEqual(row.bottom);
      expect(note.left).toBeLessThan(cell.left + 2);
      expect(note.right).toBeGreaterThan(cell.right - 2);
    },
  );
});
