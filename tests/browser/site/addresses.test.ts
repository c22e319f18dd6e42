import { expect, test } from 'vitest';
import { coveragePageWords } from '../../../src/lists/status/words.ts';
import { siteWords } from '../../../src/site/words.ts';
import { onInventedSite, open } from '../lib/use.ts';

/* An address that leads nowhere, is old, or is meant to harm. That each language has its part of a wrong address's page, tests/site/pages.test.ts says. */

onInventedSite();

test.each([
  ['zh/xx/', 'en-US', ['zh']],
  ['xx/yy/', 'ja-JP', ['ja']],
  ['xx/yy/', 'fr-FR', ['zh', 'ja', 'en']],
])('%s is answered to a reader of %s in %s', async (address, locale, langs) => {
  const page = await open(address, { locale });
  const shown = page.locator('section[data-only]:visible');
  expect(await shown.evaluateAll((all) => all.map((each) => each.getAttribute('data-only')))).toEqual(langs);
});

test.each([
  ['is nearly right', 'zh-CN/IPG/2.3.html#Remedy-4。', '**/zh/ipg/2.3/#remedy-4'],
  ['is of an older edition', 'en/ipg/9.1/?edition=ipg-9.1.en#remedy-1', '**/en/ipg/9.1/history/#remedy-1'],
])('an address that %s arrives, with its place', async (_, address, place) => {
  const page = await open(address, { mayComplain: true });
  await page.waitForURL(place);
});

test('below en/ all of the page is in English, leads to English pages, and its boxes search there', async () => {
  const page = await open('en/no/such/page/');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  const around = page.locator('h2:visible, header.site nav.pages:visible, footer.site:visible');
  const said = (await around.allInnerTexts()).join('\n');
  for (const word of [siteWords.en.notFound.title, coveragePageWords.en.title, siteWords.en.footer.rights])
    expect(said).toContain(word);
  const links = page.locator(':is(header.site nav.pages, main, footer.site) a:visible');
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(targets.filter((path) => !path.includes('/en/'))).toEqual([]);
  // Of several boxes, one for each language, the one that is shown is the one that opens.
  await page.locator('section[data-only="en"] input').fill('marta');
  expect(await page.locator('dialog.quick input').inputValue()).toBe('marta');
  expect(await page.locator('dialog.quick form').getAttribute('action')).toContain('/en/search/');
});

const harm = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>');
const asked = `?${['with', 'notes', 'q', 'lang', 'color'].map((name) => `${name}=${harm}`).join('&')}#${harm}`;

// Policy breaches, requests elsewhere and errors fail the test by themselves (`lib/watch.ts`).
test.each([
  ['en/ipg/2.3/', `en/ipg/2.3/${asked}`, '[data-unknown-place]'],
  ['no page', 'zh/no/%3Cimg%20src=x%20onerror=alert(1)%3E/', 'section[data-only="zh"]'],
])('nothing that stands in the address of %s is run', async (_, address, last) => {
  const page = await open(address, { mayComplain: true });
  await page.waitForSelector(last);
  expect(await page.locator('main [onerror]').count()).toBe(0);
});
