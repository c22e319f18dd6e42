import { expect, inject, test } from 'vitest';
import { browser } from './lib/browser.ts';
import { takeFaults } from './lib/faults.ts';

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
  const faults: string[] = [];
  for (const fault of [/policy: .*elsewhere/u, /policy: .*script/u, /error: .*a fault/u]) {
    await expect
      .poll(() => {
        faults.push(...takeFaults());
        return faults.join('\n');
      })
      .toMatch(fault);
  }
  await page.close();
  takeFaults();
});
