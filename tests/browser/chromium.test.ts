import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';
import { takeFaults } from './lib/faults.ts';

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

test('a page that asks another origin, breaks its policy or fails is seen by every test', async () => {
  const page = await browser.newPage();
  await page.goto(inject('siteUrl'));
  await page.evaluate(() => fetch('http://elsewhere.invalid/').catch(() => null));
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.bad = 1' }));
    setTimeout(() => {
      throw new Error('a fault');
    });
  });
  await expect.poll(() => page.evaluate(() => document.body.lastElementChild?.tagName)).toBe('SCRIPT');
  await page.waitForTimeout(200);
  const faults = takeFaults();
  await page.close();
  expect(faults.join('\n')).toMatch(/policy: .*elsewhere/u);
  expect(faults.join('\n')).toMatch(/policy: .*script/u);
  expect(faults.join('\n')).toMatch(/error: .*a fault/u);
});
