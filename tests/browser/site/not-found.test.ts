import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coveragePageWords } from '../../../src/lists/status/words.ts';
import { interfaceLanguages } from '../../../src/schema/language.ts';
import { siteWords } from '../../../src/site/words.ts';
import { open } from '../lib/use.ts';

// An address that leads nowhere.

const shown = (page: Page) =>
  page.$$eval('section[data-only]', (sections) =>
    sections
      .filter((section) => section.checkVisibility())
      .map((section) => section.getAttribute('data-only')),
  );
const pathsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

test.each(interfaceLanguages)('below %s/ all of the page is in its language', async (lang) => {
  const page = await open(`${lang}/m10/cards/ajani-goldmne/`);
  expect(await shown(page)).toEqual([lang]);
  expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(lang);
  await page.keyboard.press('Control+k');
  expect(await page.locator('dialog.quick form').getAttribute('action')).toContain(`/${lang}/search/`);
  await page.keyboard.press('Escape');
  expect(await page.locator('section[data-only]:visible p.inline a').count()).toBe(3);
  const around = page.locator('h2:visible, header.site nav.pages:visible, footer.site:visible');
  const said = (await around.allInnerTexts()).join('\n');
  for (const word of [
    siteWords[lang].notFound.title,
    coveragePageWords[lang].title,
    siteWords[lang].footer.rights,
  ])
    expect(said).toContain(word);
  const paths = await pathsOf(page, ':is(header.site nav.pages, footer.site) a:visible');
  expect(paths.length).toBeGreaterThan(6);
  expect(paths.filter((path) => !path.includes(`/${lang}/`))).toEqual([]);
});

test.each([
  ['xx/yy/', 'ja-JP', ['ja']],
  ['xx/yy/', 'fr-FR', ['zh', 'ja', 'en']],
  ['zh/xx/', 'en-US', ['zh']],
])('%s is answered to a reader of %s in %s', async (address, locale, langs) => {
  const page = await open(address, { locale });
  expect(await shown(page)).toEqual(langs);
});

test('without scripts it is answered in all three languages, with search forms and a way home', async () => {
  const page = await open('zh/nothing/', { javaScriptEnabled: false });
  expect(await shown(page)).toEqual(['zh', 'ja', 'en']);
  for (const lang of interfaceLanguages) {
    for (const part of ['main', 'header', 'footer'])
      expect(await page.locator(`${part} a[href*="/${lang}/"]:visible`).count()).toBeGreaterThan(0);
  }
});
