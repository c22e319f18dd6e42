import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, openTexts, searchOf } from '../lib/read.ts';
import { open } from '../lib/use.ts';

/** What a reader does on a slow line before the scripts have come is not lost when they come. */

const fillIn = (selector: string, words: string) => (page: Page) =>
  page.locator(selector).first().pressSequentially(words);

test.each<{
  what: string;
  address: string;
  act: (page: Page) => Promise<unknown>;
  /** The address afterwards, and what the box of the words holds. */
  search: string;
  box?: [selector: string, words: string];
}>([
  {
    what: 'letters typed into the box of the search page are searched',
    address: 'zh/search/',
    act: fillIn('[data-search] input[type="search"]', 'ajani'),
    search: '?q=ajani',
    box: ['[data-search] input[type="search"]', 'ajani'],
  },
  {
    what: 'filters chosen on the search page narrow what is searched',
    address: 'en/search/?q=draw&lang=ja',
    act: async (page) => {
      await page.locator('[data-filter="lang"]').selectOption('zh');
      await page.locator('[data-filter="document"]').selectOption('ipg');
    },
    search: '?q=draw&lang=zh&document=ipg',
  },
  {
    what: 'filters chosen on the search page are sent with what is searched',
    address: 'en/search/',
    act: async (page) => {
      await page.locator('[data-filter="kind"]').selectOption('ruling');
      await page.locator('[data-search] input[type="search"]').fill('damage');
      await page.locator('[data-search] [type="submit"]').click({ noWaitAfter: true });
      await page.waitForURL(/kind=ruling/u, { waitUntil: 'commit' });
    },
    search: '?q=damage&kind=ruling',
  },
  {
    what: 'letters typed into the box of a page that is not there stay',
    address: 'en/m10/cards/no-such-card/',
    act: fillIn('section[data-only="en"] input[type="search"]', 'ajani'),
    search: '',
    box: ['section[data-only="en"] input[type="search"]', 'ajani'],
  },
  {
    what: 'letters typed into the filter of a list leave what they name',
    address: 'en/m10/cards/',
    act: fillIn('filtered-list [name="q"]', 'ajani'),
    search: '?q=ajani',
    box: ['filtered-list [name="q"]', 'ajani'],
  },
])('$what', async ({ address, act, search, box }) => {
  const { page, letScriptsCome } = await openEarly(address);
  await act(page);
  await letScriptsCome();
  await expect.poll(() => searchOf(page)).toBe(search);
  if (box) await expect.poll(() => page.locator(box[0]).first().inputValue()).toBe(box[1]);
  if (box?.[0].startsWith('filtered-list'))
    await expect.poll(() => page.locator('tbody tr:visible').count()).toBeLessThan(10);
});

test('letters typed into the box of any page go on in the quick box', async () => {
  const { page, letScriptsCome } = await openEarly('ja/m10/cards/ajani-goldmane/');
  await fillIn('header search input', 'aja')(page);
  await letScriptsCome();
  await page.keyboard.type('ni');
  await expect.poll(() => page.locator('dialog.quick input').inputValue()).toBe('ajani');
});

test('languages, layout, annotations and terms that are chosen stay so', async () => {
  const { page, letScriptsCome } = await openEarly('zh/ipg/2.3/');
  await page.evaluate(() => localStorage.setItem('sidejudge-terms', 'off'));
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[data-toggle="ja"]').check();
  await page.locator('[data-toggle="en"]').uncheck();
  await choose(page, 'layout', false);
  await choose(page, 'notes', true);
  await page.locator('[data-settings-button]').click();
  await page.locator('[data-terms-toggle]').check();
  await letScriptsCome();
  await expect.poll(() => openTexts(page)).toEqual(['zh-Hans', 'ja']);
  expect(await searchOf(page)).toBe('?with=ja&layout=alternating&notes=1');
  expect(await page.locator('a.term[href]').count()).toBeGreaterThan(20);
  expect(await page.evaluate(() => localStorage.getItem('sidejudge-terms'))).toBe('on');
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
  expect(await button.getAttribute('aria-expanded')).toBe('true');
});

/** Opens a page whose scripts wait until they are let come. */
async function openEarly(address: string, scripts = /\/_astro\/[^/]*\.js$/u) {
  const { promise: may, resolve: come } = Promise.withResolvers<void>();
  const page = await open(address, {
    waitUntil: 'commit',
    prepare: (opening) =>
      opening.route(scripts, async (route) => {
        await may;
        await route.continue();
      }),
  });
  const letScriptsCome = async () => {
    come();
    await page.waitForLoadState();
  };
  return { page, letScriptsCome };
}
