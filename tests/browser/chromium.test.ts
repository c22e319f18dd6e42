import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

test('a real Chromium loads the front page, runs script in it and paints it', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const response = await page.goto(inject('siteUrl'));
  expect(response?.status()).toBe(200);
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  const picture = await page.screenshot();
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await page.close();
});
