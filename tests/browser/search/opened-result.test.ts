import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTexts, searchOf, settled, topOf } from '../lib/read.ts';
import { inventedAddress, open, openNothing, phone } from '../lib/use.ts';

/* The page that a result or a citation opens. */

test('a result in a closed language opens that language, beside those that the device remembers', async () => {
  const page = await open('zh/search/?q=four+top+spoons', { viewport: phone });
  await page.evaluate(() => localStorage.setItem('sidejudge-reader', 'with=ja'));
  await openResult(page, '#example-c');
  expect(await openTexts(page, 'example-c')).toEqual(['en']);
  expect(await searchOf(page)).toBe('?with=ja,en');
  expect(await topOf(page, '#example-c')).toBeLessThan(300);
  // The device does not store what an address opens; a reload keeps it.
  expect(await page.evaluate(() => localStorage.getItem('sidejudge-reader'))).toBe('with=ja');
  await page.reload();
  expect(await openTexts(page, 'example-c')).toEqual(['en']);
});

test.each([
  ['a newer wording', '不需要修正', '#remedy-2', '#remedy-2 [data-newer][open] .body'],
  [
    'words that a text prints in another language',
    'Warning&lang=en',
    '/2.3/#penalty',
    '#penalty [data-also]',
  ],
])('the found text is unfolded: %s', async (_, query, place, found) => {
  const page = await open(`zh/search/?q=${query}`, { viewport: phone });
  await openResult(page, place);
  await page.locator(found).first().waitFor();
});

test('the quick box shows a text of the same page without loading the page again', async () => {
  const page = await open('zh/ipg/2.3/?with=ja#remedy-4', { viewport: phone });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await askQuickly(page, '最上面的四把勺子');
  await page.waitForURL('**/zh/ipg/2.3/?with=ja#example-c');
  await seeMarked(page);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await openTexts(page, 'example-c')).toEqual(['zh-Hans']);
  expect(await topOf(page, '#example-c')).toBeLessThan(300);
  // An annotation in a language that is closed.
  await askQuickly(page, 'Many people bring soup');
  await page.waitForURL('**/zh/ipg/2.3/?with=ja,en#definition-1-note-1');
  await page.waitForSelector('.annotation[open]:has(#definition-1-note-1)');
  expect(await openTexts(page, 'definition-1')).toEqual(['en']);
  expect(await openTexts(page, 'example-b')).toEqual(['zh-Hans']);
});

test('the found words are marked in the opened text until Esc or the next page', async () => {
  const page = await open('zh/search/?q=一碗湯&script=hant');
  await openResult(page, '#example-a');
  await seeMarked(page);
  const marked = await page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map((range) => {
      const { startContainer } = range;
      return [startContainer.parentElement?.closest('[data-clause]')?.id, String(range)];
    }),
  );
  expect(marked).toEqual([['example-a', '一碗湯']]);
  await page.reload();
  await seeMarked(page);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => CSS.highlights.has('found'))).toBe(false);
  await page.goBack();
  await openResult(page, '#example-a');
  await seeMarked(page);
  await page.goto(inventedAddress('zh/ipg/2.4/'));
  expect(await page.evaluate(() => sessionStorage.getItem('sidejudge-found'))).toBeNull();
});

// src/search/cite/resolve.test.ts tests the targets of citations.
test('in the language of the reader, go/ leads from one citation to its clause, from several to the search', async () => {
  const page = await openNothing({ locale: 'zh-TW' });
  await page.goto(inventedAddress('go/?q=IPG+2.3+修正4'));
  await page.waitForURL('**/zh/ipg/2.3/#remedy-4');
  await page.goto(inventedAddress('go/?q=IPG+2.3+%26+2.4'));
  await page.waitForURL('**/zh/search/?q=IPG+2.3+%26+2.4');
  await page.locator('header a[data-language="ja"]').click();
  await page.waitForURL(/\/ja\//u);
  await page.goto(inventedAddress('go/?q=IPG+2.4'));
  await page.waitForURL('**/ja/ipg/2.4/');
});

async function openResult(page: Page, place: string): Promise<void> {
  await page.waitForSelector('[data-search-status][data-state="done"]');
  await page.locator(`[data-search-results] a[href*="${place}"]`).first().click();
  await page.waitForURL(({ hash }) => place.endsWith(hash) && hash !== '');
  await settled(page);
}

async function askQuickly(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  // The whole query at once, so that no part of it is searched.
  await page.keyboard.insertText(query);
  await page.waitForSelector(`[data-quick-status][data-state="done"][data-query="${query}"]`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const seeMarked = (page: Page) => page.waitForFunction(() => CSS.highlights.has('found'));
