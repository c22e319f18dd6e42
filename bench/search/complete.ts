import { type Sources, search } from '../../src/search/engine.ts';
import type { NameIndex } from '../../src/search/names/names.ts';
import { normalizeText } from '../../src/search/texts/normalize.ts';
import type { SearchRecord } from '../../src/search/texts/record.ts';
import { indexRecords } from '../../src/search/texts/text-index.ts';
import { pickRuns } from '../../tests/browser/lib/pick-runs.ts';

/** How runs of a language's texts are answered by the planner, asked in Node: shares from 0 to 1. */
export interface Completeness {
  readonly lang: string;
  readonly count: number;
  /** Every record that has the run is found. */
  readonly complete: number;
  /** Nothing without it stands above what has it. */
  readonly clean: number;
}

/** Asks for random runs of 2 to 8 characters. Which of the records that have a run is first is no question: all are right. */
export async function measureRuns(
  records: readonly SearchRecord[],
  names: NameIndex,
  lang: 'zh' | 'ja',
  count: number,
): Promise<Completeness> {
  const index = indexRecords(records, names.fold);
  const sources: Sources = { names: () => Promise.resolve(names), index: () => Promise.resolve(index) };
  const texts = records
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ url, passages }) =>
      passages.flatMap(({ text, lang: own }) => (own === lang ? [{ url, text }] : [])),
    );
  let [complete, clean] = [0, 0];
  for (const { run } of pickRuns(texts, count, 20_091_121, 2)) {
    const needle = normalizeText(run);
    const has = ({ passages }: SearchRecord) =>
      passages.some(({ text }) => normalizeText(text).includes(needle));
    const { results } = await search(sources, run, {}, () => undefined);
    const found = new Set(results.map(({ record }) => record.url));
    const right = results.map(({ record }) => has(record));
    complete += Number(records.filter(has).every(({ url }) => found.has(url)));
    clean += Number(right.lastIndexOf(true) < Math.max(right.indexOf(false), 0) || !right.includes(false));
  }
  return { lang, count, complete: complete / count, clean: clean / count };
}
