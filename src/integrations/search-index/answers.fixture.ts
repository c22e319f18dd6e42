import { fileURLToPath } from 'node:url';
import { pickRuns } from '../../../tests/browser/lib/pick-runs.ts';
import type { Language } from '../../schema/language.ts';
import { type Sources, search } from '../../search/engine.ts';
import { type NamesFile, openNames } from '../../search/names/names-file.ts';
import { openShardIndex } from '../../search/shards/shard-index.ts';
import { normalizeText } from '../../search/texts/normalize.ts';
import type { Filters, SearchRecord } from '../../search/texts/record.ts';
import { buildRecords } from '../../search/texts/records.ts';
import { indexRecords } from '../../search/texts/text-index.ts';
import { readSearchedContent } from '../read-records.ts';
import { buildIndex } from './build-index.ts';

/* The whole search over the real content, without a browser. */

export const content = readSearchedContent(fileURLToPath(new URL('../../..', import.meta.url)));
export const records = buildRecords(content);

const few = await buildIndex(content);
const many = await buildIndex(content, { names: 1_000_000, texts: 0 });
const read = <Data>(name: string, files = few): Data => JSON.parse(new TextDecoder().decode(files.get(name)));

export const names = openNames(read<NamesFile>('names.json'));
/** All texts in one file. */
export const whole = indexRecords(read<{ records: SearchRecord[] }>('texts.json').records, names.fold);
/** The same texts in an index in files. */
export const shards = openShardIndex(read('texts.json', many), {
  block: (number) => Promise.resolve(new TextDecoder().decode(many.get(`index/${number}.txt`))),
  records: (number) => Promise.resolve(read(`fragment/${number}.json`, many)),
});

export const sources = (index: typeof whole): Sources => ({
  names: () => Promise.resolve(names),
  index: () => Promise.resolve(index),
});

/** Every result for a query, best first. */
export async function ask(query: string, filters: Filters = {}, index = whole) {
  let progress = await search(sources(index), query, filters, () => undefined);
  while (progress.more) progress = await progress.more();
  return progress.results;
}

/** What is wrong with the answer to a run; nothing for most. */
export async function compare(run: string, index: typeof whole): Promise<string[]> {
  const results = await ask(run, {}, index);
  const places = results.map(({ record }) => placeOf(record));
  const lost = recordsWith(run).filter((record) => !places.includes(placeOf(record)));
  const has = results.map(({ record }) => record.passages.some(({ text }) => hasRun(text, run)));
  // Names stand above texts, and their records hold only the name that was found. A name by its sound stands above
  // letters from within other words as well (`rank.ts`): `vin` is 帯びの before it is `Divine`.
  const isAbove = results.some(
    ({ tier }, place) =>
      !has[place] &&
      tier !== 'citation' &&
      results.some(
        (lower, at) => at > place && has[at] && !(tier === 'sound-name' && lower.tier === 'piece'),
      ),
  );
  return [
    ...(lost.length > 0 ? [`${run}: lost ${lost[0]?.url}`] : []),
    ...(isAbove ? [`${run}: above`] : []),
  ];
}

/** Pieces of 2 to 8 characters of the texts of a language, always the same. */
export function runsOf(lang: Language, count: number): string[] {
  return pickRuns(texts(lang), count, 20_261_121, 2).map(({ run }) => run);
}

/** Every text of a language but the terms, with its address. */
export function texts(lang: Language) {
  return records
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ url, passages }) =>
      passages.flatMap(({ text, lang: own }) => (own === lang ? [{ url, text }] : [])),
    );
}

/** In any language: letters stand in Chinese and Japanese texts as well. */
export function recordsWith(run: string): SearchRecord[] {
  return records.filter(({ passages }) => passages.some(({ text }) => hasRun(text, run)));
}

const hasRun = (text: string, run: string) => normalized(text).includes(normalized(run));
/** Every text is laid beside every run: each is normalized once. */
const shapes = new Map<string, string>();
function normalized(text: string): string {
  const shape = shapes.get(text) ?? normalizeText(text);
  shapes.set(text, shape);
  return shape;
}
export const placeOf = ({ url, kind }: SearchRecord) => `${kind} ${url}`;
