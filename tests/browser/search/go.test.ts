import { test } from 'vitest';
import { onInventedSite, openNothing, siteAddress } from '../lib/use.ts';

/* What leads where is asked of src/search/ui/go.test.ts and src/search/cite/resolve.test.ts. */

onInventedSite();

test.each([
  ['a citation to its clause', '修正4', /\/zh\/ipg\/2\.3\/#remedy-4$/u],
  ['several to the search, with what was asked', '& 2.4', /\/zh\/search\/\?q=IPG\+2\.3\+%26\+2\.4$/u],
])('in the language of the reader it leads %s', async (_, more, path) => {
  const page = await openNothing({ locale: 'zh-TW' });
  await page.goto(siteAddress(`go/?q=${encodeURIComponent(`IPG 2.3 ${more}`)}`));
  await page.waitForURL(path);
});

test('who has turned a page to another language is led to that', async () => {
  const page = await openNothing({ locale: 'en-GB' });
  await page.goto(siteAddress('en/ipg/2.4/'));
  await page.locator('header a[data-language="ja"]').click();
  await page.waitForURL(/\/ja\//u);
  await page.goto(siteAddress('go/?q=IPG%202.4'));
  await page.waitForURL(/\/ja\/ipg\/2\.4\/$/u);
});
