import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TextsHead } from '../../../src/search/index/open.ts';
import { searchWords } from '../../../src/search/ui/words.ts';
import { ask } from '../lib/ask.ts';
import { hasFocus, parameter, requestsOf, settled, topOf } from '../lib/read.ts';
import { inventedAddress, open, phone } from '../lib/use.ts';

/* How the search page shows an answer; `src/search/answers*.test.ts` test the results and their order. */

const status = '[data-search-status]';
const isDone = `${status}[data-state="done"]`;
const results = '[data-search-results] > li';
const box = '[data-search] input[type="search"]';

test('a name, a citation and words of a text each find their place, with the found words marked', async () => {
  const page = await open('zh/search/', { viewport: phone });
  for (const [query, first] of [
    ['炊烟巨', { url: 'dawn/cards/smoke-giant/', lang: 'zh', marked: ['炊烟巨'] }],
    ['IPG 2.3 r4', { url: 'ipg/2.3/#remedy-4' }],
    ['テーブルの下', { lang: 'ja', marked: ['テーブルの下'] }],
  ] as const)
    expect((await ask(page, query))[0]).toMatchObject(first);
  // Uncertain results are below one heading, “maybe”.
  const vague = (await ask(page, '堆叠中的宇宙船')).map(({ text }) => text.includes(searchWords.zh.maybe));
  expect(vague).toEqual([true, ...vague.slice(1).map(() => false)]);
  expect(await topOf(page, results)).toBeLessThan(310);
});

test('without results the page says so with the beginning of the query, and suggests links', async () => {
  const page = await open('zh/search/');
  await ask(page, '宇'.repeat(300));
  expect(await page.getAttribute(status, 'data-state')).toBe('empty');
  expect(await page.textContent(status)).toMatch(/^(?=.*宇宇).{1,100}$/u);
  await page.locator('[data-search-suggestions] :is(a, button)').first().waitFor();
  // Servers refuse very long addresses.
  expect(await parameter(page, 'q')).toHaveLength(200);
});

test('arrow keys lead from the box through the results and back; input method composition is not searched', async () => {
  const page = await open('en/search/?q=soup');
  await page.waitForSelector(isDone);
  await page.focus(box);
  // A search would begin at once.
  await page.locator(box).evaluate((each) => {
    (each as HTMLInputElement).value = 'tang';
    each.dispatchEvent(new InputEvent('input', { isComposing: true }));
  });
  expect(await page.getAttribute(status, 'data-state')).toBe('done');
  const [first, second] = [0, 1].map((at) => `${results} >> nth=${at} >> a >> nth=0`);
  for (const [key, place = ''] of [
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['ArrowUp', first],
    ['ArrowUp', box],
  ] as const) {
    await page.keyboard.press(key);
    expect(await hasFocus(page.locator(place))).toBe(true);
  }
});

test('each value of a filter has its number of results, empty filters are not offered, and one press clears the filters', async () => {
  const page = await open('zh/search/?q=汤', { viewport: phone });
  await page.waitForSelector(isDone);
  const options = await page.$$eval('[data-filter="kind"] option:enabled:not([value=""])', (all) =>
    (all as HTMLOptionElement[]).map(({ value, text }) => ({ value, count: /\((\d+)\)$/u.exec(text)?.[1] })),
  );
  expect(options.length).toBeGreaterThan(2);
  for (const { value, count } of options) {
    await page.selectOption('[data-filter="kind"]', value);
    expect(await parameter(page, 'kind')).toBe(value);
    await page.waitForSelector(isDone);
    expect(await page.textContent(status)).toContain(`${count} 条结果`);
  }
  await page.goto(inventedAddress('zh/search/?q=汤&kind=ruling'));
  await page.waitForSelector(':is([data-state="done"], [data-state="empty"])');
  expect(await page.locator('[data-filter="part"]').isVisible()).toBe(false);
  await page.click('[data-search-clear]');
  await page.waitForURL(({ searchParams }) => !searchParams.has('kind'));
  await page.waitForSelector(isDone);
  expect(await page.locator('[data-search-clear]').isVisible()).toBe(false);
});

describe('if the index fails', () => {
  const failing = (prepare: (page: Page) => unknown) => open('zh/search/', { mayComplain: true, prepare });

  test('the page says so, never “nothing found”, and can try again', async () => {
    let isCut = true;
    const page = await failing((opening) =>
      opening.route(/\.pf_index$/u, (route) => (isCut ? route.abort() : route.continue())),
    );
    await ask(page, '最上面的四把勺子');
    expect(await page.getAttribute(status, 'data-state')).toBe('error');
    expect(await page.textContent(status)).toBe(searchWords.zh.error);
    isCut = false;
    await page.click('[data-search-retry]');
    await page.waitForSelector(isDone);
    expect(await page.getAttribute('[data-search-results] a', 'href')).toContain('ipg/2.3/#example-c');
  });

  // texts.json has the same address in every build.
  test('because texts.json names files of an older build, everything is loaded again without the cache', async () => {
    const page = await failing((opening) =>
      opening.route(
        /\/pagefind\/texts\.json/u,
        async (route) => {
          const response = await route.fetch();
          const gone = [{ hash: 'gone', size: 1, from: '', to: '\uffff' }];
          const json = { ...(await response.json()), wordFiles: gone };
          return route.fulfill({ response, json });
        },
        { times: 1 },
      ),
    );
    expect((await ask(page, '玛尔塔')).length).toBeGreaterThan(0);
  });
});

describe('the index', () => {
  test('loads nothing before the box is used; after the first answer it loads the rest of the reader’s language for the next query', async () => {
    const asked: string[] = [];
    const came: string[] = [];
    const page = await open('zh/search/', {
      prepare: (opening) => {
        opening.on('request', (request) => asked.push(request.url()));
        opening.on('requestfinished', (request) => came.push(request.url()));
      },
    });
    await settled(page);
    expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
    const head: TextsHead = await (await page.request.get(inventedAddress('pagefind/texts.json'))).json();
    const rest = head.wordFiles.filter(({ to }) => to >= '一').map(({ hash }) => `index/${hash}.pf_index`);
    expect(rest.length).toBeGreaterThan(0);
    const among = (urls: string[]) => rest.filter((file) => urls.some((url) => url.includes(file)));
    await ask(page, '汤');
    await expect.poll(() => among(came)).toEqual(rest);
    asked.length = 0;
    expect((await ask(page, '灰狼进行攻击')).length).toBeGreaterThan(0);
    expect(among(asked)).toEqual([]);
  });

  test('loads nothing between queries with Save-Data', async () => {
    const page = await open('zh/search/', {
      before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      prepare: (opening) => opening.clock.install(),
    });
    await ask(page, '汤');
    const asked = requestsOf(page);
    await page.clock.runFor(2_000);
    // Requests that the clock has started come before this one.
    await page.evaluate((address) => fetch(address), inventedAddress('favicon.svg'));
    expect(asked).toEqual([inventedAddress('favicon.svg')]);
  });
});
