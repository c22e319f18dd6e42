import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clipboard } from '../lib/read.ts';
import { onInventedSite, open } from '../lib/use.ts';

onInventedSite();

/* What a reader copies without the menu: with the mouse, or by Ctrl+A. */

const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, (texts) =>
    texts.filter((text) => text.checkVisibility()).map((text) => (text as HTMLElement).innerText.trim()),
  );

async function copiedLines(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+c');
  return (await clipboard(page)).split('\n').filter((line) => line.trim() !== '');
}

/** Selects with the mouse from the beginning of one text to the end of another. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const start = await page.locator(from).boundingBox();
  const end = await page.locator(to).boundingBox();
  if (!start || !end) throw new Error('Both texts have to be in view.');
  await page.mouse.move(start.x + 1, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width - 2, end.y + end.height - 6, { steps: 4 });
  await page.mouse.up();
}

test('a selection that begins in a column takes that column alone; Ctrl+A takes all texts, ours with their mark', async () => {
  const page = await open('zh/ipg/2.3/?with=ja,en', { viewport: { width: 1280, height: 3000 } });
  await page.locator('#remedy-1').evaluate((row) => row.scrollIntoView());
  await drag(page, '#remedy-1 [data-text][lang="en"]', '#remedy-3 [data-text][lang="en"]');
  const texts = await textsOf(page, ':is(#remedy-1, #remedy-2, #remedy-3) [data-text][lang="en"]');
  expect(await copiedLines(page)).toEqual(texts);
  await page.keyboard.press('Control+a');
  const lines = await copiedLines(page);
  for (const selector of ['[id^="example-"] [data-text]', '#definition-2 .unofficial-mark'])
    expect(lines).toEqual(expect.arrayContaining(await textsOf(page, selector)));
});

test('a selection that begins in an annotation takes annotations, in the language of that column', async () => {
  const page = await open('ja/ipg/2.3/?with=zh&notes=1', { viewport: { width: 1280, height: 3000 } });
  const column = '#remedy-1 .annotation [data-column="zh"]';
  await page.locator('#remedy-1').evaluate((row) => row.scrollIntoView());
  await drag(page, `${column} .body >> nth=0`, `${column} .body >> nth=-1`);
  const lines = await copiedLines(page);
  const ofColumn = (await textsOf(page, column)).flatMap((text) => text.split(/\n+/u));
  expect(ofColumn).toEqual(expect.arrayContaining(lines));
  expect(lines).toEqual(expect.arrayContaining(await textsOf(page, `${column} .body`)));
});
