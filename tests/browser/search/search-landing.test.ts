import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, openTexts, settled, topOf } from '../lib/read.ts';
import { open, phone } from '../lib/use.ts';

/** Who opens a result sees the text that was found, whatever was open before. */

// A phone shows one language at a time.
describe('a result that was found in a language that is closed opens it', () => {
  test.each([
    ['on a phone', 'zh/search/?q=drew+cards', 'example-a', '', ['en'], '?with=en'],
    [
      'beside what the device remembers',
      'zh/search/?q=drew+cards',
      'example-a',
      'with=ja',
      ['en'],
      '?with=ja,en',
    ],
    ['and nothing where it is open', 'zh/search/?q=库顶的四张', 'example-e', '', ['zh-Hans'], ''],
  ])('%s', async (_, address, clause, memory, open, search) => {
    await onPhone(address, memory, async (page) => {
      const link = page.locator(`[data-search-results] a[href*="#${clause}"]`).first();
      const hash = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
      expect(await link.getAttribute('href')).not.toContain('?');
      await link.click();
      await page.waitForURL('**/ipg/**');
      await settled(page);
      expect(await openTexts(page, hash.slice(1))).toEqual(open);
      const opened = await addressOf(page);
      expect(opened.hash).toBe(hash);
      expect(await topOf(page, hash)).toBeLessThan(300);
      expect(opened.search).toBe(search);
      // What only an address has asked for is not remembered, but a reload keeps it.
      expect(await page.evaluate(() => localStorage.getItem('sidejudge-reader') ?? '')).toBe(memory);
      await page.reload();
      expect(await openTexts(page, hash.slice(1))).toEqual(open);
    });
  });
});

test('what a text prints in another language is unfolded for who has found it there', () =>
  onPhone('zh/search/?q=Warning&lang=en', '', async (page) => {
    await page.locator('[data-search-results] a[href$="/ipg/2.3/#penalty"]').click();
    await page.waitForURL('**/zh/ipg/2.3/**');
    expect(await page.locator('#penalty [data-also]').isVisible()).toBe(true);
  }));

describe('the quick box on the page that it leads to', () => {
  test.each([
    ['casting Ancestral Recall', '#example-a', 'example-a'],
    ['continuous effects more powerful', '#definition-2-note-1', 'definition-2'],
  ])('shows the language that is closed, of that text: %s', async (query, hash, clause) => {
    const page = await open('zh/ipg/2.3/?with=ja', { viewport: phone });
    await openFirst(page, query);
    await page.waitForURL(({ search, hash: at }) => at === hash && search === '?with=ja,en');
    await settled(page);
    expect(await openTexts(page, clause)).toEqual(['en']);
    expect(await openTexts(page, 'example-b')).toEqual(['zh-Hans']);
    const start = `.annotation:has(${hash}), .clause${hash}`;
    expect(await topOf(page, start)).toBeLessThan(300);
  });

  test('goes to a text that is open without loading the page again', async () => {
    const page = await open('zh/ipg/2.3/?with=ja#remedy-4', { viewport: phone });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await openFirst(page, '库顶的四张');
    await page.waitForURL('**/zh/ipg/2.3/?with=ja#example-e');
    await settled(page);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(await openTexts(page)).toEqual(['zh-Hans']);
    expect(await topOf(page, '#example-e')).toBeLessThan(300);
  });
});

async function openFirst(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  // In one piece, so that no answer to a part of it can be taken for its own.
  await page.keyboard.insertText(query);
  await page.waitForSelector('[data-quick-status][data-state="done"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Opens an address of the search page on a phone that remembers so much. */
async function onPhone(address: string, memory: string, run: (page: Page) => Promise<void>): Promise<void> {
  const page = await open(address, { viewport: phone });
  await page.evaluate((kept) => kept && localStorage.setItem('sidejudge-reader', kept), memory);
  await page.waitForSelector('[data-search-status][data-state="done"]');
  await run(page);
}
