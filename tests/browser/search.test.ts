import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openContent } from '../../src/records/open-content.ts';
import { searchStrings } from '../../src/search/box/words.ts';
import { parameter } from './lib/read.ts';
import { ask, openSearchPage } from './lib/search-page.ts';

const content = openContent(fileURLToPath(new URL('../..', import.meta.url)));

let page: Page;

beforeAll(async () => {
  page = await openSearchPage('zh');
});

describe('a query', () => {
  test.each([
    ['another ending', 'drew cards', 'ipg/2.3/#example-a'],
    ['several words in one clause', '手牌 牌库顶', 'ipg/2.3/#philosophy-'],
    ['full width', '２．３', 'ipg/2.3/'],
    ['a citation', 'IPG 2.3', 'ipg/2.3/'],
    ['a citation of a clause', '2.3 remedy 4', 'ipg/2.3/#remedy-4'],
    ['a citation in Chinese', '2.3 额外修正 4', 'ipg/2.3/#remedy-4'],
    ['part of a Japanese name', 'アジャニ', 'm10/cards/ajani-goldmane/'],
    ['half-width kana', 'ｱｼﾞｬﾆ', 'm10/cards/ajani-goldmane/'],
    ['the beginning of a name', 'ajan', 'm10/cards/ajani-goldmane/'],
    ['a Japanese name inside annotations', '思考囲い', 'm10/cards/thoughtseize/'],
    ['a text as corrected', '（而不限于你）施放', 'm10/general-notes/#lucky-charms-2'],
    ['a text as its source has it', '（而限于你）施放', 'm10/general-notes/#lucky-charms-2'],
    ['a symbol', '{横置}，牺牲宿命之镜', 'm10/cards/mirror-of-fate/'],
    ['spaces between characters', '库 顶 的 四 张', 'ipg/2.3/#example-e'],
    ['words cut off at both ends', 'dant的触', 'ipg/2.3/#example-c'],
  ])('%s: %s', async (_, query, url) => {
    const shown = await ask(page, query);
    expect(shown.state).toBe('done');
    expect(shown.results.slice(0, 3).map((result) => result.url.slice(0, url.length))).toContain(url);
  });

  test('{横置} brings nothing first that lacks the symbol', async () => {
    const shown = await ask(page, '{横置}');
    expect(shown.results.length).toBeGreaterThan(5);
    const has = shown.results.map(({ marked }) => marked.includes('{横置}'));
    expect(has[0]).toBe(true);
    expect(has.lastIndexOf(true)).toBe(has.filter(Boolean).length - 1);
  });

  test('a match is marked whole, in the language it was found in', async () => {
    const shown = await ask(page, 'カード群に');
    expect(shown.results.length).toBeGreaterThan(0);
    for (const { lang, marked } of shown.results) {
      expect(lang).toBe('ja');
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.every((mark) => mark === 'カード群に')).toBe(true);
    }
  });

  test('with nothing to be found says so and offers the nearest', async () => {
    const shown = await ask(page, 'Azanni Gouldmun');
    expect(shown.state).toBe('empty');
    expect(shown.status).toContain('Azanni Gouldmun');
    expect(shown.suggestions).toContain('Ajani Goldmane');
  });

  test.each(['宇宙船', 'zzzz', 'xyzzy', 'qwertyuiopasdfghjkl'])(
    'with nothing near says which texts were searched, and leads on: %s',
    async (query) => {
      const shown = await ask(page, query);
      expect(shown.state).toBe('empty');
      expect(shown.status).toContain(
        searchStrings.zh.empty.replace('{query}', query) +
          searchStrings.zh.searched.replace('{languages}', '中文、日文和英文'),
      );
      expect(shown.suggestions.join()).not.toContain('相近');
      expect(shown.suggestions.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['飞船', /武装飞腾.*同样有“飞”/u],
    ['uchuusen', /ちゅうせいど.*读音相近/u],
  ])('with nothing to be found offers what is near, and says why: %s', async (query, near) => {
    const shown = await ask(page, query);
    expect(shown.state).toBe('empty');
    expect(await page.locator('[data-search-suggestions]').innerText()).toMatch(near);
  });

  test('with some of its words in the texts brings those, and says so', async () => {
    const { results } = await ask(page, '牌库顶的宇宙船');
    // The section that says most of it stands above its texts, and has no mark.
    const [first] = results.filter(({ kind }) => kind !== 'section');
    expect(first?.marked).toContain('牌库顶');
    expect(results.length).toBeGreaterThan(1);
    for (const { text } of results) expect(text).toContain(searchStrings.zh.question);
  });

  test('of punctuation alone gets an answer too', async () => {
    expect((await ask(page, '，。')).state).toBe('empty');
  });

  test('of one character is answered', async () => {
    expect((await ask(page, '牌')).results.length).toBeGreaterThan(9);
  });
});

test('further results are loaded on demand, none twice', async () => {
  const before = await ask(page, '牌手');
  await page.click('[data-search-more]');
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-search-results] > li').length > count,
    before.results.length,
  );
  const places = await page.$$eval('[data-search-results] > li', (items) =>
    items.map((item) => `${item.querySelector('a')?.href} ${item.dataset.lang} ${item.dataset.kind}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('filters narrow the results down and stand in the address', async () => {
  const own = await openSearchPage('zh', '?q=抓牌');
  await own.waitForSelector('[data-search-status][data-state="done"]');
  await own.selectOption('[data-filter="kind"]', 'ruling');
  const kinds = () =>
    own.$$eval('[data-search-results] > li', (items) => items.map(({ dataset }) => dataset.kind));
  await expect.poll(async () => [...new Set(await kinds())]).toEqual(['ruling']);
  await expect.poll(() => parameter(own, 'kind')).toBe('ruling');
  await own.close();
});

test('a filter leaves the clauses of a part', async () => {
  const own = await openSearchPage('zh', '?q=牌库');
  const option = own.locator('[data-filter="part"] option[value="remedy"]');
  await expect.poll(() => option.textContent()).toMatch(/ \([1-9]\d*\)$/u);
  await own.selectOption('[data-filter="part"]', 'remedy');
  const parts = async () => {
    const hrefs = await own.$$eval('[data-search-results] a', (links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    return [...new Set(hrefs.map((href) => /#([a-z]+)-\d/u.exec(href)?.[1]))];
  };
  await expect.poll(parts).toEqual(['remedy']);
  await own.close();
});

test('a pasted text of thousands of characters is answered, and named by its beginning', async () => {
  const shown = await ask(page, '宇'.repeat(3000));
  expect(shown.state).toBe('empty');
  expect(shown.status.length).toBeLessThan(100);
});

test('a cited clause is shown with its beginning in the language of the interface', async () => {
  const [shown] = (await ask(page, '2.3 remedy 4')).results;
  const clause = content.sections
    .find(({ section }) => section === '2.3')
    ?.clauses.find(({ id }) => id === 'remedy-4');
  expect(shown?.text).toContain(clause?.texts.zh?.text.slice(0, 10));
});

test('IPG offers its sections, and for one that is not there those that are', async () => {
  expect((await ask(page, 'IPG')).results.slice(0, 2).map(({ url }) => url)).toEqual([
    'ipg/2.3/',
    'ipg/2.4/',
  ]);
  const shown = await ask(page, '2.9');
  expect(shown.state).toBe('empty');
  expect(shown.suggestions).toContain('IPG 2.3');
});
