import { expect, test } from 'vitest';
import { coveragePageWords } from '../../../src/lists/status/words.ts';
import { siteWords } from '../../../src/site/words.ts';
import { onInventedSite, open } from '../lib/use.ts';

/* An address that leads nowhere. That each language has its part of the page, tests/site/pages.test.ts says. */

onInventedSite();

test.each([
  ['zh/xx/', 'en-US', ['zh']],
  ['xx/yy/', 'ja-JP', ['ja']],
  ['xx/yy/', 'fr-FR', ['zh', 'ja', 'en']],
])('%s is answered to a reader of %s in %s', async (address, locale, langs) => {
  const page = await open(address, { locale });
  const shown = await page.$$eval('section[data-only]', (sections) =>
    sections.filter((each) => each.checkVisibility()).map((each) => each.getAttribute('data-only')),
  );
  expect(shown).toEqual(langs);
});

test('an address that is nearly right arrives, with its place', async () => {
  const page = await open('zh-CN/IPG/2.3.html#Remedy-4。', { mayComplain: true });
  await page.waitForURL('**/zh/ipg/2.3/#remedy-4');
});

test('below en/ all of the page is in English, and leads to English pages', async () => {
  const page = await open('en/no/such/page/');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  const around = page.locator('h2:visible, header.site nav.pages:visible, footer.site:visible');
  const said = (await around.allInnerTexts()).join('\n');
  for (const word of [siteWords.en.notFound.title, coveragePageWords.en.title, siteWords.en.footer.rights])
    expect(said).toContain(word);
  const links = page.locator(':is(header.site nav.pages, main, footer.site) a:visible');
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(targets.filter((path) => !path.includes('/en/'))).toEqual([]);
  await page.keyboard.press('Control+k');
  expect(await page.locator('dialog.quick form').getAttribute('action')).toContain('/en/search/');
});
