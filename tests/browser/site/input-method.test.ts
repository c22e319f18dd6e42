import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from '../lib/use.ts';

/* Escape takes back a word that an input method is writing. Safari sends it after the composition, with the old code 229. */

const takeBack = (page: Page) =>
  page.evaluate(() => {
    const key = new KeyboardEvent('keydown', {
      key: 'Escape',
      keyCode: 229,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(key);
  });

test('closes no search box', async () => {
  const page = await open('ja/ipg/2.3/');
  await page.keyboard.press('Control+k');
  await page.locator('dialog.quick input:focus').waitFor();
  await takeBack(page);
  expect(await page.locator('dialog.quick').isVisible()).toBe(true);
});

test('closes no note of a text', async () => {
  const page = await open('zh/ipg/2.3/');
  await page.locator('#definition-1 .remarks summary').click();
  await takeBack(page);
  expect(await page.locator('#definition-1 .remarks .about').isVisible()).toBe(true);
});

test('leaves the words marked that were searched for', async () => {
  const page = await open('en/ipg/2.3/', {
    before: () =>
      sessionStorage.setItem('sidejudge-found', JSON.stringify([location.pathname, '', 'en', 'player'])),
  });
  await page.waitForFunction(() => CSS.highlights.has('found'));
  await takeBack(page);
  expect(await page.evaluate(() => CSS.highlights.has('found'))).toBe(true);
});
