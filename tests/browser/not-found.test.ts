import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './lib/chromium.ts';
import { use as usePage } from './lib/use.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
});

const use = (
  address: string,
  run: (page: Page) => Promise<void>,
  options: Parameters<typeof usePage>[3] = {},
) => usePage(browser, address, run, options);
const shown = (page: Page) =>
  page.$$eval('section[data-only]', (sections) =>
    sections
      .filter((section) => section.checkVisibility())
      .map((section) => section.getAttribute('data-only')),
  );
const box = (page: Page) => page.locator('section[data-only]:visible input[type="search"]').first();
const results = (page: Page) => page.locator('[data-not-found-results] li');

describe('an address that leads nowhere', () => {
  test.each([
    ['zh/m10/cards/ajani-goldmne/', 'zh', '没有这一页', 'ajani goldmne'],
    ['ja/m10/cards/ajani-goldmne/', 'ja', 'ページ', 'ajani goldmne'],
    ['en/m10/cards/ajani-goldmne/', 'en', 'There is no such page', 'ajani goldmne'],
  ])('%s is answered in its language, with what it is like', (address, lang, title, query) =>
    use(address, async (page) => {
      expect(await shown(page)).toEqual([lang]);
      expect(await page.locator('h2:visible').first().textContent()).toContain(title);
      expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(lang);
      await expect.poll(() => box(page).inputValue()).toBe(query);
      await results(page).first().waitFor();
      expect(
        await results(page)
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toContainEqual(expect.stringContaining(`/${lang}/m10/cards/ajani-goldmane/`));
    }),
  );

  test.each([
    ['xx/yy/', 'ja-JP', ['ja']],
    ['xx/yy/', 'fr-FR', ['zh', 'ja', 'en']],
    ['zh/xx/', 'en-US', ['zh']],
  ])('%s is answered to a reader of %s in %s', (address, locale, langs) =>
    use(address, async (page) => expect(await shown(page)).toEqual(langs), { locale }),
  );

  test('leads to the documents, and the search form goes on with the words', () =>
    use('en/ipg/9.9/', async (page) => {
      await expect.poll(() => box(page).inputValue()).toBe('ipg 9.9');
      expect(await page.locator('section:visible a[href$="/en/ipg/2.3/"]').count()).toBeGreaterThan(0);
      await page.locator('section:visible button[type="submit"]').click();
      await page.waitForURL('**/en/search/?q=ipg+9.9');
    }));

  test.each([
    'zh/%3Cimg%20src=x%20onerror=alert(1)%3E/',
    'zh/%22%3E%3Cscript%3E/',
    'zh/%E0%A4%A/',
    'zh/__proto__/',
  ])('%s is text and nothing else', (address) =>
    use(address, async (page) => {
      await expect.poll(() => box(page).inputValue()).not.toBe('');
      await page.waitForTimeout(300);
      expect(await page.locator('main :is(img, script[src="x"])').count()).toBe(0);
    }),
  );

  test('without scripts it is answered in all three languages, with search forms and documents', () =>
    use(
      'zh/nothing/',
      async (page) => {
        expect(await shown(page)).toEqual(['zh', 'ja', 'en']);
        expect(await page.locator('a[href$="/ja/m10/"]').isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    ));
});
