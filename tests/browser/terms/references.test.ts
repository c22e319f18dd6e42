import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { referenceWords } from '../../../src/reader/menu/menu-words.ts';
import { addressOf, holdBack, seeLeave, settled, shownRows } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

onInventedSite();

const card = (page: Page) => page.locator('a.ref[href*="/dawn/cards/"]:visible').first();
const term = (page: Page) => page.locator('a.term:visible').first();
const panel = (page: Page) => page.locator('.reference');
const filled = (page: Page) => panel(page).locator('[data-entry]').waitFor();
const cardPage = /\/dawn\/cards\/[^/]+\/$/u;

describe('a card in a text', () => {
  test('opens by the keyboard with its names, its cost drawn and spelled, and its text; Esc gives the focus back', async () => {
    const page = await open('zh/dawn/rules-changes/');
    const link = card(page);
    const href = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await filled(page);
    const names = panel(page).locator('[data-name]');
    expect(await names.evaluateAll((all) => all.map((name) => (name as HTMLElement).lang))).toEqual([
      ...['zh-Hans', 'ja', 'en'],
    ]);
    const symbols = panel(page).locator('.fact .symbol');
    expect(await symbols.first().textContent()).toMatch(/^\{.+\}$/u);
    for (const use of await symbols.locator('use').all())
      expect(await page.locator(`${await use.getAttribute('href')}`).count()).toBeGreaterThan(0);
    const text = panel(page).locator('[data-reference-text]').first();
    expect(await text.textContent()).toContain('炊烟');
    expect(await text.getAttribute('lang')).toBe('zh-Hans');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname)).toBe(href);
    await seeLeave(panel(page), () => page.keyboard.press('Escape'));
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('opens by a tap, in the window, and goes by one beside it', async () => {
    const page = await open('zh/dawn/rules-changes/', { viewport: phone, hasTouch: true });
    await card(page).tap();
    await filled(page);
    const box = await panel(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
    await seeLeave(panel(page), () => page.touchscreen.tap(5, 840));
  });

  test('is the link that it looks like where its page does not come', async () => {
    const page = await open('zh/dawn/rules-changes/', {
      prepare: (own) =>
        own.route(cardPage, (route) =>
          route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
        ),
    });
    const href = await card(page).getAttribute('href');
    await card(page).click();
    await page.waitForURL(`**${href}`);
  });

  test('takes nobody away who has closed it before its page did not come', async () => {
    const page = await open('zh/dawn/rules-changes/');
    const fail = await holdBack(page, cardPage, (route) => route.abort());
    await card(page).click();
    await panel(page).waitFor();
    await seeLeave(panel(page), () => page.keyboard.press('Escape'));
    const failed = page.waitForEvent('requestfailed');
    fail();
    await failed;
    // What it would do, it would do at once.
    await settled(page);
    expect((await addressOf(page)).href).toBe(siteAddress('zh/dawn/rules-changes/'));
  });
});

describe('a term in a text', () => {
  test('shows how it is used, in the words of the page', async () => {
    const page = await open('ja/dawn/rules-changes/');
    await term(page).click();
    await filled(page);
    const text = panel(page).locator('[data-reference-text]');
    expect(await text.getAttribute('lang')).toBe('ja');
    expect(await text.textContent()).toBe('カードの一種。');
  });

  test('takes nobody away without a network, and says so', async () => {
    const page = await open('zh/dawn/rules-changes/', { mayComplain: true });
    // Its program has come with the first.
    await card(page).click();
    await filled(page);
    await seeLeave(panel(page), () => page.keyboard.press('Escape'));
    await page.context().setOffline(true);
    await term(page).click();
    await panel(page).getByText(referenceWords.zh.offline).waitFor();
    expect((await addressOf(page)).href).toBe(siteAddress('zh/dawn/rules-changes/'));
  });

  test('is marked or not, as the reader left it, and its text is the same', async () => {
    const page = await open('en/ipg/2.3/');
    const texts = () =>
      page.$$eval('[data-text], [data-annotation]', (all) => all.map((one) => one.textContent));
    const setMarks = async (isOn: boolean) => {
      await page.locator('[data-settings-button]').click();
      await page.locator('[name="terms"]').setChecked(isOn);
    };
    const marked = await texts();
    await setMarks(false);
    expect(await page.locator('a.term[href]').count()).toBe(0);
    expect(await texts()).toEqual(marked);
    await page.reload();
    expect(await page.locator('a.term[href]').count()).toBe(0);
    await setMarks(true);
    expect(await page.locator('a.term[href]').count()).toBeGreaterThan(5);
  });
});

// What each name finds is asked of src/lists/name-filter.test.ts.
test('the list of terms is filtered by names in any language and abbreviations, on a phone, too', async () => {
  const page = await open('en/terms/', { viewport: phone });
  for (const [name, id] of [
    ['くうふく', 'hunger'],
    ['hs', 'hidden-soup'],
  ] as const) {
    await page.locator('filtered-list input').fill(name);
    expect(await shownRows(page)).toEqual([id]);
    // No heading without its terms.
    expect(await page.locator('.topic:visible').count()).toBe(1);
  }
  expect(await page.locator('filtered-list output').textContent()).toBe('1 term');
});
