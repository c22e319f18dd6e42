import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open } from '../lib/use.ts';

// The index has the same addresses in every build, so a page may get one file of an old build and one of a new one.

test('an index that is exchanged between its files is asked for again, past the cache', async () => {
  const asked: string[] = [];
  const page = await openExchanged(asked, 1);
  await ask(page, '阿耶尼', 'done');
  expect(await page.locator('[data-search-results] li').count()).toBeGreaterThan(0);
  expect(asked.filter((file) => file === 'names.json')).toHaveLength(2);
  await page.close();
});

test('what is typed on while it is asked for again is answered too', async () => {
  const page = await openExchanged([], 1);
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('[data-search] input');
    for (const query of ['阿耶', '阿耶尼']) {
      if (box) box.value = query;
      box?.form?.requestSubmit();
    }
  });
  await page.waitForSelector('[data-search-status][data-state="done"][data-query="阿耶尼"]');
  await page.close();
});

test('where a cache on the way keeps an old file, the page says that the index did not load', async () => {
  const page = await openExchanged([], 100);
  await ask(page, '牌手', 'error');
  await page.close();
});

/** The search page of a site whose texts say that they are of another build, as often as is said. */
async function openExchanged(asked: string[], times: number): Promise<Page> {
  let left = times;
  const prepare = (page: Page) =>
    page.route(/\/pagefind\/(?:names|texts)\.json/u, async (route) => {
      const [, file = ''] = /\/pagefind\/([^?]+)/u.exec(route.request().url()) ?? [];
      asked.push(file);
      if (file !== 'texts.json' || left === 0) return route.continue();
      left -= 1;
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), version: 'another' } });
    });
  return await open('zh/search/', { prepare, mayComplain: times > 1 });
}

async function ask(page: Page, query: string, state: string): Promise<void> {
  await page.fill('[data-search] input', query);
  await page.waitForSelector(`[data-search-status][data-state="${state}"]`);
}
