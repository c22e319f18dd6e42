import { fileURLToPath } from 'node:url';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readSearchedContent } from '../../src/integrations/search-index/read-searched-content.ts';
import { normaliseText } from '../../src/search/texts/normalise.ts';
import { askAll, type Shown } from './lib/ask.ts';
import { findViolations } from './lib/axe.ts';
import { browser } from './lib/browser.ts';
import { pickRuns } from './lib/pick-runs.ts';
import { parameter } from './lib/read.ts';

const content = readSearchedContent(fileURLToPath(new URL('../..', import.meta.url)));
const entries = content.cards.filter(({ role }) => role === 'entry');

let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  page = await openSearchPage('zh');
});

test('there are 84 cards with an entry, each with a name in three languages', () => {
  expect(entries).toHaveLength(84);
  expect(entries.filter(({ names }) => !names.zh || !names.ja)).toEqual([]);
});

test.each(['zh', 'ja', 'en'] as const)('every card is first by its %s name', async (lang) => {
  const shown = await askAll(
    page,
    entries.map(({ names }) => names[lang] ?? ''),
  );
  const missed = shown.filter(
    ({ results }, index) =>
      results[0]?.url !== `m10/cards/${entries[index]?.slug}/` || results[0].kind !== 'card',
  );
  expect(missed.map(({ query }) => query)).toEqual([]);
});

test.each(['zh', 'ja'] as const)(
  '100 random runs of 3 to 8 characters of %s texts: each finds where it stands, and nothing above that has it not',
  async (lang) => {
    const runs = pickRuns(textsOf(lang), 100, 20_090_623);
    const shown = await askAll(
      page,
      runs.map(({ run }) => run),
    );
    const missed = runs.flatMap(({ run, url }, index) => {
      const results = shown[index]?.results ?? [];
      const place = results.findIndex((result) => result.url === url);
      const above = results.slice(0, place === -1 ? 10 : Math.min(place, 10));
      // Where more than ten places have the run, any ten of them are right.
      const areRight = above.every(({ marked, text }) => hasRun([text, marked.join('')], run));
      return (place >= 0 && place < 10 && areRight) || (above.length === 10 && areRight)
        ? []
        : [{ run, url, above }];
    });
    expect(missed).toEqual([]);
  },
);

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
    const shown = await ask(query);
    expect(shown.state).toBe('done');
    expect(shown.results.slice(0, 3).map((result) => result.url.slice(0, url.length))).toContain(url);
  });

  test('{横置} brings nothing first that lacks the symbol', async () => {
    const shown = await ask('{横置}');
    expect(shown.results.length).toBeGreaterThan(5);
    const has = shown.results.map(({ marked }) => marked.includes('{横置}'));
    expect(has[0]).toBe(true);
    expect(has.lastIndexOf(true)).toBe(has.filter(Boolean).length - 1);
  });

  test('a match is marked whole, in the language it was found in', async () => {
    const shown = await ask('カード群に');
    expect(shown.results.length).toBeGreaterThan(0);
    for (const { lang, marked } of shown.results) {
      expect(lang).toBe('ja');
      expect(marked.length).toBeGreaterThan(0);
      expect(marked.every((mark) => mark === 'カード群に')).toBe(true);
    }
  });

  test('with nothing to be found says so and offers the nearest', async () => {
    const shown = await ask('Azanni Gouldmun');
    expect(shown.state).toBe('empty');
    expect(shown.status).toContain('Azanni Gouldmun');
    expect(shown.suggestions).toContain('Ajani Goldmane');
  });

  test.each(['宇宙船', 'zzzz', 'xyzzy', 'qwertyuiopasdfghjkl'])(
    'with nothing near says which texts were searched, and leads on: %s',
    async (query) => {
      const shown = await ask(query);
      expect(shown.state).toBe('empty');
      expect(shown.status).toContain(`没有找到“${query}”。查找了全部中文、日文和英文文本。`);
      expect(shown.suggestions.join()).not.toContain('相近');
      expect(shown.suggestions.length).toBeGreaterThan(0);
    },
  );

  test.each([
    ['牌库顶的宇宙船', /牌库顶的 \(\d+\)/u],
    ['飞船', /武装飞腾.*同样有“飞”/u],
    ['uchuusen', /ちゅうせいど.*读音相近/u],
    ['draw spaceship', /draw \(\d+\)/u],
  ])('with nothing to be found offers what is near, and says why: %s', async (query, near) => {
    const shown = await ask(query);
    expect(shown.state).toBe('empty');
    expect(await page.locator('[data-search-suggestions]').innerText()).toMatch(near);
  });

  test('of punctuation alone gets an answer too', async () => {
    expect((await ask('，。')).state).toBe('empty');
  });

  test('of one character is answered', async () => {
    expect((await ask('牌')).results.length).toBeGreaterThan(9);
  });
});

test('further results are loaded on demand, none twice', async () => {
  const before = await ask('牌手');
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
  await ask('抓牌');
  await page.selectOption('[data-filter="kind"]', 'ruling');
  await page.waitForSelector('[data-search-status]:is([data-state="done"], [data-state="empty"])');
  const kinds = await page.$$eval('[data-search-results] > li', (items) =>
    items.map(({ dataset }) => dataset.kind),
  );
  expect(new Set(kinds)).toEqual(new Set(['ruling']));
  expect(await parameter(page, 'kind')).toBe('ruling');
  await page.selectOption('[data-filter="kind"]', '');
});

test('a filter leaves the clauses of a part', async () => {
  await ask('牌库');
  const label = await page.textContent('[data-filter="part"] option[value="remedy"]');
  expect(label).toMatch(/ \([1-9]\d*\)$/u);
  await page.selectOption('[data-filter="part"]', 'remedy');
  await page.waitForFunction(() => new URL(location.href).searchParams.get('part') === 'remedy');
  await page.waitForSelector('[data-search-status][data-state="done"]');
  const hrefs = await page.$$eval('[data-search-results] a', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => !/#remedy-\d/u.test(href ?? ''))).toEqual([]);
  await page.selectOption('[data-filter="part"]', '');
});

test('a pasted text of thousands of characters is answered, and named by its beginning', async () => {
  const shown = await ask('牌'.repeat(3000));
  expect(shown.state).toBe('empty');
  expect(shown.status.length).toBeLessThan(100);
});

test('a cited clause is shown with its beginning in the language of the interface', async () => {
  const [shown] = (await ask('2.3 remedy 4')).results;
  const clause = content.sections
    .find(({ section }) => section === '2.3')
    ?.clauses.find(({ id }) => id === 'remedy-4');
  expect(shown?.text).toContain(clause?.texts.zh?.text.slice(0, 10));
});

test('IPG offers its sections, and for one that is not there those that are', async () => {
  expect((await ask('IPG')).results.slice(0, 2).map(({ url }) => url)).toEqual(['ipg/2.3/', 'ipg/2.4/']);
  const shown = await ask('2.9');
  expect(shown.state).toBe('empty');
  expect(shown.suggestions).toContain('IPG 2.3');
});

test.each(['zh', 'ja', 'en'] as const)(
  'in the %s interface results lead to its own pages, to the clause itself',
  async (lang) => {
    const own = await openSearchPage(lang, '?q=2.3+remedy+4');
    await own.waitForSelector('[data-search-status][data-state="done"]');
    await own.click('[data-search-results] a');
    await own.waitForURL(`**/${lang}/ipg/2.3/#remedy-4`);
    expect(await own.locator('#remedy-4').count()).toBe(1);
    await own.close();
  },
);

test('what is being composed with an input method is not searched', async () => {
  await ask('牌手');
  const state = await page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>('[data-search] input');
    if (!box) throw new Error('No box.');
    box.value = 'paizu';
    box.dispatchEvent(new InputEvent('input', { isComposing: true }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return document.querySelector<HTMLElement>('[data-search-status]')?.dataset.query;
  });
  expect(state).toBe('牌手');
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing on results and suggestions in %s',
  async (colorScheme) => {
    const own = await openSearchPage('ja', '?q=手牌', true);
    await own.emulateMedia({ colorScheme });
    for (const query of ['手牌', 'ｱｼﾞｬﾆ', '宇宙船 宇宙']) {
      await askAll(own, [query]);
      expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const violations = await findViolations(own);
      expect(violations).toEqual([]);
    }
    await own.close();
  },
);

test('markup in the address is text', async () => {
  const attack = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  const own = await openSearchPage(
    'en',
    `?q=${encodeURIComponent(attack)}&kind=${encodeURIComponent(attack)}`,
  );
  await own.waitForSelector('[data-search-status][data-state="empty"]');
  expect(await own.inputValue('[data-search] input')).toBe(attack);
  expect(await own.evaluate(() => 'hit' in window)).toBe(false);
  expect(
    await own.locator(':is([data-search-status], [data-search-suggestions]) :is(img, script)').count(),
  ).toBe(0);
  await own.close();
});

test('without the index the page says so in plain words, and can try again', async () => {
  let isCut = true;
  const own = await openSearchPage('en', '', false, (opening) =>
    opening.route(/\/pagefind\//u, (route) => (isCut ? route.abort() : route.continue())),
  );
  const [failed] = await askAll(own, ['draw']);
  expect(failed?.state).toBe('error');
  expect(failed?.status).toMatch(/did not load/u);
  expect(failed?.suggestions).toContain('Try again');
  isCut = false;
  await own.click('[data-search-retry]');
  await own.waitForSelector('[data-search-status][data-state="done"]');
  await own.close();
});

describe('where the one file of texts does not come, the index of Pagefind', () => {
  let own: Page;
  beforeAll(async () => {
    own = await openSearchPage('zh', '', false, (opening) =>
      opening.route(/\/pagefind\/texts/u, (route) => route.abort()),
    );
  });
  afterAll(() => own?.close());

  // Punctuation is not in it: a run of two common characters and a full stop may stand behind the first hundred.
  test.each(['zh', 'ja'] as const)('finds random runs of %s texts that have no punctuation', async (lang) => {
    const runs = pickRuns(textsOf(lang), 40, 20_091_121).filter(({ run }) => !/\p{P}/u.test(run));
    expect(runs.length).toBeGreaterThan(15);
    const shown = await askAll(
      own,
      runs.map(({ run }) => run),
    );
    const missed = runs.filter(({ run, url }, index) => {
      const first = shown[index]?.results.slice(0, 10) ?? [];
      const areRight = first.every(({ marked, text }) => hasRun([text, marked.join('')], run));
      return !first.some((result) => result.url === url) && !(first.length === 10 && areRight);
    });
    expect(missed).toEqual([]);
  });

  test('finds nothing where there is nothing', async () => {
    const [shown] = await askAll(own, ['宇宙船']);
    expect(shown?.state).toBe('empty');
  });
});

test('a first search loads little, and nothing before the box is touched', async () => {
  const own = await browser.newPage();
  const answered: Request[] = [];
  own.on('requestfinished', (request) => {
    if (request.url().includes('/pagefind/')) answered.push(request);
  });
  await own.goto(`${inject('siteUrl')}zh/search/`);
  expect(answered).toHaveLength(0);
  await askAll(own, ['库顶的']);
  await own.waitForLoadState('networkidle');
  await expect.poll(() => answered.length).toBe(2);
  const sizes = await Promise.all(answered.map(async (each) => (await each.sizes()).responseBodySize));
  const names = sizes[answered.findIndex((each) => each.url().includes('names.json'))];
  expect(names).toBeGreaterThan(0);
  expect(names).toBeLessThanOrEqual(25_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(130_000);
  await own.close();
});

test('no page that was searched on reported an error or a breach of its policy', () => {
  expect(problems).toEqual([]);
});

/** `prepare` has the page before it is opened: routes set while it loads can leave its requests unanswered. */
async function openSearchPage(
  lang: string,
  search = '',
  areProblemsKept = true,
  prepare: (opening: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const opened = await browser.newPage({ viewport: { width: 390, height: 844 } });
  if (areProblemsKept) {
    opened.on('pageerror', (error) => problems.push(error.message));
    opened.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
  }
  await prepare(opened);
  await opened.goto(`${inject('siteUrl')}${lang}/search/${search}`);
  return opened;
}

async function ask(query: string): Promise<Shown> {
  const [shown] = await askAll(page, [query]);
  if (!shown) throw new Error(`No answer to ${query}.`);
  return shown;
}

function hasRun(texts: readonly string[], run: string): boolean {
  return texts.some((text) => normaliseText(text).includes(normaliseText(run)));
}

/** Everything that is published in a language, each text with its address. */
function textsOf(lang: 'zh' | 'ja'): { url: string; text: string }[] {
  const clauses = content.sections.flatMap(({ section, clauses: all }) =>
    all.flatMap(({ id, texts, annotations }) => [
      ...(texts[lang] ? [{ url: `ipg/${section}/#${id}`, text: texts[lang].text }] : []),
      ...(annotations[lang] ?? []).map((note) => ({ url: `ipg/${section}/#${note.id}`, text: note.text })),
    ]),
  );
  if (lang === 'ja') return clauses;
  return [
    ...clauses,
    ...content.chapters.flatMap(({ slug, sections }) =>
      sections.flatMap(({ notes }) => notes.map(({ id, text }) => ({ url: `m10/${slug}/#${id}`, text }))),
    ),
    ...content.cards.flatMap(({ slug, text, rulings }) => [
      ...text.map((paragraph) => ({ url: `m10/cards/${slug}/`, text: paragraph })),
      ...rulings.map((ruling) => ({ url: `m10/cards/${slug}/#${ruling.id}`, text: ruling.text })),
    ]),
  ];
}
