import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openTexts, parameter } from '../lib/read.ts';
import { lastSaid } from '../lib/said.ts';
import { desktop, open, phone } from '../lib/use.ts';

describe('order', () => {
  const order = (page: Page) => openTexts(page);

  test('the arrow keys move a language, its focus stays, and it is said', async () => {
    const page = await open('zh/ipg/2.3/?with=ja,en', { viewport: desktop });
    await page.locator('[data-toggle="en"]').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await order(page)).toEqual(['zh-Hans', 'en', 'ja']);
    await page.keyboard.press('ArrowLeft');
    expect(await order(page)).toEqual(['en', 'zh-Hans', 'ja']);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('en');
    expect(await lastSaid(page)).toBe('英文：现为第 1 种语言');
    expect(await parameter(page, 'columns')).toBe('en,zh,ja');
    await page.keyboard.press('ArrowRight');
    expect(await parameter(page, 'with')).toBe('en,ja');
  });

  test('a button moves it too', async () => {
    const page = await open('zh/ipg/2.3/?with=ja,en', { viewport: desktop });
    await page.locator('[data-pill="ja"] [data-move]').click();
    expect(await order(page)).toEqual(['ja', 'zh-Hans', 'en']);
  });

  test('the page’s own language can be closed, the last one cannot', async () => {
    const page = await open('zh/ipg/2.3/?with=ja', { viewport: phone });
    await page.locator('[data-toggle="zh"]').uncheck();
    expect(await order(page)).toEqual(['ja']);
    expect(await parameter(page, 'columns')).toBe('ja');
    expect(await page.locator('[data-toggle="ja"]').isDisabled()).toBe(true);
  });
});
