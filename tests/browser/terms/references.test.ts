import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { referenceWords } from '../../../src/reader/menu/menu-words.ts';
import { addressOf, holdBack, seeLeave, settled } from '../lib/read.ts';
import { open, phone, siteAddress } from '../lib/use.ts';

const card = (page: Page) => page.locator('a.ref[href*="/m10/cards/"]:visible').first();
const panel = (page: Page) => page.locator('.reference');
const filled = (page: Page) => panel(page).locator('[data-entry]').waitFor();

describe('a card in a text', () => {
  test('opens by the keyboard with its names, its cost drawn and spelled, and its text; Esc gives the focus back', async () => {
    const page = await open('en/m10/rules-changes/');
    const link = card(page);
    const href = await link.getAttribute('href');
    await link.focus();
    await page.keyboard.press('Enter');
    await filled(page);
    const names = await panel(page)
      .locator('[data-name]')
      .evaluateAll((all) =>
        all.map((name) => [name.getAttribute('data-name'), name.getAttribute('lang')].join()),
      );
    expect(names).toEqual(['en,en', 'zh,zh-Hans', 'ja,ja']);
    const symbols = panel(page).locator('.fact .symbol');
    expect(await symbols.first().textContent()).toMatch(/^\{.+\}$/u);
    for (const use of await symbols.locator('use').all())
      expect(await page.locator(`${await use.getAttribute('href')}`).count()).toBeGreaterThan(0);
    expect(await panel(page).locator('.fact').innerText()).not.toContain('·  ·');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => (document.activeElement as HTMLAnchorElement).pathname)).toBe(href);
    await seeLeave(panel(page), () => page.keyboard.press('Escape'));
    expect(await link.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('shows the text of the source, in its language', async () => {
    const page = await open('en/m10/cards/mirror-of-fate/');
    await addLink(page, 'ref', '../ajani-goldmane/');
    await filled(page);
    const text = panel(page).locator('[data-reference-text]').first();
    expect(await text.textContent()).toContain('你获得2点生命');
    expect(await text.getAttribute('lang')).toBe('zh-Hans');
  });

  test('opens by a tap, in the window, and goes by one beside it', async () => {
    const page = await open('zh/m10/rules-changes/', { viewport: phone, hasTouch: true });
    await card(page).tap();
    await filled(page);
    const box = await panel(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
    await seeLeave(panel(page), () => page.touchscreen.tap(5, 840));
  });

  test.each([
    [
      'where its page does not come',
      {
        prepare: (page: Page) =>
          page.route('**/m10/cards/*/', (route) =>
            route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
          ),
      },
    ],
    ['without scripts', { javaScriptEnabled: false }],
  ])('is the link that it looks like %s', async (_, options) => {
    const page = await open('zh/m10/rules-changes/', options);
    const href = await card(page).getAttribute('href');
    await card(page).click();
    await page.waitForURL(`**${href}`);
  });

  test('takes nobody away without a network, and says so', async () => {
    const page = await open('zh/m10/rules-changes/');
    await card(page).click();
    await filled(page);
    await seeLeave(panel(page), () => page.keyboard.press('Escape'));
    await page.context().setOffline(true);
    await page.locator('a.term:visible').first().click();
    await panel(page).getByText(referenceWords.zh.offline).waitFor();
    expect((await addressOf(page)).href).toBe(siteAddress('zh/m10/rules-changes/'));
    await page.context().setOffline(false);
  });

  test('takes nobody away who has closed it before its page did not come', async () => {
    const page = await open('zh/m10/rules-changes/');
    const fail = await holdBack(page, /\/m10\/cards\/[^/]+\/$/u, (route) => route.abort());
    await card(page).click();
    await panel(page).waitFor();
    await seeLeave(panel(page), () => page.keyboard.press('Escape'));
    const failed = page.waitForEvent('requestfailed');
    fail();
    await failed;
    // What it would do, it would do at once.
    await settled(page);
    expect((await addressOf(page)).href).toBe(siteAddress('zh/m10/rules-changes/'));
  });
});

describe('a term in a text', () => {
  test('shows how it is used, in the words of the page', async () => {
    const page = await open('ja/ipg/2.3/');
    await page.locator('#definition-3 a.term:visible').first().click();
    await filled(page);
    const text = panel(page).locator('[data-reference-text]');
    expect(await text.getAttribute('lang')).toBe('ja');
    expect((await text.textContent())?.length).toBeGreaterThan(5);
  });

  test('that does not exist is a link', async () => {
    const page = await open('ja/ipg/2.3/');
    await addLink(page, 'term', '../../terms/#constructor');
    await page.waitForURL('**/ja/terms/#constructor');
  });
});

/** Adds a link to the first text of a page, and follows it. */
const addLink = (page: Page, className: string, href: string) =>
  page.evaluate(
    (properties) => {
      const link = Object.assign(document.createElement('a'), properties);
      document.querySelector('.body, [data-text] p')?.append(link);
      link.click();
    },
    { className, href, textContent: 'x' },
  );
