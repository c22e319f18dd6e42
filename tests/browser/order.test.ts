import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser } from './lib/browser.ts';
import { desktop, openTexts, parameter, phone, read } from './lib/read.ts';
import { lastSaid } from './lib/said.ts';

describe('order', () => {
  const order = (page: Page) => openTexts(page);

  test('the arrow keys move a language, its focus stays, and it is said', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja,en', { viewport: desktop }, async (page) => {
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
  });

  test('a button moves it too, and dragging', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja,en', { viewport: desktop }, async (page) => {
      await page.locator('[data-pill="ja"] [data-move]').click();
      expect(await order(page)).toEqual(['ja', 'zh-Hans', 'en']);
      const from = await page.locator('[data-pill="en"]').boundingBox();
      const to = await page.locator('[data-pill="ja"]').boundingBox();
      if (!from || !to) throw new Error('There are no pills.');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + 2, to.y + to.height / 2, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => order(page)).toEqual(['en', 'ja', 'zh-Hans']);
      expect(await page.locator('[data-toggle="en"]').isChecked()).toBe(true);
    });
  });

  test('a finger drags it too, and the page does not scroll meanwhile', async () => {
    const options = { viewport: phone, hasTouch: true, isMobile: true };
    await read(browser, 'zh/ipg/2.3/?with=ja,en', options, async (page) => {
      const middle = async (lang: string) => {
        const box = await page.locator(`[data-pill="${lang}"]`).boundingBox();
        if (!box) throw new Error('There is no pill.');
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [from, to] = [await middle('en'), await middle('zh')];
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: from.y }],
        });
      await touch('touchStart', from.x);
      for (let step = 1; step <= 12; step++)
        await touch('touchMove', from.x + ((to.x - 8 - from.x) * step) / 12);
      await touch('touchEnd');
      await expect.poll(() => order(page)).toEqual(['en', 'zh-Hans', 'ja']);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.locator('[data-toggle="en"]').isChecked()).toBe(true);
    });
  });

  test('the page’s own language can be closed, the last one cannot', async () => {
    await read(browser, 'zh/ipg/2.3/?with=ja', { viewport: phone }, async (page) => {
      await page.locator('[data-toggle="zh"]').uncheck();
      expect(await order(page)).toEqual(['ja']);
      expect(await parameter(page, 'columns')).toBe('ja');
      expect(await page.locator('[data-toggle="ja"]').isDisabled()).toBe(true);
    });
  });
});
