import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TextsHead } from '../../../src/search/index/open.ts';
import { searchWords } from '../../../src/search/ui/words.ts';
import { ask } from '../lib/ask.ts';
import { parameter, requestsOf, settled, topOf } from '../lib/read.ts';
import { onInventedSite, open, phone, siteAddress } from '../lib/use.ts';

/* What the search page shows of an answer. What is found, and in which order, is asked of the index in `src/search`. */

onInventedSite();

const isDone = '[data-search-status][data-state="done"]';
const results = '[data-search-results] > li';
const box = '[data-search] input[type="search"]';

describe('the answer', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open('zh/search/', { viewport: phone });
  });

  // One query of each kind; what answers which query is asked of the index alone (src/search/answers*).
  test.each([
    ['Smok Giant', 'dawn/cards/smoke-giant/'],
    ['shuihuzhige', 'dawn/cards/kettle-song/'],
    ['マルタ', 'dawn/cards/marta-of-the-hearth/'],
    ['IPG 2.3 r4', 'ipg/2.3/#remedy-4'],
    ['最上面的四把勺子', 'ipg/2.3/#example-c'],
    ['牌库后面的汤在哪里', 'ipg/2.3/'],
  ])('to %s begins with %s', async (query, place) => {
    expect((await ask(page, query)).results[0]?.url).toBe(place);
  });

  test('marks a match whole, in the language it was found in, and what was typed of a name', async () => {
    const { results } = await ask(page, 'テーブルの下');
    expect(results[0]).toMatchObject({ lang: 'ja', marked: ['テーブルの下'] });
    expect((await ask(page, '炊烟巨')).results[0]?.marked[0]).toBe('炊烟巨');
  });

  test('that the texts say too little of stands under “maybe”, said once', async () => {
    const { results } = await ask(page, '堆叠中的宇宙船');
    expect(results.map(({ text }) => text.includes(searchWords.zh.maybe))).toEqual(
      results.map((_, at) => at === 0),
    );
    expect(results.length).toBeGreaterThan(0);
  });

  test('to what is nowhere, of thousands of characters, says so by its beginning and leads on', async () => {
    const shown = await ask(page, '宇'.repeat(3000));
    expect(shown.state).toBe('empty');
    expect(shown.status).toContain('宇宇');
    expect(shown.status.length).toBeLessThan(100);
    expect(shown.suggestions.length).toBeGreaterThan(0);
    // What takes two places in a string stands where the address is cut, so that no server refuses it.
    const asked = `${'牌'.repeat(199)}😀${'牌'.repeat(100)}`;
    await ask(page, asked);
    const inAddress = (await parameter(page, 'q')) ?? '';
    expect([...inAddress]).toHaveLength(200);
    expect(asked.startsWith(inAddress)).toBe(true);
  });

  test('says and shows in a head of each text that it is no publisher’s', async () => {
    await page.goto(siteAddress('ja/search/?q=ipg+2.4'));
    await page.waitForSelector(isDone);
    const texts = await page.$$eval('[data-in-head] > :last-child', (all) =>
      all.map((text) => ({
        isDotted: getComputedStyle(text).borderInlineStartStyle === 'dotted',
        isSaid: text.textContent?.includes('非公式訳'),
      })),
    );
    // None of its texts is official in Japanese.
    expect(texts.length).toBeGreaterThan(1);
    expect(texts).toEqual(texts.map(() => ({ isDotted: true, isSaid: true })));
  });
});

describe('the page', () => {
  test('on a phone shows the first result early', async () => {
    const page = await open('zh/search/?q=汤', { viewport: phone });
    await page.waitForSelector(isDone);
    const first = await topOf(page, results);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(310);
  });

  test('has arrow keys from the box through the results and back', async () => {
    const page = await open('en/search/?q=soup');
    await page.waitForSelector(isDone);
    await page.focus(box);
    const places: number[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await page.keyboard.press(key);
      const place = page.$$eval('[data-search-results] a', (links) =>
        links.indexOf(document.activeElement as HTMLAnchorElement),
      );
      places.push(await place);
    }
    expect(places).toEqual([0, 1, 0, -1]);
    expect(await page.locator(box).evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('does not search what is being composed with an input method', async () => {
    const page = await open('zh/search/');
    await ask(page, '汤');
    await page.locator(box).evaluate((each) => {
      (each as HTMLInputElement).value = 'tang';
      each.dispatchEvent(new InputEvent('input', { isComposing: true }));
    });
    // A search begins at once, or not at all.
    expect(await page.getAttribute('[data-search-status]', 'data-state')).toBe('done');
    expect(await parameter(page, 'q')).toBe('汤');
  });

  test('has behind each value of a filter the number of the results that it leaves', async () => {
    const page = await open('zh/search/?q=汤', { viewport: phone });
    await page.waitForSelector(isDone);
    const options = await page.$$eval('[data-filter="kind"] option:not([value=""])', (all) =>
      (all as HTMLOptionElement[]).map(({ value, text }) => ({
        value,
        count: Number(/\((\d+)\)$/u.exec(text)?.[1]),
      })),
    );
    expect(options.length).toBeGreaterThan(2);
    for (const { value, count } of options) {
      await page.selectOption('[data-filter="kind"]', value);
      expect(await parameter(page, 'kind')).toBe(value);
      await page.waitForSelector(':is([data-state="done"], [data-state="empty"])');
      expect(await page.textContent('[data-search-status]')).toContain(
        count === 0 ? '没有找到' : `${count} 条结果`,
      );
    }
  });

  test('a set filter is cleared in one press, and what would leave nothing is not offered', async () => {
    const page = await open('zh/search/?q=汤&kind=ruling', { viewport: phone });
    await page.waitForSelector(':is([data-state="done"], [data-state="empty"])');
    expect(await page.locator('[data-filter="part"]').isVisible()).toBe(false);
    await page.click('[data-search-clear]');
    await page.waitForSelector('[data-search-clear]', { state: 'hidden' });
    expect(await parameter(page, 'kind')).toBeNull();
  });
});

describe('where the index fails', () => {
  test('the page says so in plain words, never “nothing found”, and can try again', async () => {
    let isCut = true;
    const page = await open('zh/search/', {
      mayComplain: true,
      prepare: (opening) =>
        opening.route(/\.pf_index$/u, (route) => (isCut ? route.abort() : route.continue())),
    });
    const { state, status, suggestions } = await ask(page, '最上面的四把勺子');
    expect([state, status]).toEqual(['error', searchWords.zh.error]);
    expect(suggestions).toContain(searchWords.zh.retry);
    isCut = false;
    await page.click('[data-search-retry]');
    await page.waitForSelector(isDone);
    expect(await page.getAttribute('[data-search-results] a', 'href')).toContain('ipg/2.3/#example-c');
  });

  // The list of the texts has the same address in every build: it may lead to files that are gone.
  test('because it was exchanged between two of its files, all is asked for again, past the cache', async () => {
    let isOld = true;
    const page = await open('zh/search/', {
      mayComplain: true,
      prepare: (opening) =>
        opening.route(/\/pagefind\/texts\.json/u, async (route) => {
          if (!isOld) return route.continue();
          isOld = false;
          const response = await route.fetch();
          const json = { ...(await response.json()), meta: 'pagefind.gone.pf_meta' };
          return route.fulfill({ response, json });
        }),
    });
    expect((await ask(page, '玛尔塔')).results.length).toBeGreaterThan(0);
  });
});

describe('of the index', () => {
  test('nothing is asked for before the box is touched', async () => {
    const asked: string[] = [];
    const page = await open('zh/search/', {
      prepare: (opening) => opening.on('request', (request) => asked.push(request.url())),
    });
    await settled(page);
    expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  });

  test('what the next question needs in the language of the reader comes in between, and is used', async () => {
    const page = await open('zh/search/');
    const head: TextsHead = await (await page.request.get(siteAddress('pagefind/texts.json'))).json();
    const rest = head.parts.filter(([, to]) => to >= '一').map(([, , hash]) => `index/${hash}.pf_index`);
    expect(rest.length).toBeGreaterThan(0);
    const came: string[] = [];
    page.on('requestfinished', (request) => came.push(request.url()));
    await ask(page, '汤');
    const isThere = () => rest.filter((file) => came.some((url) => url.includes(file)));
    await expect.poll(isThere).toEqual(rest);
    const asked = requestsOf(page);
    expect((await ask(page, '灰狼进行攻击')).results.length).toBeGreaterThan(0);
    expect(asked.filter((url) => rest.some((file) => url.includes(file)))).toEqual([]);
  });

  test('nothing is asked for in between where data is dear', async () => {
    const page = await open('zh/search/', {
      before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    });
    await page.clock.install();
    await ask(page, '汤');
    const asked = requestsOf(page);
    await page.clock.runFor(2_000);
    // The last request: what the clock has begun is known when it is answered.
    await page.evaluate((address) => fetch(address), siteAddress('favicon.svg'));
    expect(asked).toEqual([siteAddress('favicon.svg')]);
  });
});
