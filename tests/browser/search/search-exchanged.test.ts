import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from '../lib/use.ts';

// The names and the list of the texts have the same addresses in every build: they may lead to files that are gone.

test('an index that is exchanged between its files is asked for again, past the cache', async () => {
  const page = await openExchanged(1);
  await ask(page, '阿耶尼', 'done');
  expect(await page.locator('[data-search-results] li').count()).toBeGreaterThan(0);
});

test('where a cache on the way keeps an old file, the page says that the index did not load', async () => {
  await ask(await openExchanged(100), '牌手', 'error');
});

/** The search page of a site whose list of texts is that of another build, as often as is said. */
async function openExchanged(times: number): Promise<Page> {
  let left = times;
  const prepare = (page: Page) =>
    page.route(/\/pagefind\/texts\.json/u, async (route) => {
      if (left === 0) return route.continue();
      left -= 1;
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), meta: 'pagefind.gone.pf_meta' } });
    });
  return await open('zh/search/', { prepare, mayComplain: true });
}

async function ask(page: Page, query: string, state: string): Promise<void> {
  await page.fill('[data-search] input', query);
  await page.waitForSelector(`[data-search-status][data-state="${state}"]`);
}
