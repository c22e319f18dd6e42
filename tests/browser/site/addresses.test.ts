import { expect, test } from 'vitest';
import { coveragePageWords } from '../../../src/lists/status/words.ts';
import { siteWords } from '../../../src/site/words.ts';
import { onInventedSite, open, siteAddress } from '../lib/use.ts';

/* An address that leads nowhere, is old, or is meant to harm. That each language has its part of a wrong address's page, tests/site/pages.test.ts says. */

onInventedSite();

test.each([
  ['zh/xx/', 'en-US', ['zh']],
  ['xx/yy/', 'ja-JP', ['ja']],
  ['xx/yy/', 'fr-FR', ['zh', 'ja', 'en']],
])('%s is answered to a reader of %s in %s', async (address, locale, langs) => {
  const page = await open(address, { locale });
  const parts = page.locator('section[data-only]:visible');
  const shown = parts.evaluateAll((all) => all.map((each) => each.getAttribute('data-only')));
  expect(await shown).toEqual(langs);
});

test.each([
  [
    'that is nearly right arrives, with its place',
    'zh-CN/IPG/2.3.html#Remedy-4。',
    '**/zh/ipg/2.3/#remedy-4',
  ],
  [
    'of an older edition leads to what the editions of the section have changed',
    'en/ipg/9.1/?with=zh&edition=ipg-9.1.en#remedy-1',
    '**/en/ipg/9.1/history/#remedy-1',
  ],
])('an address %s', async (_, address, place) => {
  const page = await open(address, { mayComplain: true });
  await page.waitForURL(place);
});

test('below en/ all of the page is in English, leads to English pages, and its boxes search there', async () => {
  const page = await open('en/no/such/page/');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
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
  ['en/ipg/2.3/', asked],
  ['zh/no/%3Cimg%20src=x%20onerror=alert(1)%3E/', ''],
])('nothing that stands in the address of /%s is run, and the page stays whole', async (address, more) => {
  const page = await open(address, { mayComplain: address.includes('%') });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const whole = await page.locator('main [id]').count();
  await page.goto(siteAddress(address + more));
  expect(await page.locator('main [id]').count()).toBeGreaterThanOrEqual(whole);
  expect(await page.locator('main [onerror]').count()).toBe(0);
  expect(dialogs).toEqual([]);
});
