import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openContent } from '../../src/records/open-content.ts';
import { askAll } from './lib/ask.ts';
import { browser } from './lib/browser.ts';
import { parameter } from './lib/read.ts';
import { queryGroups } from './search-queries.ts';

const groups = queryGroups(openContent(fileURLToPath(new URL('../..', import.meta.url))));

let page: Page;

beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${inject('siteUrl')}zh/search/`);
});

test.each(groups)('$name: right among the first $first', async ({ first, bar, queries }) => {
  const shown = await askAll(
    page,
    queries.map(({ query }) => query),
  );
  const missed = queries.filter(({ places }, index) => {
    const urls = shown[index]?.results.slice(0, first).map(({ url }) => url) ?? [];
    return !urls.some((url) => places.some((place) => url.startsWith(place)));
  });
  const share = 1 - missed.length / queries.length;
  expect(share, `missed: ${missed.map(({ query }) => query).join(', ')}`).toBeGreaterThanOrEqual(bar);
});

/** Presses "more" until there is no more. */
async function showAll(of: Page): Promise<void> {
  const items = of.locator('[data-search-results] > li');
  const more = of.locator('[data-search-more]');
  while (await more.isVisible()) {
    const before = await items.count();
    await more.click();
    await expect.poll(async () => (await items.count()) > before || !(await more.isVisible())).toBe(true);
  }
}

describe('the same whichever way it is typed', () => {
  test.each([
    ['额外看牌', '額外看牌'],
    ['变身异能', '變身異能'],
    ['2/1', '２／１'],
    ['牌手', '牌 手'],
  ])('%s and %s', async (one, other) => {
    const [first, second] = await askAll(page, [one, other]);
    const places = (shown = first) => shown?.results.map(({ url, lang }) => `${lang} ${url}`);
    expect(places(second)).toEqual(places(first));
    expect(first?.results.length).toBeGreaterThan(0);
  });

  test('Japanese keeps its own characters', async () => {
    const [found] = await askAll(page, ['変異']);
    expect(found?.results.map(({ lang }) => lang)).toContain('ja');
  });
});

describe('a term in one language, wanted in another', () => {
  test.each([
    ['lifelink', 'zh', /系命/u],
    ['追加措置', 'zh', /./u],
    ['手札', 'zh', /手牌/u],
  ])('%s leads to %s, marked as such, after what was typed', async (query, lang, text) => {
    await askAll(page, [query]);
    await page.waitForSelector('[data-search-status][data-state="done"]');
    await showAll(page);
    const items = await page.$$eval('[data-search-results] > li', (all) =>
      all.map(({ dataset: { lang, tier, viaTerm }, textContent }) => ({
        lang,
        tier,
        viaTerm,
        text: textContent ?? '',
      })),
    );
    const via = items.filter(({ viaTerm }) => viaTerm !== undefined);
    expect(via.some((item) => item.lang === lang && text.test(item.text))).toBe(true);
    const firstVia = items.findIndex(({ viaTerm }) => viaTerm !== undefined);
    const lastLiteral = items.findLastIndex(({ tier }) => tier === 'literal');
    expect(firstVia).toBeGreaterThan(lastLiteral);
  });

  test('追加措置 leads to the remedy clauses', async () => {
    const [found] = await askAll(page, ['追加措置']);
    expect(found?.results.some(({ url }) => /#remedy-\d/u.test(url))).toBe(true);
  });
});

test('what was typed of a name is marked in its title', async () => {
  await askAll(page, ['安全出']);
  await page.waitForSelector('[data-search-status][data-state="done"]');
  expect(await page.innerText('[data-search-results] > li a mark')).toBe('安全出');
});

test('filters say how many results each of their values leaves', async () => {
  await askAll(page, ['抓牌']);
  const label = await page.textContent('[data-filter="kind"] option[value="ruling"]');
  const count = Number(/\((\d+)\)/u.exec(label ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  await page.selectOption('[data-filter="kind"]', 'ruling');
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-search-status]')?.textContent?.startsWith(`${wanted} `),
    count,
  );
  await page.selectOption('[data-filter="kind"]', '');
});

test('with ?explain=1 each result says why it stands where it stands', async () => {
  const own = await browser.newPage();
  await own.goto(`${inject('siteUrl')}en/search/?q=draw&explain=1`);
  await own.waitForSelector('[data-search-status][data-state="done"]');
  const reasons = await own.$$eval('[data-search-results] > li', (items) =>
    items.map((item) => item.querySelector('[data-explanation]')?.textContent ?? ''),
  );
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.every((reason) => /^[a-z-]+.*: \S/u.test(reason))).toBe(true);
  expect(await parameter(own, 'explain')).toBe('1');
  await own.close();
});
