import { expect, test } from 'vitest';
import { desktop, open, openNothing, siteAddress } from '../lib/use.ts';

// What leads where is asked of src/search/ui/go.test.ts and src/search/cite/resolve.test.ts.

const arrive = async (address: string, path: RegExp, locale = 'en-GB') => {
  const page = await openNothing({ locale });
  await page.goto(siteAddress(address));
  await page.waitForURL(path);
  return page;
};

test.each([
  ['go/?q=IPG%202.3%20r4', 'en-GB', /\/en\/ipg\/2\.3\/#remedy-4$/u],
  [
    'go/?q=%E9%9D%9E%E5%85%AC%E5%BC%80%E7%89%8C%E5%BC%A0%E5%A4%B1%E8%AF%AF%20%E4%BF%AE%E6%AD%A34',
    'zh-TW',
    /\/zh\/ipg\/2\.3\/#remedy-4$/u,
  ],
  ['go/?q=%E9%81%95%E5%8F%8D%E5%87%A6%E7%BD%AE%E6%8C%87%E9%87%9D2.3&lang=ja', 'en-GB', /\/ja\/ipg\/2\.3\/$/u],
  // Its row in the contents, or its page where it has a text.
  ['go/?q=IPG%203.3', 'de-DE', /\/zh\/ipg\/(?:#s-3\.3|3\.3\/)$/u],
])('%s leads a reader of %s to %s', async (address, locale, path) => {
  const page = await arrive(address, path, locale);
  expect(await page.title()).not.toContain('404');
});

test('who has turned a page to another language is led to that', async () => {
  const page = await openNothing({ locale: 'en-GB', viewport: desktop });
  await page.goto(siteAddress('en/ipg/2.3/'));
  await page.locator('header a[data-language="ja"]').click();
  await page.waitForURL(/\/ja\//u);
  await page.goto(siteAddress('go/?q=IPG%202.4'));
  await page.waitForURL(/\/ja\/ipg\/2\.4\/$/u);
});

test.each([
  ['several', 'go/?q=IPG%204.1%20%26%204.2', 'IPG 4.1 & 4.2'],
  ['nothing known', 'go/?q=%2F%2Fevil.example', '//evil.example'],
  ['nothing', 'go/', ''],
])('%s leads to the search, with what was asked', async (_, address, query) => {
  const page = await arrive(address, /\/en\/search\//u);
  expect(await page.locator('search.main input').inputValue()).toBe(query);
});

test('without scripts it is a search form', async () => {
  const page = await open('go/?q=IPG%202.3', { javaScriptEnabled: false });
  expect(await page.locator('main search form, .listing search form').count()).toBe(3);
});
