import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, holdBack, openTexts, searchOf } from '../lib/read.ts';
import { inventedAddress, openNothing } from '../lib/use.ts';

/* What a reader does before the scripts have loaded is not lost. */

test('a query and filters on the search page are searched', async () => {
  const page = await actEarly('en/search/?q=&lang=ja', async (early) => {
    await early.locator('[data-search] input[type="search"]').pressSequentially('soup');
    await early.locator('[data-filter="lang"]').selectOption('zh');
  });
  expect(await searchOf(page)).toBe('?q=soup&lang=zh');
});

test('letters typed into the search box of a page are taken over by the quick box', async () => {
  const page = await actEarly('ja/dawn/cards/marta-of-the-hearth/', (early) =>
    early.locator('header search input').first().pressSequentially('mar'),
  );
  await page.keyboard.type('ta');
  expect(await page.locator('dialog.quick input').inputValue()).toBe('marta');
});

test('chosen languages, annotations and terms stay', async () => {
  const page = await actEarly('zh/ipg/2.3/', async (early) => {
    await early.locator('[data-toggle="ja"]').check();
    await early.locator('[data-toggle="en"]').uncheck();
    await choose(early, 'notes', true);
    await choose(early, 'terms', false);
  });
  expect(await openTexts(page)).toEqual(['zh-Hans', 'ja']);
  expect(await searchOf(page)).toBe('?notes=1&with=ja');
  expect(await page.locator('a.term[href]').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('sidejudge-reader'))).toContain('terms=0');
});

test('a menu whose button is pressed twice while its script loads opens once', async () => {
  const twice = async (early: Page) => {
    const button = early.locator('#remedy-4 > .anchor [data-clause-menu]');
    await early.waitForLoadState();
    await button.click();
    await button.click();
  };
  const page = await actEarly('en/ipg/2.3/', twice, /\/touch\.[^/]*\.js$/u);
  await page.locator('.clause-menu:popover-open').waitFor();
  expect(await page.locator('.clause-menu').count()).toBe(1);
});

/** Opens a page, acts, and only then lets its scripts load. */
async function actEarly(
  address: string,
  act: (page: Page) => Promise<void>,
  scripts = /\/_astro\/[^/]*\.js$/u,
): Promise<Page> {
  const page = await openNothing();
  const letScriptsCome = await holdBack(page, scripts);
  await page.goto(inventedAddress(address), { waitUntil: 'commit' });
  await act(page);
  letScriptsCome();
  await page.waitForLoadState();
  return page;
}
