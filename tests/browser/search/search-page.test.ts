import type { Request } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TextsHead } from '../../../src/search/index/open.ts';
import { searchWords } from '../../../src/search/ui/words.ts';
import { statusWords } from '../../../src/text/status-words.ts';
import { ask } from '../lib/ask.ts';
import { parameter, requestsOf, topOf } from '../lib/read.ts';
import { bytesOfMoreNames, bytesOfMoreTexts } from '../lib/search-budget.ts';
import { open, phone, siteAddress } from '../lib/use.ts';

test('on a phone the first result begins early', async () => {
  const own = await open('zh/search/?q=手牌', { viewport: phone });
  await own.waitForSelector('[data-search-status][data-state="done"]');
  const first = await topOf(own, '[data-search-results] > li');
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(310);
});

test('the head of an infraction says with a Warning what further ones become', async () => {
  const own = await open('zh/search/?q=hce');
  await own.waitForSelector('[data-search-status][data-state="done"]');
  expect(await own.locator('[data-search-results] .penalty + .repeated').count()).toBe(1);
});

test('arrow keys go from the box through the results and back', async () => {
  const own = await open('en/search/?q=exile');
  await own.waitForSelector('[data-search-status][data-state="done"]');
  await own.focus('[data-search] input[type="search"]');
  const places: number[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await own.keyboard.press(key);
    places.push(
      await own.evaluate(() => {
        const links = [...document.querySelectorAll('[data-search-results] a')];
        return links.indexOf(document.activeElement as Element);
      }),
    );
  }
  expect(places).toEqual([0, 1, 2, 1, 0, -1]);
  expect(await own.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
});

test('what is being composed with an input method is not searched', async () => {
  const own = await open('zh/search/', { viewport: phone });
  await ask(own, '牌手');
  await own.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('[data-search] input');
    if (!box) throw new Error('No box.');
    box.value = 'paizu';
    box.dispatchEvent(new InputEvent('input', { isComposing: true }));
  });
  // A search begins at once, or not at all.
  expect(await own.getAttribute('[data-search-status]', 'data-state')).toBe('done');
  expect(await parameter(own, 'q')).toBe('牌手');
});

test.each([/\/pagefind\//u, /\.pf_index$/u])(
  'where %s fails, the page says so in plain words, never “nothing found”, and can try again',
  async (files) => {
    let isCut = true;
    const own = await open('zh/search/', {
      viewport: phone,
      mayComplain: true,
      prepare: (opening) => opening.route(files, (route) => (isCut ? route.abort() : route.continue())),
    });
    const { state, status, suggestions } = await ask(own, '库顶的四张');
    expect([state, status]).toEqual(['error', searchWords.zh.error]);
    expect(suggestions).toContain(searchWords.zh.retry);
    isCut = false;
    await own.click('[data-search-retry]');
    await own.waitForSelector('[data-search-status][data-state="done"]');
    expect(await own.getAttribute('[data-search-results] a', 'href')).toContain('ipg/2.3/#example-e');
  },
);

test('a first search asks for nothing before the box is touched, and then for what it needs', async () => {
  const answered: Request[] = [];
  const own = await open('zh/search/', {
    prepare: (page) => {
      page.on('requestfinished', (request) => {
        if (request.url().includes('/pagefind/')) answered.push(request);
      });
    },
  });
  expect(answered).toHaveLength(0);
  await ask(own, '库顶的');
  const needed = [...answered];
  const sizes = await Promise.all(needed.map(async (each) => (await each.sizes()).responseBodySize));
  const names = sizes[needed.findIndex((each) => each.url().includes('names.json'))];
  expect(names).toBeGreaterThan(0);
  expect(names).toBeLessThanOrEqual(10_000 + bytesOfMoreNames);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  expect(all).toBeLessThan(230_000 + bytesOfMoreNames + bytesOfMoreTexts);
});

test('what the next question needs in the language of the reader is asked for in between, and used', async () => {
  const own = await open('zh/search/', { viewport: phone });
  const asked = requestsOf(own);
  const came: string[] = [];
  own.on('requestfinished', (request) => came.push(request.url()));
  await ask(own, '库顶的');
  const first = new Set(asked);
  const head: TextsHead = await (await own.request.get(siteAddress('pagefind/texts.json'))).json();
  const sizes = new Map<string, number>([
    ...head.parts.map(([, , hash], at) => [`index/${hash}.pf_index`, head.partSizes[at] ?? 0] as const),
    ...head.packs.map(([, hash, size]) => [`packs/${hash}.json`, size] as const),
  ]);
  const fileOf = (url: string) => url.replace(/^.*\/pagefind\//u, '').replace(/\?.*$/u, '');
  const bytes = (files: readonly string[]) =>
    [...new Set(files)]
      .filter((url) => !first.has(url))
      .reduce((sum, url) => sum + (sizes.get(fileOf(url)) ?? 0), 0);
  await expect.poll(() => bytes(came)).toBeGreaterThan(290_000);
  // All of it is asked for together.
  expect(bytes(asked)).toBeLessThanOrEqual(300_000);
  const before = asked.length;
  const there = new Set(came.map(fileOf));
  expect((await ask(own, '峡谷牛头怪')).results.length).toBeGreaterThan(0);
  const then = asked.slice(before).map(fileOf);
  expect(then.filter((file) => there.has(file))).toEqual([]);
  // No part of the index with Chinese words is missing, where all of it is less than what is asked for in between; of the
  // English name it may be.
  const chinese = head.parts.filter(([, to]) => to >= '一').map(([, , hash]) => `index/${hash}.pf_index`);
  const all = chinese.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  if (all < 290_000) expect(chinese.filter((file) => !there.has(file))).toEqual([]);
});

test('where data is dear, nothing is asked for in between', async () => {
  const own = await open('zh/search/', {
    viewport: phone,
    prepare: (opening) =>
      opening.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  });
  await own.clock.install();
  await ask(own, '库顶的');
  const asked = requestsOf(own);
  await own.clock.runFor(2_000);
  // The last request: what the clock has begun is known when it is answered.
  await own.evaluate((address) => fetch(address), siteAddress('favicon.svg'));
  expect(asked).toEqual([siteAddress('favicon.svg')]);
});

test('in a head each text looks and says so that is no publisher’s, or no longer applies', async () => {
  const own = await open('ja/search/');
  await ask(own, 'ipg 2.4');
  const texts = await own.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-in-head] > :last-child')].map((text) => ({
      href: (text.parentElement as HTMLAnchorElement).href,
      isOurs: getComputedStyle(text).borderInlineStartStyle === 'dotted',
      said: text.textContent ?? '',
    })),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const { href, isOurs, said } of texts) {
    const page = await open(href.slice(siteAddress('').length));
    const row = page.locator(`[id="${new URL(href).hash.slice(1)}"]`);
    const has = async (selector: string) => (await row.locator(selector).count()) > 0;
    const isUnofficial = await has('[data-column="ja"] [data-unofficial]:not([data-newer])');
    expect([isOurs, said.includes('非公式訳')]).toEqual([isUnofficial, isUnofficial]);
    for (const status of ['partly', 'outdated'] as const) {
      const isSo = await has(`[data-column="ja"][data-status="${status}"]`);
      expect(said.startsWith(`△ ${statusWords.ja[status]} `)).toBe(isSo);
    }
  }
});
