import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settingWords } from '../../../src/site/words.ts';
import { requestsOf, settled } from '../lib/read.ts';
import { open, siteAddress } from '../lib/use.ts';

const theme = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset.theme ?? 'auto',
    getComputedStyle(document.documentElement).colorScheme,
  ]);

describe('keys', () => {
  test('Ctrl+K opens the search, and Esc gives the focus back', async () => {
    const page = await open('en/ipg/2.3/');
    const link = page.locator('#remedy-1 .anchor a').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog:visible').count()).toBe(0);
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('on a Mac it is Cmd+K', async () => {
    const page = await open('en/ipg/2.3/', {
      before: () => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
    });
    await page.keyboard.press('Control+k');
    expect(await page.locator('dialog:visible').count()).toBe(0);
    await page.keyboard.press('Meta+k');
    await page.locator('dialog.quick').waitFor();
  });

  test('it does nothing in a field, nor does any single key anywhere', async () => {
    const page = await open('en/m10/cards/');
    const loaded = requestsOf(page);
    for (const key of ['/', '?', '2', 'c']) await page.keyboard.press(key);
    await page.locator('filtered-list input[type="search"]').focus();
    await page.keyboard.press('Control+k');
    await settled(page);
    expect(await page.locator('dialog:visible').count()).toBe(0);
    expect(loaded).toEqual([]);
  });
});

describe('the button of the header', () => {
  test('for the theme says which one is on, and the next page has it before it is painted', async () => {
    const page = await open('en/m10/');
    const button = page.locator('[data-setting="theme"]');
    for (const state of ['auto', 'dark', 'light', 'auto'] as const) {
      expect(await button.innerText()).toContain(settingWords.en.theme[state]);
      await button.click();
    }
    await page.goto(siteAddress('zh/m10/'), { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await theme(page)).toEqual(['dark', 'dark']);
  });
});
