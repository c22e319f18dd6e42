import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { referenceWords } from '../../../src/reader/menu/menu-words.ts';
import { addressOf, choose, hasFocus, holdBack, seeLeave, settled, shownRows } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

/* Cards and terms that a text names. */

const chapter = 'zh/dawn/rules-changes/';
const card = (page: Page) => page.locator('a.ref[href*="/dawn/cards/"]:visible').first();
const term = (page: Page) => page.locator('a.term:visible').first();
const panel = (page: Page) => page.locator('.reference');
const filled = (page: Page) => panel(page).locator('[data-entry]').waitFor();
const text = (page: Page) => panel(page).locator('[data-reference-text]').first();
const cardPage = /\/dawn\/cards\/[^/]+\/$/u;

test('a card opens by the keyboard with its names, its cost drawn and spelled, and its text; Esc gives the focus back', async () => {
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

test('a card is the link that it looks like where its page does not come, but takes nobody away who has closed it before', async () => {
  const page = await open(chapter);
  const fail = await holdBack(page, cardPage, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await card(page).click();
  await seeLeave(panel(page), () => page.keyboard.press('Escape'));
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  // What it would do, it would do at once.
  await settled(page);
  expect((await addressOf(page)).href).toBe(siteAddress(chapter));
  await card(page).click();
  await page.waitForURL(cardPage);
});

test('a term shows how it is used, in the words of the page', async () => {
  const page = await open('ja/dawn/rules-changes/');
  await term(page).click();
  await filled(page);
  expect(await text(page).getAttribute('lang')).toBe('ja');
  expect(await text(page).textContent()).toBe('カードの一種。');
});

test('a card opens by a tap, in the window, and goes by one beside it; a term takes nobody away without a network, and says so', async () => {
  const page = await open(chapter, { mayComplain: true, viewport: phone, hasTouch: true });
  await card(page).tap();
  await filled(page);
  const box = await panel(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
  await seeLeave(panel(page), () => page.touchscreen.tap(5, 840));
  await page.context().setOffline(true);
  await term(page).click();
  await panel(page).getByText(referenceWords.zh.offline).waitFor();
  expect((await addressOf(page)).href).toBe(siteAddress(chapter));
});

test('a term is marked or not, as the reader left it', async () => {
  const page = await open('en/ipg/2.3/');
  await choose(page, 'terms', false);
  expect(await page.locator('a.term[href]').count()).toBe(0);
  await page.reload();
  expect(await page.locator('a.term[href]').count()).toBe(0);
  await choose(page, 'terms', true);
  expect(await page.locator('a.term[href]').count()).toBeGreaterThan(5);
});

// What each name finds is asked of src/lists/name-filter.test.ts.
test('the list of terms is filtered by a name, and no heading stays without its terms', async () => {
  const page = await open('en/terms/', { viewport: phone });
  await page.locator('filtered-list input').fill('くうふく');
  expect(await shownRows(page)).toEqual(['hunger']);
  expect(await page.locator('.topic:visible').count()).toBe(1);
  expect(await page.locator('filtered-list output').textContent()).toBe('1 term');
});
