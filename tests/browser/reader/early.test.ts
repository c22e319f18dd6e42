import { expect, test } from 'vitest';
import { choose, holdBack, openTexts, searchOf } from '../lib/read.ts';
import { onInventedSite, openNothing, siteAddress } from '../lib/use.ts';

onInventedSite();

/** What a reader does on a slow line before the scripts have come is not lost when they come. */

test('letters typed and filters chosen on the search page are what is searched', async () => {
  const { page, letScriptsCome } = await openEarly('en/search/?q=&lang=ja');
  await page.locator('[data-search] input[type="search"]').pressSequentially('soup');
  await page.locator('[data-filter="lang"]').selectOption('zh');
  await letScriptsCome();
  expect(await searchOf(page)).toBe('?q=soup&lang=zh');
});

test('letters typed into the box of any page go on in the quick box', async () => {
  const { page, letScriptsCome } = await openEarly('ja/dawn/cards/marta-of-the-hearth/');
  await page.locator('header search input').first().pressSequentially('mar');
  await letScriptsCome();
  await page.keyboard.type('ta');
  expect(await page.locator('dialog.quick input').inputValue()).toBe('marta');
});

test('languages, annotations and terms that are chosen stay so', async () => {
  const { page, letScriptsCome } = await openEarly('zh/ipg/2.3/');
  await page.locator('[data-toggle="ja"]').check();
  await page.locator('[data-toggle="en"]').uncheck();
  await choose(page, 'notes', true);
  await choose(page, 'terms', false);
  await letScriptsCome();
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
  expect(await searchOf(page)).toBe('?notes=1&with=ja');
  expect(await page.locator('a.term[href]').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('sidejudge-reader'))).toContain('terms=0');
});

test('a menu whose button is pressed twice because its program is on its way opens once', async () => {
  const { page, letScriptsCome } = await openEarly('en/ipg/2.3/', /\/touch\.[^/]*\.js$/u);
  const button = page.locator('#remedy-4 > .anchor [data-clause-menu]');
  await page.waitForLoadState();
  await button.click();
  await button.click();
  await letScriptsCome();
  await page.locator('.clause-menu:popover-open').waitFor();
  expect(await page.locator('.clause-menu').count()).toBe(1);
});

/** Opens a page whose scripts wait until they are let come. */
async function openEarly(address: string, scripts = /\/_astro\/[^/]*\.js$/u) {
  const page = await openNothing();
  const come = await holdBack(page, scripts);
  await page.goto(siteAddress(address), { waitUntil: 'commit' });
  const letScriptsCome = async () => {
    come();
    await page.waitForLoadState();
  };
  return { page, letScriptsCome };
}
