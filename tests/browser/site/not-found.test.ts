import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/schema/language.ts';
import { siteWords } from '../../../src/site/words.ts';
import { statusWords } from '../../../src/status/words.ts';
import { open } from '../lib/use.ts';

const shown = (page: Page) =>
  page.$$eval('section[data-only]', (sections) =>
    sections
      .filter((section) => section.checkVisibility())
      .map((section) => section.getAttribute('data-only')),
  );
const box = (page: Page) => page.locator('section[data-only]:visible input[type="search"]').first();
const results = (page: Page) => page.locator('[data-not-found-results] li');

describe('an address that leads nowhere', () => {
  test.each(languages)('below %s/ is answered in its language, with what it is like', async (lang) => {
    const page = await open(`${lang}/m10/cards/ajani-goldmne/`);
    expect(await shown(page)).toEqual([lang]);
    expect(await page.locator('h2:visible').first().textContent()).toContain(siteWords[lang].notFound.title);
    expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(lang);
    await expect.poll(() => box(page).inputValue()).toBe('ajani goldmne');
    await results(page).first().waitFor();
    expect(
      await results(page)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toContainEqual(expect.stringContaining(`/${lang}/m10/cards/ajani-goldmane/`));
  });

  test('head and foot are in its language', async () => {
    const lang = 'ja';
    const page = await open(`${lang}/nothing/`);
    const words = [statusWords[lang].title, siteWords[lang].footer.texts];
    // The foot follows the answer to what the address says.
    await page.locator('footer.site').waitFor();
    const around = page.locator('header.site nav.pages:visible, footer.site:visible, a.skip:visible');
    const said = (await around.allInnerTexts()).join('\n');
    for (const word of words) expect(said).toContain(word);
    const links = await page
      .locator(':is(header.site nav.pages, footer.site) a:visible')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(links.length).toBeGreaterThan(6);
    expect(links.filter((path) => !path.includes(`/${lang}/`))).toEqual([]);
    expect(await page.locator('footer.site p:visible').first().getAttribute('lang')).toMatch(lang);
    expect(await page.locator('.skip').count()).toBe(1);
  });

  test.each([
    ['xx/yy/', 'ja-JP', ['ja']],
    ['xx/yy/', 'fr-FR', ['zh', 'ja', 'en']],
    ['zh/xx/', 'en-US', ['zh']],
  ])('%s is answered to a reader of %s in %s', async (address, locale, langs) => {
    const page = await open(address, { locale });
    expect(await shown(page)).toEqual(langs);
  });

  test('leads to the documents, and the search form goes on with the words', async () => {
    const page = await open('en/ipg/9.9/');
    await expect.poll(() => box(page).inputValue()).toBe('ipg 9.9');
    expect(await page.locator('section:visible a[href$="/en/ipg/2.3/"]').count()).toBeGreaterThan(0);
    await page.locator('section:visible button[type="submit"]').click();
    await page.waitForURL('**/en/search/?q=ipg+9.9');
  });

  test('the number of a section with another sign for its dot leads to the section', async () => {
    const page = await open('en/ipg/2-3/');
    await results(page).first().waitFor();
    expect(await results(page).first().locator('a').getAttribute('href')).toMatch(/\/en\/ipg\/2\.3\//u);
  });

  test.each(['zh/%3Cimg%20src=x%20onerror=alert(1)%3E/', 'zh/%E0%A4%A/'])(
    '%s is text and nothing else',
    async (address) => {
      const page = await open(address);
      await expect.poll(() => box(page).inputValue()).not.toBe('');
      await page.waitForTimeout(300);
      expect(await page.locator('main :is(img, script[src="x"])').count()).toBe(0);
    },
  );

  test('without scripts it is answered in all three languages, with search forms and documents', async () => {
    const page = await open('zh/nothing/', { javaScriptEnabled: false });
    expect(await shown(page)).toEqual(['zh', 'ja', 'en']);
    for (const lang of ['zh', 'ja', 'en']) {
      expect(await page.locator(`main a[href$="/${lang}/m10/"]`).isVisible()).toBe(true);
      expect(await page.locator(`header a[href$="/${lang}/m10/"]`).isVisible()).toBe(true);
      expect(await page.locator(`footer a[href$="/${lang}/data/"]`).isVisible()).toBe(true);
    }
    const menus = await page.locator('header nav.pages').all();
    const boxes = await Promise.all(menus.map((menu) => menu.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(new Set(tops).size).toBe(3);
  });
});
