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
  const mark = page.locator('#introduction-6 .remarks summary');
  expect(await mark.ariaSnapshot()).toContain('来源有误，已订正');
  await mark.focus();
  await page.keyboard.press('Enter');
  expect(await correction.locator('del').isVisible()).toBe(true);
  expect(await page.locator('#introduction-6 [data-corrected]').isVisible()).toBe(true);
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

test('a text that differs has one mark, which opens the reason and the words', async () => {
  await page.goto(new URL('en/ipg/2.3/', site).href);
  const cell = page.locator('#definition-1 .cell', { has: page.locator('[data-differs="zh"]') });
  expect(await cell.locator('.remarks').count()).toBe(1);
  await page.evaluate(() => document.querySelector('[data-differs="zh"]')?.toggleAttribute('open', true));
  expect(await cell.locator('[data-reason="adds"] q').textContent()).toBe('且未经对手许可');
});

test('a link to an annotation shows it although its column is closed', async () => {
  await page.goto(new URL('zh/ipg/2.3/?#definition-1-note-1', site).href);
  expect(await page.locator('#definition-1-note-1').isVisible()).toBe(true);
  expect(await page.locator('#definition-3-note-1').isVisible()).toBe(false);
});

test('where a language lacks a clause, links lead to the languages that have it', async () => {
  await page.goto(new URL('zh/ipg/2.3/#definition-2', site).href);
  const links = page.locator('#definition-2 [data-other-texts] a:visible');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('lang'), link.getAttribute('href')]),
    ),
  ).toEqual([
    ['ja', expect.stringMatching(/\/ja\/ipg\/2\.3\/#definition-2$/u)],
    ['en', expect.stringMatching(/\/en\/ipg\/2\.3\/#definition-2$/u)],
  ]);
});
