import { fileURLToPath } from 'node:url';
import { Converter } from 'opencc-js/cn2t';
import { describe, expect, test, vi } from 'vitest';
import { pickRuns } from '../../../tests/browser/lib/pick-runs.ts';
import { queryGroups } from '../../../tests/browser/search-queries.ts';
import { toCitation, type Work } from '../../lib/address/citation.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type Sources, search } from '../../search/engine.ts';
import { type NamesFile, openNames } from '../../search/names/names-file.ts';
import { openShardIndex } from '../../search/shards/shard-index.ts';
import { normaliseText } from '../../search/texts/normalise.ts';
import type { Filters, SearchRecord } from '../../search/texts/record.ts';
import { buildRecords } from '../../search/texts/records.ts';
import { indexRecords } from '../../search/texts/text-index.ts';
import { buildIndex } from './build-index.ts';
import { readSearchedContent } from './read-searched-content.ts';

// Much is searched here, and nothing is timed.
vi.setConfig({ testTimeout: 120_000 });

// The whole search over the real content, without a browser: every name, every hand-picked query, runs of texts.
const content = readSearchedContent(fileURLToPath(new URL('../../..', import.meta.url)));
const records = buildRecords(content);
const few = await buildIndex(content);
const many = await buildIndex(content, { names: 1_000_000, texts: 0 });
const toTraditional = (['t', 'tw', 'hk'] as const).map((to) => Converter({ from: 'cn', to }));
const read = <Data>(name: string, files = few): Data => JSON.parse(new TextDecoder().decode(files.get(name)));
const names = openNames(read<NamesFile>('names.json'));
const whole = indexRecords(read<{ records: SearchRecord[] }>('texts.json').records, names.fold);
const shards = openShardIndex(read('texts.json', many), {
  block: (number) => Promise.resolve(new TextDecoder().decode(many.get(`index/${number}.txt`))),
  records: (number) => Promise.resolve(read(`fragment/${number}.json`, many)),
});
const sources = (index: typeof whole): Sources => ({
  names: () => Promise.resolve(names),
  index: () => Promise.resolve(index),
});
const ask = async (query: string, filters: Filters = {}, index = whole) => {
  let progress = await search(sources(index), query, filters, () => undefined);
  while (progress.more) progress = await progress.more();
  return progress.results;
};

describe('one file of texts', () => {
  test.each(queryGroups(content))('$name: right among the first $first', async ({ first, bar, queries }) => {
    const found = await Promise.all(queries.map(({ query }) => ask(query)));
    const missed = queries.filter(({ places }, index) => {
      const urls = found[index]?.slice(0, first).map(({ record }) => record.url) ?? [];
      return !urls.some((url) => places.some((place) => url.startsWith(place)));
    });
    const share = 1 - missed.length / queries.length;
    expect(share, `missed: ${missed.map(({ query }) => query).join(', ')}`).toBeGreaterThanOrEqual(bar);
  });

  test.each(['zh', 'ja'] as const)(
    '500 runs of 2 to 8 characters of %s texts: every record that has one is found, and nothing without it ranks above',
    async (lang) => {
      const wrong = await Promise.all(runsOf(lang, 500).map((run) => compare(run, whole)));
      expect(wrong.flat()).toEqual([]);
    },
  );

  test('500 runs of 2 to 8 characters of en texts: every record that has one is found, as a word or inside one', async () => {
    const runs = ['on', 'and', 'an, ', 'to', 'use', ...runsOf('en', 500)];
    const wrong = await Promise.all(runs.map((run) => compare(run, whole)));
    expect(wrong.flat().filter((fault) => fault.includes(': lost'))).toEqual([]);
  });

  test('each Traditional form of each character of zh texts finds, where it stands, what the Simplified one does', async () => {
    const contexts = traditionalContexts();
    expect(contexts.size).toBeGreaterThan(300);
    const wrong: string[] = [];
    for (const [simplified, traditional] of contexts.values()) {
      const [first, second] = [await ask(simplified, { lang: 'zh' }), await ask(traditional, { lang: 'zh' })];
      if (first[0]?.record.url !== second[0]?.record.url || !first[0])
        wrong.push(`${simplified} ${traditional}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['paiku', '牌库', 'zh'],
    ['らいぶらりー', 'ライブラリー', 'ja'],
    ['raiburarii', 'ライブラリー', 'ja'],
    ['かーど', 'カード', 'ja'],
    ['まりがん', 'マリガン', 'ja'],
  ] as const)('the sound %s leads to the same texts as %s, those of %s first', async (sound, name, lang) => {
    const [bySound, byName] = [await ask(sound), await ask(name)];
    const keys = (results: typeof bySound) =>
      results
        .filter(({ record, match }) => record.kind !== 'card' || match?.ranges.length)
        .map(({ record, lang: own }) => `${own} ${record.url}`)
        .sort();
    expect(keys(bySound)).toEqual(expect.arrayContaining(keys(byName).filter((key) => key.includes('ipg/'))));
    const count = (results: typeof bySound) => results.filter(({ lang: own }) => own === lang).length;
    expect(count(bySound)).toBeGreaterThanOrEqual(count(byName));
    const other = bySound.findIndex(({ lang: own }) => own !== lang);
    expect(bySound.slice(other).filter(({ lang: own }) => own === lang)).toEqual([]);
  });

  test.each(['影響', '行動'])(
    'what has %s itself stands above what has it in the other script',
    async (run) => {
      expect(await compareAsPrinted(run)).toEqual([]);
      expect((await ask(run)).map(({ lang }) => lang)).toContain('zh');
    },
  );

  test.each(['控、', '，将', '咒语，'])(
    'of what has %s, that with just these signs comes first',
    async (run) => {
      const literal = (await ask(run)).filter(({ tier }) => tier === 'literal');
      const has = literal.map(({ record }) => record.passages.some(({ text }) => text.includes(run)));
      expect(has).toEqual(has.toSorted((a, b) => Number(b) - Number(a)));
    },
  );

  test.each(['zh', 'ja'] as const)('警告 is the term in the language of a reader of %s', async (lang) => {
    const { results } = await search(sources(whole), '警告', {}, () => undefined, lang);
    expect(results[0]).toMatchObject({ record: { url: 'terms/#warning' }, lang });
    expect(results[1]?.lang).toBe(lang);
  });

  test.each([
    ['適用於', '适用于'],
    ['隨著', '随着'],
    ['並等待著。', '并等待着。'],
    ['於由你操控的', '于由你操控的'],
  ])('%s finds what %s does', async (traditional, simplified) => {
    const [first, second] = [await ask(simplified), await ask(traditional)];
    expect(first.length).toBeGreaterThan(0);
    expect(second.map(({ record }) => record.url)).toEqual(first.map(({ record }) => record.url));
  });

  test.each<[string, Filters, string[]]>([
    ['2.3', { document: 'm10' }, []],
    ['2.3', { part: 'remedy' }, []],
    ['2.3', { document: 'ipg', kind: 'section', lang: 'ja' }, ['ipg/2.3/']],
    ['2.3 remedy 4', { part: 'remedy' }, ['ipg/2.3/#remedy-4']],
    ['2.3 remedy 4', { part: 'definition' }, []],
  ])('what is cited by %s is narrowed by %j, too', async (query, filters, places) => {
    const cited = (await ask(query, filters)).filter(({ tier }) => tier === 'citation');
    expect(cited.map(({ record }) => record.url)).toEqual(places);
  });

  test.each([
    ['HCE remedy 4', 'ipg/2.3/#remedy-4'],
    ['MPE 定義', 'ipg/2.4/#definition-1'],
    ['GPE-HCE', 'ipg/2.3/'],
    ['非公开牌张失误 定义', 'ipg/2.3/#definition-1'],
    ['非公開牌張失誤 定義', 'ipg/2.3/#definition-1'],
    ['違反処置指針 2.3', 'ipg/2.3/'],
    ['２。３', 'ipg/2.3/'],
    ['違規處理方針', 'ipg/2.3/'],
    ['違規處理方針 2.4', 'ipg/2.4/'],
    ['萬智牌違規處理方針2.3 額外修正 4', 'ipg/2.3/#remedy-4'],
    ['2.3 進一步的修正 4', 'ipg/2.3/#remedy-4'],
    ['IPG 2.3 补救 4', 'ipg/2.3/#remedy-4'],
    ['2.3 判罚', 'ipg/2.3/'],
    ['hidden card error remedy 4', 'ipg/2.3/#remedy-4'],
    ['Mulligan Procedure Error remedy', 'ipg/2.4/#remedy-1'],
    ['GPE 2.3', 'ipg/2.3/'],
    ['系命 第3条', 'm10/rules-changes/#lifelink-3'],
    ['战斗 7', 'm10/rules-changes/#combat-7'],
    ['阿耶尼 第2条', 'm10/cards/ajani-goldmane/#r2'],
    ['ipg 2.4 whatever', 'ipg/2.4/'],
    ['2.3 whatever 2', 'ipg/2.3/#definition-2'],
    ['2.3 r4', 'ipg/2.3/#remedy-4'],
    ['2.3R4', 'ipg/2.3/#remedy-4'],
    ['2.3 p3', 'ipg/2.3/#philosophy-3'],
    ['2.3 def 3', 'ipg/2.3/#definition-3'],
    ['HCE r4', 'ipg/2.3/#remedy-4'],
    ['2.3 r1-r3', 'ipg/2.3/#remedy-1..remedy-3'],
    ['2.3処置4', 'ipg/2.3/#remedy-4'],
    ['2.3补救4', 'ipg/2.3/#remedy-4'],
    ['2.3 修4', 'ipg/2.3/#remedy-4'],
  ])('%s is offered first: %s', async (query, place) => {
    expect((await ask(query))[0]?.record.url).toBe(place);
  });

  test('every citation that a page gives leads back to its place, whole or its beginning', async () => {
    const wrong = await Promise.all(
      citationsOfPages().map(async ([citation, place]) => {
        const [first] = await ask(citation);
        return first?.record.url === place ? [] : [`${citation}: ${first?.record.url}`];
      }),
    );
    const astray = wrong.flat();
    expect(astray).toEqual([]);
  });

  test.each([
    ['remedy-1..remedy-3', 'ipg/2.3/#remedy-1..remedy-3'],
    ['IPG 2.3, Example A–C (zh, en)', 'ipg/2.3/#example-a..example-c'],
    ['M10 FAQ, Ajani Goldmane r1–r3', 'm10/cards/ajani-goldmane/#r1..r3'],
    ['M10 FAQ, M10规则变动, combat-3–combat-7 (zh)', 'm10/rules-changes/#combat-3..combat-7'],
    ['/zh/ipg/2.3/?with=ja#remedy-1..remedy-3', 'ipg/2.3/#remedy-1..remedy-3'],
    ['IPG 2.3, 原则 2–9', 'ipg/2.3/#philosophy-2'],
  ])('%s leads to all of them in a row: %s', async (query, place) => {
    const [first] = await ask(query);
    expect(first?.record.url).toBe(place);
    expect(first?.record.passages.length).toBeGreaterThan(0);
  });

  test.each([
    ['{T}', '{横置}'],
    ['{t}', '{横置}'],
    ['｛タップ｝', '{横置}'],
    ['{3}{U}', '{三}{蓝}'],
    ['{3}{青}', '{三}{蓝}'],
    ['{三}{藍}', '{三}{蓝}'],
    ['{11}', '{十一}'],
    ['{蓝}', '{U}'],
    ['{T}，牺牲', '{横置}，牺牲'],
  ])(
    '%s finds, in one file and in many, every text that prints %s, and such first',
    async (query, printed) => {
      for (const index of [whole, shards]) {
        const results = await ask(query, {}, index);
        const places = results.map(({ record }) => placeOf(record));
        const wanted = recordsWith(printed).map(placeOf);
        expect(wanted.length).toBeGreaterThan(0);
        expect(places).toEqual(expect.arrayContaining(wanted));
        expect(results[0]?.match?.closeness).toMatch(/^(?:literal|folded|notation)$/u);
      }
    },
  );

  test('words beside a symbol may stand apart from it, however it is written', async () => {
    const [first] = await ask('{T} 牺牲');
    expect(first?.record.passages.some(({ text }) => text.includes('{横置}') && text.includes('牺牲'))).toBe(
      true,
    );
  });

  test.each([
    ['deathtouch planeswalker', 'm10/cards/indestructibility/#r1', '死触 鹏洛客'],
    ['lifelink combat damage', 'm10/rules-changes/#lifelink-6', '系命 战斗伤害'],
  ])('%s, which no text has together, leads to %s by its terms', async (query, place, terms) => {
    const [first] = await ask(query);
    expect(first).toMatchObject({ record: { url: place }, tier: 'via-term', viaTerm: terms });
  });

  test.each(['draw spaceship', '死触 zzz', 'deathtouch'.repeat(20)])(
    'what terms do not lead to is not found: %s',
    async (query) => {
      expect(await ask(query)).toEqual([]);
    },
  );

  test('a text of hundreds of words asks the index no oftener than one of a dozen', async () => {
    const count = async (words: number) => {
      let asked = 0;
      const index = {
        ...whole,
        ask: (group: readonly string[]) => {
          asked += 1;
          return whole.ask(group);
        },
      };
      const text = Array.from({ length: words }, (_, number) =>
        String.fromCodePoint(0x4e00 + number, 0x5e00 + number),
      );
      await search(sources(index), text.join(' '), {}, () => undefined);
      return asked;
    };
    expect(await count(300)).toBeLessThanOrEqual(await count(12));
  });

  test.each(['m/', 'on', 'mu', 'ru'])(
    'letters that Chinese and Japanese texts print, too: %s',
    async (run) => {
      expect(await compare(run, whole)).toEqual([]);
    },
  );

  test.each(['，', '：', '「', '“', '"', '~', '-'])(
    'one sign alone finds all that has it: %s',
    async (sign) => {
      const places = (await ask(sign)).map(({ record }) => placeOf(record));
      const wanted = records.filter(({ passages }) => passages.some(({ text }) => text.includes(sign)));
      expect(wanted.length).toBeGreaterThan(0);
      expect(places).toEqual(expect.arrayContaining(wanted.map(placeOf)));
    },
  );

  test.each(['Plains', 'Island', '沼泽', '山', '森'])(
    'the four printings of a basic land are one card: %s',
    async (name) => {
      const lands = (await ask(name)).filter(({ record }) => /#[a-z]+-2\d\d$/u.test(record.url));
      expect(lands).toHaveLength(1);
    },
  );

  test.each([
    ['librar card', 'library cards'],
    ['oppon known cards', 'opponent known cards'],
  ])('words may be cut off anywhere, if not too short: %s', async (cut, whole) => {
    const wanted = (await ask(whole)).filter(({ tier }) => tier === 'words').map(({ record }) => record.url);
    expect(wanted.length).toBeGreaterThan(0);
    expect((await ask(cut)).map(({ record }) => record.url)).toEqual(expect.arrayContaining(wanted));
  });

  test('for a mistyped name the words between are asked for as words of a page alone', async () => {
    const asked: string[] = [];
    const index = {
      ...whole,
      ask: (group: readonly string[]) => {
        asked.push(group.join(' '));
        return whole.ask(group);
      },
    };
    const { results } = await search(sources(index), 'Opne the Vaaults', {}, () => undefined);
    expect(results[0]?.record.url).toBe('m10/cards/open-the-vaults/');
    expect(asked.filter((group) => group === '"the"')).toHaveLength(1);
  });

  test.each(['zh', 'ja'] as const)(
    'every run of %s texts that has quotation marks, as well',
    async (lang) => {
      const runs = texts(lang).flatMap(({ text }) => text.match(quotedRuns) ?? []);
      const wrong = await Promise.all([...new Set(runs)].map((run) => compare(run, whole)));
      expect(wrong.flat()).toEqual([]);
    },
  );
});

// Closed ones, those that begin or end with a mark, and marks beside other signs alone.
const quotedRuns =
  /[“「『《][^“”「」『』《》\n]{1,12}[”」』》]|[“「『《][^“”「」『』《》\n]{1,4}|[“”「」『』《》][，。、：；]|[，。、：；][“「『《]/gu;

describe('the index in files', () => {
  test.each(['zh', 'ja'] as const)('finds 100 runs of %s texts as well', async (lang) => {
    // It knows letters by the beginnings of words: a piece from within one (`est`) is found where all texts are at hand.
    const runs = runsOf(lang, 120).filter((run) => !/^[a-z]/iu.test(run));
    const wrong = await Promise.all(runs.slice(0, 100).map((run) => compare(run, shards)));
    expect(runs.length).toBeGreaterThan(99);
    expect(wrong.flat()).toEqual([]);
  });

  test('a filter is asked of the index', async () => {
    const results = await ask('牌库', { kind: 'clause' }, shards);
    expect(results.length).toBeGreaterThan(2);
    expect(new Set(results.map(({ record }) => record.kind))).toEqual(new Set(['clause']));
  });
});

async function compareAsPrinted(run: string): Promise<string[]> {
  const has = (await ask(run)).map(({ record }) => record.passages.some(({ text }) => text.includes(run)));
  return has.slice(0, has.lastIndexOf(true)).includes(false) ? [`${run}: above`] : [];
}

/** What is wrong with the answer to a run; nothing for most. */
async function compare(run: string, index: typeof whole): Promise<string[]> {
  const results = await ask(run, {}, index);
  const places = results.map(({ record }) => placeOf(record));
  const lost = recordsWith(run).filter((record) => !places.includes(placeOf(record)));
  const has = results.map(({ record }) => record.passages.some(({ text }) => hasRun(text, run)));
  // Names stand above texts, and their records hold only the name that was found.
  const isAbove = results.some(
    ({ tier }, place) => !has[place] && tier !== 'citation' && has.slice(place).some(Boolean),
  );
  return [
    ...(lost.length > 0 ? [`${run}: lost ${lost[0]?.url}`] : []),
    ...(isAbove ? [`${run}: above`] : []),
  ];
}

function runsOf(lang: Language, count: number): string[] {
  return pickRuns(texts(lang), count, 20_261_121, 2).map(({ run }) => run);
}

/** A citation of everything that can be cited, in one language or another, and what it is without its texts, with the place. */
function citationsOfPages(): (readonly [citation: string, place: string])[] {
  return names.entries.flatMap(({ url, kind, document, section, titles, anchors = [] }) => {
    const { titles: chapters } = names.entries.find((each) => each.section === section) ?? { titles };
    const page = url.replace(/#.*/u, '');
    return anchors.flatMap((id, number) => {
      const lang = languages[number % languages.length] as Language;
      const name = kind === 'card' ? { card: titles[lang] } : { chapter: chapters[lang] };
      const citation = toCitation(lang, {
        work: { document, section, ...name } as Work,
        from: id,
        to: id,
        texts: number % 2 ? [] : [{ lang: 'zh-Hant', texts: ['文字。'], isDerived: true }],
        editions: [],
        address: `https://judges.example/a/${lang}/${page}?with=ja#${id}`,
      });
      return [citation, citation.split(' — ')[0] ?? ''].map((copied) => [copied, `${page}#${id}`] as const);
    });
  });
}

/** Each character and each way to write it in Traditional, with two characters on either side of one place. */
function traditionalContexts(): Map<string, readonly [simplified: string, traditional: string]> {
  const runs = texts('zh').flatMap(({ text }) => text.match(/\p{sc=Han}+/gu) ?? []);
  const contexts = new Map<string, readonly [simplified: string, traditional: string]>();
  for (const run of new Set(runs)) {
    for (const converted of toTraditional.map((convert) => convert(run))) {
      [...run].forEach((character, at) => {
        const around = [Math.max(at - 2, 0), at + 3] as const;
        const change = `${character}${converted[at]}`;
        if (character !== converted[at])
          contexts.set(change, [run.slice(...around), converted.slice(...around)]);
      });
    }
  }
  return contexts;
}

function texts(lang: Language) {
  return records
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ url, passages }) =>
      passages.flatMap(({ text, lang: own }) => (own === lang ? [{ url, text }] : [])),
    );
}

/** In any language: letters stand in Chinese and Japanese texts as well. */
function recordsWith(run: string): SearchRecord[] {
  return records.filter(({ passages }) => passages.some(({ text }) => hasRun(text, run)));
}

const hasRun = (text: string, run: string) => normalised(text).includes(normalised(run));
/** Every text is laid beside every run: each is normalised once. */
const shapes = new Map<string, string>();
function normalised(text: string): string {
  const shape = shapes.get(text) ?? normaliseText(text);
  shapes.set(text, shape);
  return shape;
}
const placeOf = ({ url, kind }: SearchRecord) => `${kind} ${url}`;
