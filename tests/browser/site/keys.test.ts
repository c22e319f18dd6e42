import { expect, test } from 'vitest';
import { settingWords } from '../../../src/site/words.ts';
import { requestsOf, settled } from '../lib/read.ts';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

onInventedSite();

test('on a Mac Cmd+K opens the search, Ctrl+K does not', async () => {
  const page = await open('en/ipg/2.4/', {
    before: () => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
  });
  await page.keyboard.press('Control+k');
  expect(await page.locator('dialog:visible').count()).toBe(0);
  await page.keyboard.press('Meta+k');
  await page.locator('dialog.quick').waitFor();
});

test('Ctrl+K does nothing in a field, nor does any single key anywhere', async () => {
  const page = await open('en/dawn/cards/');
  const loaded = requestsOf(page);
  for (const key of ['/', '?', '2', 'c']) await page.keyboard.press(key);
  await page.locator('filtered-list input[type="search"]').focus();
  await page.keyboard.press('Control+k');
  await settled(page);
  expect(await page.locator('dialog:visible').count()).toBe(0);
  expect(loaded).toEqual([]);
});

test('the button for the theme says which one is on, and the next page has it before it is painted', async () => {
  const page = await open('en/dawn/');
  const button = page.locator('[data-setting="theme"]');
  for (const state of ['auto', 'dark', 'light', 'auto'] as const) {
    expect(await button.innerText()).toContain(settingWords.en.theme[state]);
    await button.click();
  }
  await page.goto(siteAddress('zh/dawn/'), { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('dark');
});
