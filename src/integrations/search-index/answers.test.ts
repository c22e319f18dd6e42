import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { pickRuns } from '../../../tests/browser/lib/pick-runs.ts';
import { queryGroups } from '../../../tests/browser/search-queries.ts';
import { type Sources, search } from '../../search/engine.ts';
import { type NamesFile, openNames } from '../../search/names-file.ts';
import { normaliseText } from '../../search/normalise.ts';
import type { Filters, SearchRecord } from '../../search/record.ts';
import { buildRecords } from '../../search/records.ts';
import { openShardIndex } from '../../search/shards/shard-index.ts';
import { indexRecords } from '../../search/text-index.ts';
import { buildIndex } from './build-index.ts';
import { readSearchedContent } from './read-searched-content.ts';

// Much is searched here, and nothing is timed.
vi.setConfig({ testTimeout: 120_000 });

// The whole search over the real content, without a browser: every name, every hand-picked query, runs of texts.
const content = readSearchedContent(fileURLToPath(new URL('../../..', import.meta.url)));
const records = buildRecords(content);
const few = await buildIndex(content);
const many = await buildIndex(content, { names: 1_000_000, texts: 0 });
const read = <Data>(name: string, { files } = few): Data =>
  JSON.parse(new TextDecoder().decode(files.get(name)));
const names = openNames(read<NamesFile>('names.json'));
const whole = indexRecords(read<SearchRecord[]>('records.json'), names.fold);
const shards = openShardIndex(read('directory.json', many), {
  block: (number) => Promise.resolve(new TextDecoder().decode(many.files.get(`index/${number}.txt`))),
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
      const wrong = await Promise.all(runsOf(lang, 500).map((run) => compare(run, lang, whole)));
      expect(wrong.flat()).toEqual([]);
    },
  );

  test.each(['zh', 'ja'] as const)(
    'every run of %s texts that has quotation marks, as well',
    async (lang) => {
      const runs = texts(lang).flatMap(({ text }) => text.match(quotedRuns) ?? []);
      const wrong = await Promise.all([...new Set(runs)].map((run) => compare(run, lang, whole)));
      expect(wrong.flat()).toEqual([]);
    },
  );
});

// Closed ones, those that begin or end with a mark, and marks beside other signs alone.
const quotedRuns =
  /[“「『《][^“”「」『』《》\n]{1,12}[”」』》]|[“「『《][^“”「」『』《》\n]{1,4}|[“”「」『』《》][，。、：；]|[，。、：；][“「『《]/gu;

describe('the index in files', () => {
  test.each(['zh', 'ja'] as const)('finds 100 runs of %s texts as well', async (lang) => {
    const wrong = await Promise.all(runsOf(lang, 100).map((run) => compare(run, lang, shards)));
    expect(wrong.flat()).toEqual([]);
  });

  test('a filter is asked of the index', async () => {
    const results = await ask('牌库', { kind: 'clause' }, shards);
    expect(results.length).toBeGreaterThan(2);
    expect(new Set(results.map(({ record }) => record.kind))).toEqual(new Set(['clause']));
  });
});

/** What is wrong with the answer to a run; nothing for most. */
async function compare(run: string, lang: 'zh' | 'ja', index: typeof whole): Promise<string[]> {
  const results = await ask(run, {}, index);
  const places = results.map(({ record }) => placeOf(record));
  const lost = recordsWith(run, lang).filter((record) => !places.includes(placeOf(record)));
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

function runsOf(lang: 'zh' | 'ja', count: number): string[] {
  return pickRuns(texts(lang), count, 20_261_121, 2).map(({ run }) => run);
}

function texts(lang: 'zh' | 'ja') {
  return records
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ url, passages }) =>
      passages.flatMap(({ text, lang: own }) => (own === lang ? [{ url, text }] : [])),
    );
}

function recordsWith(run: string, lang: 'zh' | 'ja'): SearchRecord[] {
  return records.filter(({ passages }) =>
    passages.some(({ text, lang: own }) => own === lang && hasRun(text, run)),
  );
}

const hasRun = (text: string, run: string) => {
  const [haystack, needle] = [normaliseText(text), normaliseText(run)];
  return haystack.includes(needle);
};
const placeOf = ({ url, kind }: SearchRecord) => `${kind} ${url}`;
