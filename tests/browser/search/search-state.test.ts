import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addressOf, parameter } from '../lib/read.ts';
import { open } from '../lib/use.ts';

describe('the number behind a value of a filter', () => {
  test.each([
    ['document', '牌库'],
    ['part', '牌库'],
    ['kind', '牌库'],
  ])('is that of the results it leaves: %s', async (filter, query) => {
    const page = await search(`zh/search/?q=${query}&lang=zh`);
    const options = await page.$$eval(`[data-filter="${filter}"] option:not([value=""])`, (all) =>
      (all as HTMLOptionElement[]).map(({ value, text }) => ({
        value,
        count: Number(/\((\d+)\)$/u.exec(text)?.[1]),
      })),
    );
    expect(options.length).toBeGreaterThan(2);
    for (const { value, count } of options) {
      await page.selectOption(`[data-filter="${filter}"]`, value);
      expect(await parameter(page, filter)).toBe(value);
      await isOver(page);
      const said = (await page.textContent('[data-search-status]')) ?? '';
      if (count === 0) expect(said).toContain('没有找到');
      else expect(said).toBe(`${count} 条结果`);
    }
  });
});

test('a long query stands in the address by its beginning, so that no server refuses it', async () => {
  const page = await search('en/search/?q=draw');
  // What takes two places in a string stands where it is cut.
  const asked = `${'牌'.repeat(199)}😀${'牌'.repeat(100)}`;
  await page.fill('[data-search] input', asked);
  await page.waitForSelector('[data-search-status][data-state="empty"]');
  const inAddress = (await parameter(page, 'q')) ?? '';
  expect([...inAddress]).toHaveLength(200);
  expect(asked.startsWith(inAddress)).toBe(true);
  expect(await page.inputValue('[data-search] input')).toBe(asked);
  await page.reload();
  await isOver(page);
  expect(await page.inputValue('[data-search] input')).toBe(inAddress);
});

test('on the way back and when reloaded, the same results are there, as many as were shown, none twice, at the same place', async () => {
  const page = await search('zh/search/?q=牌&kind=ruling&lang=zh');
  const place = () =>
    page.evaluate(() => ({
      count: document.querySelectorAll('[data-search-results] > li').length,
      top: Math.round(scrollY),
      chosen: [...document.querySelectorAll<HTMLInputElement>('main :is(input, select)')].map(
        ({ value }) => value,
      ),
      said: document.querySelector('[data-search-status]')?.textContent,
      links: [...document.querySelectorAll<HTMLAnchorElement>('[data-search-results] a')].map(
        ({ href }) => href,
      ),
    }));
  for (const count of [40, 60]) {
    await page.click('[data-search-more]');
    await page.waitForSelector('[data-search-results][aria-busy="false"]');
    expect((await place()).count).toBe(count);
  }
  const { href } = await addressOf(page);
  await page.locator('[data-search-results] > li').nth(49).scrollIntoViewIfNeeded();
  const before = await place();
  expect(before.top).toBeGreaterThan(2000);
  expect(new Set(before.links).size).toBe(before.count);
  expect(before.chosen).toEqual(expect.arrayContaining(['牌', 'ruling', 'zh']));
  await page.locator('[data-search-results] > li a').nth(49).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/search/'));
  await page.goBack();
  await isOver(page);
  expect(await place()).toEqual(before);
  await page.reload();
  await isOver(page);
  expect(await place()).toEqual(before);
  expect((await addressOf(page)).href).toBe(href);
  // Another question begins at its beginning.
  await page.fill('[data-search] input', '生物');
  await page.waitForSelector('[data-search-status][data-state="done"][data-query="生物"]');
  expect((await place()).count).toBe(20);
});

async function search(address: string): Promise<Page> {
  const page = await open(address, { viewport: { width: 360, height: 740 } });
  await isOver(page);
  return page;
}

const isOver = (page: Page) =>
  page.waitForSelector('[data-search-status]:is([data-state="done"], [data-state="empty"])');
