import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fill } from '../../../src/schema/words.ts';
import { keyWords, settingWords } from '../../../src/site/words.ts';
import { clipboard, lastSaid, requestsOf, settled } from '../lib/read.ts';
import { open, siteAddress } from '../lib/use.ts';

const list = (page: Page) => page.locator('dialog.keys');
const theme = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.dataset.theme ?? 'auto',
    getComputedStyle(document.documentElement).colorScheme,
  ]);

describe('keys', () => {
  test('c copies the link of the clause with the focus', async () => {
    const page = await open('zh/ipg/2.3/?with=ja#remedy-1');
    await page.locator('#remedy-2 .anchor a').first().focus();
    await page.keyboard.press('c');
    await expect.poll(() => clipboard(page)).toBe(siteAddress('zh/ipg/2.3/?with=ja#remedy-2'));
  });

  test('a digit opens and closes a language, and says which ones are open', async () => {
    const page = await open('zh/ipg/2.3/?with=');
    for (const [key, names] of [
      ['2', '中文和日文'],
      ['1', '日文'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => lastSaid(page)).toBe(fill(keyWords.zh.open, { names }));
    }
  });

  test('nothing of them is loaded before the first', async () => {
    const page = await open('en/ipg/2.3/');
    const loaded = requestsOf(page);
    await settled(page);
    expect(loaded).toEqual([]);
    await page.keyboard.press('c');
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });

  test('? shows them all; there they are switched off, / among them; the device remembers', async () => {
    const page = await open('en/ipg/2.3/');
    await page.keyboard.press('?');
    expect((await list(page).locator('kbd').allTextContents()).join(' ')).toBe(
      Object.keys(keyWords.en.keys).join(' '),
    );
    await list(page).locator('input').uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(() => list(page).isVisible()).toBe(false);
    await page.reload();
    const loaded = requestsOf(page);
    for (const key of ['/', '2', 'c', '?']) await page.keyboard.press(key);
    await settled(page);
    expect(loaded).toEqual([]);
    expect(await page.locator('dialog:visible').count()).toBe(0);
    await page.locator('site-keys button').click();
    await list(page).locator('input').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await list(page).waitFor();
  });

  test('do nothing in inputs', async () => {
    const page = await open('en/m10/cards/');
    const box = page.locator('filtered-list input[type="search"]');
    await box.focus();
    await page.keyboard.type('c?1');
    await settled(page);
    expect(await box.inputValue()).toBe('c?1');
    expect(await page.locator('dialog:visible').count()).toBe(0);
  });
});

describe('the buttons of the header', () => {
  test('the one for the theme says which one is on, and the next page has it before it is painted', async () => {
    const page = await open('en/m10/');
    const button = page.locator('[data-setting="theme"]');
    for (const state of ['auto', 'dark', 'light', 'auto'] as const) {
      await expect.poll(() => button.innerText()).toContain(settingWords.en.theme[state]);
      await button.click();
    }
    await page.goto(siteAddress('zh/m10/'), { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    expect(await theme(page)).toEqual(['dark', 'dark']);
  });

  test('the one for the size of the text says which one is on, and the device remembers', async () => {
    const page = await open('en/ipg/2.3/#remedy-1');
    const button = page.locator('[data-setting="size"]');
    const size = () => page.locator('#remedy-1 [data-text]:visible').first().evaluate(sizeOf);
    const usual = await size();
    for (const state of ['usual', 'large', 'largest'] as const) {
      await expect.poll(() => button.innerText()).toContain(settingWords.en.size[state]);
      if (state !== 'largest') await button.click();
    }
    expect(await size()).toBe(usual * 1.25);
    await page.reload();
    expect(await size()).toBe(usual * 1.25);
    await button.click();
    await expect.poll(size).toBe(usual);
  });
});

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
