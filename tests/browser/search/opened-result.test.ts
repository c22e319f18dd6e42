import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, openTexts, settled, topOf } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

/* The page that a result opens: it shows the text that was found, whatever was open before, with the words marked. */

onInventedSite();

// A phone shows one language at a time.
describe('a result that was found in a language that is closed opens it', () => {
  test.each([
    ['on a phone', '', '?with=en'],
    ['beside what the device remembers', 'with=ja', '?with=ja,en'],
  ])('%s', async (_, memory, search) => {
    const page = await open('zh/search/?q=four+top+spoons', { viewport: phone });
    await page.evaluate((kept) => kept && localStorage.setItem('sidejudge-reader', kept), memory);
    await openResult(page, '#example-c');
    await settled(page);
    expect(await openTexts(page, 'example-c')).toEqual(['en']);
    expect((await addressOf(page)).search).toBe(search);
    expect(await topOf(page, '#example-c')).toBeLessThan(300);
    // What only an address has asked for is not remembered, but a reload keeps it.
    expect(await page.evaluate(() => localStorage.getItem('sidejudge-reader') ?? '')).toBe(memory);
    await page.reload();
    expect(await openTexts(page, 'example-c')).toEqual(['en']);
  });

  test('of the same page from the quick box, also of an annotation', async () => {
    const page = await open('zh/ipg/2.3/?with=ja', { viewport: phone });
    await askQuickly(page, 'Many people bring soup');
    await page.waitForURL(({ search, hash }) => hash === '#definition-1-note-1' && search === '?with=ja,en');
    await settled(page);
    expect(await openTexts(page, 'definition-1')).toEqual(['en']);
    // Only there.
    expect(await openTexts(page, 'example-b')).toEqual(['zh-Hans']);
  });

  test('and what a text prints in another language is unfolded for who has found it there', async () => {
    const page = await open('zh/search/?q=Warning&lang=en', { viewport: phone });
    await openResult(page, '/ipg/2.3/#penalty');
    expect(await page.locator('#penalty [data-also]').isVisible()).toBe(true);
  });
});

test('the quick box goes to a text of its page that is open without loading the page again', async () => {
  const page = await open('zh/ipg/2.3/?with=ja#remedy-4', { viewport: phone });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await askQuickly(page, '最上面的四把勺子');
  await page.waitForURL('**/zh/ipg/2.3/?with=ja#example-c');
  await settled(page);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await openTexts(page, 'example-c')).toEqual(['zh-Hans']);
  expect(await topOf(page, '#example-c')).toBeLessThan(300);
});

describe('the words that were searched for', () => {
  test('are marked in the text that a result opens, until Esc', async () => {
    const page = await open('en/search/?q=four+top+spoons');
    await openResult(page, '#example-c');
    await isMarked(page);
    expect(await marked(page)).toEqual([['example-c', 'four top spoons']]);
    await page.reload();
    await isMarked(page);
    await page.keyboard.press('Escape');
    expect(await marked(page)).toEqual([]);
    await page.reload();
    expect(await marked(page)).toEqual([]);
  });

  test('are marked in the characters in which they were found, and forgotten by the next page', async () => {
    const page = await open('zh/search/?q=一碗湯&script=hant');
    await openResult(page, '#example-a');
    await isMarked(page);
    expect(await marked(page)).toEqual([['example-a', '一碗湯']]);
    await page.goto(siteAddress('zh/ipg/2.4/'));
    expect(await page.evaluate(() => sessionStorage.getItem('sidejudge-found'))).toBeNull();
  });
});

async function openResult(page: Page, place: string): Promise<void> {
  await page.waitForSelector('[data-search-status][data-state="done"]');
  await page.locator(`[data-search-results] a[href*="${place}"]`).first().click();
  await page.waitForURL(({ hash }) => place.endsWith(hash) && hash !== '');
}

async function askQuickly(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  // In one piece, so that no answer to a part of it can be taken for its own.
  await page.keyboard.insertText(query);
  await page.waitForSelector('[data-quick-status][data-state="done"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const isMarked = (page: Page) => page.waitForFunction(() => CSS.highlights.has('found'));

const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map((range) => {
      const { startContainer } = range;
      return [startContainer.parentElement?.closest('[data-clause]')?.id, String(range)];
    }),
  );
