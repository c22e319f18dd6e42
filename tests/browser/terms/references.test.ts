import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { referenceWords } from '../../../src/reader/menu/menu-words.ts';
import { addressOf, hasFocus, holdBack, seeLeave, settled, shownRows } from '../lib/read.ts';
import { inventedAddress, open, phone } from '../lib/use.ts';

/* Panels of cards and terms that a text names. */

const chapter = 'zh/dawn/rules-changes/';
const card = (page: Page) => page.locator('a.ref[href*="/dawn/cards/"]:visible').first();
const term = (page: Page) => page.locator('a.term:visible').first();
const panel = (page: Page) => page.locator('.reference');
const filled = (page: Page) => panel(page).locator('[data-entry]').waitFor();
const text = (page: Page) => panel(page).locator('[data-reference-text]').first();
const cardPage = /\/dawn\/cards\/[^/]+\/$/u;

test('a card opens by the keyboard with its names, its cost as symbols with text, and its rules text; Esc gives the focus back', async () => {
  const page = await open(chapter);
  await card(page).press('Enter');
  await filled(page);
  const names = panel(page).locator('[data-name]');
  const langs = await names.evaluateAll((all) => all.map((name) => (name as HTMLElement).lang));
  expect(langs).toEqual(['zh-Hans', 'ja', 'en']);
  const symbols = panel(page).locator('.fact .symbol');
  expect(await symbols.first().textContent()).toMatch(/^\{.+\}$/u);
  for (const use of await symbols.locator('use').all())
    expect(await page.locator(`${await use.getAttribute('href')}`).count()).toBeGreaterThan(0);
  expect(await text(page).textContent()).toContain('炊烟');
  await seeLeave(panel(page), () => page.keyboard.press('Escape'));
  expect(await hasFocus(card(page))).toBe(true);
});

test('if the page of a card does not load for its panel, the link leads to it, unless the reader has closed the panel', async () => {
  const page = await open(chapter);
  const fail = await holdBack(page, cardPage, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await card(page).click();
  await seeLeave(panel(page), () => page.keyboard.press('Escape'));
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await settled(page);
  expect((await addressOf(page)).href).toBe(inventedAddress(chapter));
  await card(page).click();
  await page.waitForURL(cardPage);
});

test('a term shows its explanation in the language of the page', async () => {
  const page = await open('ja/dawn/rules-changes/');
  await term(page).click();
  await filled(page);
  expect(await text(page).getAttribute('lang')).toBe('ja');
  expect(await text(page).textContent()).toBe('カードの一種。');
});

test('a card opens within the window by a tap, and a tap outside closes it; without a network a term says so and does not leave the page', async () => {
  const page = await open(chapter, { mayComplain: true, viewport: phone, hasTouch: true });
  await card(page).tap();
  await filled(page);
  const box = await panel(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
  await seeLeave(panel(page), () => page.touchscreen.tap(5, 840));
  await page.context().setOffline(true);
  await term(page).click();
  await panel(page).getByText(referenceWords.zh.offline).waitFor();
  expect((await addressOf(page)).href).toBe(inventedAddress(chapter));
});

// src/lists/name-filter.test.ts tests the filter.
test('the list of terms is filtered by a name, without headings that have no term left', async () => {
  const page = await open('en/terms/', { viewport: phone });
  await page.locator('filtered-list input').fill('くうふく');
  expect(await shownRows(page)).toEqual(['hunger']);
  expect(await page.locator('.topic:visible').count()).toBe(1);
  expect(await page.locator('filtered-list output').textContent()).toBe('1 term');
});
