import { expect, test } from 'vitest';
import { coveragePageWords } from '../../../src/lists/status/words.ts';
import { siteWords } from '../../../src/site/words.ts';
import { open } from '../lib/use.ts';

/* Addresses that are wrong, old or malicious. */

test.each([
  ['zh/xx/', 'en-US', ['zh']],
  ['xx/yy/', 'ja-JP', ['ja']],
  ['xx/yy/', 'fr-FR', ['zh', 'ja', 'en']],
])('the page of a wrong address, %s with a browser in %s, is in %s', async (address, locale, langs) => {
  const page = await open(address, { locale });
  const shown = page.locator('section[data-only]:visible');
  expect(await shown.evaluateAll((all) => all.map((each) => each.getAttribute('data-only')))).toEqual(langs);
});

test.each([
  ['has another case, extension and punctuation', 'zh-CN/IPG/2.3.html#Remedy-4。', '**/zh/ipg/2.3/#remedy-4'],
  ['names an older edition', 'en/ipg/9.1/?edition=ipg-9.1.en#remedy-1', '**/en/ipg/9.1/history/#remedy-1'],
])('an address that %s leads to its place', async (_, address, place) => {
  const page = await open(address, { mayComplain: true });
  await page.waitForURL(place);
});

test('below en/ the page of a wrong address is in English, with English links and an English search', async () => {
  const page = await open('en/no/such/page/');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  const around = page.locator('h2:visible, header.site nav.pages:visible, footer.site:visible');
  const said = (await around.allInnerTexts()).join('\n');
  for (const word of [siteWords.en.notFound.title, coveragePageWords.en.title, siteWords.en.footer.rights])
    expect(said).toContain(word);
  const links = page.locator(':is(header.site nav.pages, main, footer.site) a:visible');
  const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(targets.filter((path) => !path.includes('/en/'))).toEqual([]);
  // Each language has a search box; only that of English is shown.
  await page.locator('section[data-only="en"] input').fill('marta');
  expect(await page.locator('dialog.quick input').inputValue()).toBe('marta');
  expect(await page.locator('dialog.quick form').getAttribute('action')).toContain('/en/search/');
});

const harm = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>');
const asked = `?${['with', 'notes', 'q', 'lang', 'color'].map((name) => `${name}=${harm}`).join('&')}#${harm}`;

// Policy breaches, requests to other hosts and uncaught errors fail every test (`lib/watch.ts`).
test.each([
  ['en/ipg/2.3/', `en/ipg/2.3/${asked}`, '[data-unknown-place]'],
  ['a missing page', 'zh/no/%3Cimg%20src=x%20onerror=alert(1)%3E/', 'section[data-only="zh"]'],
])('nothing in the address of %s is executed', async (_, address, last) => {
  const page = await open(address, { mayComplain: true });
  await page.waitForSelector(last);
  expect(await page.locator('main [onerror]').count()).toBe(0);
});
