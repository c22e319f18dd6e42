import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';

const site = inject('siteUrl');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(new URL('ja/m10/cards/', site).href);
});
afterAll(async () => {
  await browser.close();
});

const shownRows = () =>
  page.$$eval('[data-card-rows] tr', (rows) =>
    rows.filter((row) => row.checkVisibility()).map((row) => row.id),
  );

test('the list has all 249 cards of the set, and those that other texts mention', async () => {
  expect((await shownRows()).length).toBeGreaterThanOrEqual(249);
  expect(
    await page.$$eval(
      '[data-card-rows] td.number',
      (cells) => cells.filter((cell) => cell.textContent?.trim()).length,
    ),
  ).toBe(249);
});

test.each([
  { field: 'name', value: '金鬃阿耶尼', first: 'ajani-goldmane' },
  { field: 'name', value: 'たてがみ', first: 'ajani-goldmane' },
  { field: 'name', value: 'AJANI', first: 'ajani-goldmane' },
])('a name in any language finds the card: $value', async ({ field, value, first }) => {
  await page.locator(`[name="${field}"]`).fill(value);
  expect(await shownRows()).toEqual([first]);
  expect(new URL(page.url()).searchParams.get(field)).toBe(value);
  await page.locator(`[name="${field}"]`).fill('');
});

test('colour and type filter together, and the number of cards is said', async () => {
  await page.locator('[name="color"]').selectOption('R');
  await page.locator('[name="type"]').selectOption('Instant');
  const rows = await shownRows();
  expect(rows).toContain('lightning-bolt');
  expect(rows).not.toContain('act-of-treason');
  expect(await page.locator('[data-card-count]').textContent()).toContain(String(rows.length));
});

test('the choice is in the address, and comes back from it', async () => {
  const before = await shownRows();
  await page.reload();
  expect(await shownRows()).toEqual(before);
});
