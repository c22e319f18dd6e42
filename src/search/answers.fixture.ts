import { root } from '../../scripts/lib/run.ts';
import { openContent } from '../records/open-content.ts';
import type { InterfaceLanguage, Language } from '../schema/language.ts';
import { openBuilt } from './built.fixture.ts';
import { buildRecords } from './index/records.ts';
import { pickRuns } from './pick-runs.fixture.ts';
import { search } from './query/engine.ts';
import type { Result } from './query/result.ts';
import { normalizeText, unspaced } from './text/normalize.ts';
import type { Filters, Passage, SearchRecord } from './text/record.ts';

/* The whole search over the texts of `content/`, as it is published. */

export const content = openContent(root);
export const records = buildRecords(content);

export const { files, names, whole, sources, ask } = await openBuilt(content);

/** The first results of a query, as a reader of a language gets them. */
export const askFor = async (query: string, reader: InterfaceLanguage, filters: Filters = {}) =>
  (await search(sources(whole), query, filters, () => undefined, reader)).results;

/** What is wrong with the answer to a run; nothing for most. */
export async function compare(run: string, index: typeof whole): Promise<string[]> {
  const wanted = recordsWith(run);
  const lostIn = (found: readonly Result[]): SearchRecord[] => {
    // A ruling that its card links is not listed again.
    const there = new Set(found.flatMap(({ record, head }) => [record, ...(head?.links ?? [])]).map(placeOf));
    return wanted.filter((record) => !there.has(placeOf(record)));
  };
  // Nothing that has the run comes after the last that is wanted.
  const results = await ask(run, {}, index, (found) => lostIn(found).length === 0);
  const places = results.map(({ record }) => placeOf(record));
  const lost = lostIn(results);
  const has = results.map(({ record }) => record.passages.some(({ text }) => hasRun(text, run)));
  // What people say for a name is no text.
  const printing = new Set(wanted.map(placeOf));
  // Names stand above texts, and their records hold only the name that was found. A name by its sound stands above
  // letters from within other words as well (`rank.ts`): `vin` is 帯びの before it is `Divine`.
  const isAbove = results.some(
    ({ tier }, place) =>
      !has[place] &&
      tier !== 'citation' &&
      results.some(
        (lower, at) =>
          at > place &&
          has[at] &&
          printing.has(places[at] ?? '') &&
          !(tier === 'sound-name' && lower.tier === 'piece'),
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
  return records.filter(({ passages }) => passages.some((passage) => printsRun(passage, run)));
}

const hasRun = (text: string, run: string) => normalized(text).includes(normalized(run));

/** Letters inside of a word are no word of the index, and signs are none; a run of anything else may be cut off anywhere. */
function printsRun({ text }: Passage, run: string): boolean {
  const part = normalized(run);
  if (!hasRun(text, run) || !/[\p{L}\p{N}]/u.test(part)) return false;
  const begin = new RegExp(`^(?:'|${letter})`, 'u').test(part) ? `(?<!${letter}'?)` : '';
  const end = new RegExp(`(?:'|${letter})$`, 'u').test(part) ? `(?!'?${letter})` : '';
  const escaped = part.replace(
    /[^\p{L}\p{M}\p{N}\s]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  return new RegExp(`${begin}${escaped}${end}`, 'u').test(normalized(text));
}

/** A letter of a word: characters are words of their own. */
const letter = `(?:(?![${unspaced}])[\\p{L}\\p{M}])`;

/** Every text is laid beside every run: each is normalized once. */
const shapes = new Map<string, string>();
function normalized(text: string): string {
  const shape = shapes.get(text) ?? normalizeText(text);
  shapes.set(text, shape);
  return shape;
}
export const placeOf = ({ url, kind }: Pick<SearchRecord, 'url' | 'kind'>) => `${kind} ${url}`;
