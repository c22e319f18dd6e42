import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { choose, openTexts } from '../lib/read.ts';
import { open } from '../lib/use.ts';

/** What a reader does on a slow line before the scripts have come is not lost when they come. */
test('letters typed into the box of the search page are searched', () =>
  openEarly('zh/search/', async (page, letScriptsCome) => {
    await page.locator('[data-search] input[type="search"]').pressSequentially('ajani');
    await letScriptsCome();
    expect(await page.inputValue('[data-search] input[type="search"]')).toBe('ajani');
    await page.waitForSelector('[data-search-status][data-state="done"][data-query="ajani"]');
    expect(await page.evaluate(() => location.search)).toBe('?q=ajani');
  }));

test('filters chosen on the search page narrow what is searched', () =>
  openEarly('en/search/?q=draw&lang=ja', async (page, letScriptsCome) => {
    await page.locator('[data-filter="lang"]').selectOption('zh');
    await page.locator('[data-filter="document"]').selectOption('ipg');
    await letScriptsCome();
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?q=draw&lang=zh&document=ipg');
    expect(await page.inputValue('[data-filter="lang"]')).toBe('zh');
    expect(await page.inputValue('[data-filter="document"]')).toBe('ipg');
  }));

test('filters chosen on the search page are sent with what is searched', () =>
  openEarly('en/search/', async (page, letScriptsCome) => {
    await page.locator('[data-filter="kind"]').selectOption('ruling');
    await page.locator('[data-search] input[type="search"]').fill('damage');
    await page.locator('[data-search] [type="submit"]').click({ noWaitAfter: true });
    await page.waitForURL(/kind=ruling/u, { waitUntil: 'commit' });
    await letScriptsCome();
    await expect.poll(() => page.evaluate(() => location.search)).toBe('?q=damage&kind=ruling');
  }));

test('terms that are switched on, on a device that has them off, are marked and stay so', () =>
  openEarly(
    'en/ipg/2.4/',
    async (page, letScriptsCome) => {
      await page.locator('[data-settings-button]').click();
      await page.locator('[data-terms-toggle]').check();
      await letScriptsCome();
      expect(await page.locator('a.term[href]').count()).toBeGreaterThan(20);
      expect(await page.locator('[data-terms-toggle]').isChecked()).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem('sidejudge-terms'))).toBe('on');
    },
    { kept: 'off' },
  ));

test('letters typed into the box of a page that is not there stay', () =>
  openEarly('en/m10/cards/no-such-card/', async (page, letScriptsCome) => {
    const box = page.locator('section[data-only="en"] input[type="search"]').first();
    await box.pressSequentially('ajani');
    await letScriptsCome();
    expect(await box.inputValue()).toBe('ajani');
  }));

test('letters typed into the box of any page go on in the quick box', () =>
  openEarly('ja/m10/cards/ajani-goldmane/', async (page, letScriptsCome) => {
    await page.locator('header search input').pressSequentially('aja');
    await letScriptsCome();
    await page.keyboard.type('ni');
    await expect.poll(() => page.locator('dialog.quick input').inputValue()).toBe('ajani');
  }));

test('a language that is opened, and one that is closed, stay so', () =>
  openEarly('zh/ipg/2.3/', async (page, letScriptsCome) => {
    await page.locator('[data-toggle="ja"]').check();
    await page.locator('[data-toggle="en"]').uncheck();
    await letScriptsCome();
    await expect.poll(() => openTexts(page)).toEqual(['zh-Hans', 'ja']);
    expect(await page.evaluate(() => location.search)).toBe('?with=ja');
  }));

test('a layout and a way to show annotations that are chosen stay so, with a language that is opened', () =>
  openEarly('zh/ipg/2.3/', async (page, letScriptsCome) => {
    await page.locator('[data-toggle="ja"]').check();
    await choose(page, 'layout', false);
    await choose(page, 'notes', true);
    await letScriptsCome();
    expect(await openTexts(page)).toEqual(['zh-Hans', 'ja', 'en']);
    expect(await page.evaluate(() => location.search)).toBe('?with=ja,en&layout=alternating&notes=1');
  }));

describe('who presses twice because the program of what is pressed is on its way opens it once', () => {
  const openTwice = async (
    address: string,
    press: (page: Page) => Promise<void>,
    check: (page: Page) => Promise<void>,
  ) => {
    const { promise: may, resolve: come } = Promise.withResolvers<void>();
    const page = await open(address, {
      prepare: (page) =>
        page.route(/\/touch\.[^/]*\.js$/u, async (route) => {
          await may;
          await route.continue();
        }),
    });
    await press(page);
    await press(page);
    come();
    await check(page);
  };

  test('the menu of a clause', () => {
    const button = (page: Page) => page.locator('#remedy-4 > .anchor [data-clause-menu]');
    return openTwice(
      'en/ipg/2.3/',
      (page) => button(page).click(),
      async (page) => {
        await page.locator('.clause-menu:popover-open').waitFor();
        await expect.poll(() => page.locator('.clause-menu').count()).toBe(1);
        expect(await button(page).getAttribute('aria-expanded')).toBe('true');
      },
    );
  });
});

test.each([
  { address: 'en/m10/cards/', words: 'ajani', row: 'ajani-goldmane' },
  { address: 'zh/terms/', words: 'warning', row: 'warning' },
])('letters typed into the filter of $address leave what they name', ({ address, words, row }) =>
  openEarly(address, async (page, letScriptsCome) => {
    await page.locator('filtered-list [name="q"]').pressSequentially(words);
    await letScriptsCome();
    await expect.poll(() => page.evaluate(() => location.search)).toBe(`?q=${words}`);
    expect(await page.inputValue('filtered-list [name="q"]')).toBe(words);
    expect(await page.locator(`tbody #${row}`).isVisible()).toBe(true);
    expect(await page.locator('tbody tr:visible').count()).toBeLessThan(10);
  }),
);

/** Opens a page whose scripts wait until `run` has them come. */
async function openEarly(
  address: string,
  run: (page: Page, letScriptsCome: () => Promise<void>) => Promise<void>,
  { kept }: { kept?: string } = {},
): Promise<void> {
  const { promise: may, resolve: come } = Promise.withResolvers<void>();
  const page = await open(address, {
    waitUntil: 'commit',
    prepare: async (opening) => {
      if (kept !== undefined)
        await opening.addInitScript((value) => localStorage.setItem('sidejudge-terms', value), kept);
      await opening.route(/\/_astro\/[^/]*\.js$/u, async (route) => {
        await may;
        await route.continue();
      });
    },
  });
  try {
    await run(page, async () => {
      come();
      await page.waitForLoadState();
    });
  } finally {
    come();
  }
}
