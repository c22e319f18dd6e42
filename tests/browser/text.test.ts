import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';

const site = inject('siteUrl');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  // What is tested here needs no scripts.
  page = await browser.newPage({ javaScriptEnabled: false });
});
afterAll(() => browser?.close());

test('the source’s own reading is hidden until it is opened, by the keyboard too', async () => {
  await page.goto(new URL('zh/m10/introduction/#introduction-6', site).href);
  const correction = page.locator('#introduction-6 [data-correction]');
  expect(await correction.locator('del').isVisible()).toBe(false);
  await correction.locator('input').focus();
  await page.keyboard.press('Space');
  expect(await correction.locator('del').isVisible()).toBe(true);
  expect(await correction.locator('[data-ui]').last().isVisible()).toBe(true);
});

test('a symbol is drawn, and keeps the spelling of the source as text', async () => {
  await page.goto(new URL('zh/m10/general-notes/#dual-lands', site).href);
  const symbol = page.locator('[data-symbol="T"]').first();
  expect(await symbol.textContent()).toBe('{横置}');
  const drawing = await symbol.locator('svg').boundingBox();
  expect(drawing?.width).toBeGreaterThan(10);
});

test('without scripts the card list is whole and the search box leads to the search page', async () => {
  await page.goto(new URL('en/m10/cards/', site).href);
  expect(await page.locator('[data-card-filter]').isVisible()).toBe(false);
  expect(await page.locator('#lightning-bolt').isVisible()).toBe(true);
  await page.locator('header input[type="search"]').fill('bolt');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/search/?q=bolt');
});
