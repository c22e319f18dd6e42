import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, siteAddress } from '../lib/use.ts';

/* The words that were searched for, on the page that a result opens. */

const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map((range) => {
      const { startContainer } = range;
      return [startContainer.parentElement?.closest('[data-clause]')?.id, String(range)];
    }),
  );

const isMarked = (page: Page) => page.waitForFunction(() => CSS.highlights.has('found'));

async function openResult(page: Page, place: string): Promise<void> {
  await page.locator(`[data-search-results] a[href*="${place}"]`).first().click();
  await page.waitForURL(new RegExp(place, 'u'));
}

test('are marked in the text that a result opens, until Esc', async () => {
  const page = await open('en/search/?q=casting+Ancestral+Recall');
  await openResult(page, '#example-a');
  await isMarked(page);
  expect(await marked(page)).toContainEqual(['example-a', 'casting Ancestral Recall']);
  expect((await marked(page)).map(([clause]) => clause)).not.toContain('example-b');
  await page.reload();
  await isMarked(page);
  await page.keyboard.press('Escape');
  expect(await marked(page)).toEqual([]);
  await page.reload();
  expect(await marked(page)).toEqual([]);
});

test('are forgotten by the next page', async () => {
  const page = await open('zh/search/?q=占卜两张');
  await openResult(page, '#example-b');
  await isMarked(page);
  await page.goto(siteAddress('zh/ipg/2.4/'));
  expect(await page.evaluate(() => sessionStorage.getItem('sidejudge-found'))).toBeNull();
  expect(await marked(page)).toEqual([]);
});

test('are marked in the characters in which they were found', async () => {
  const page = await open('zh/search/?q=库顶的四张&script=hant');
  await page.waitForSelector('[data-search-status][data-state="done"]');
  await openResult(page, '#example-e');
  await isMarked(page);
  expect(await marked(page)).toContainEqual(['example-e', '庫頂的四張']);
});
