import { root } from '../../scripts/lib/run.ts';
import { openContent } from '../records/open-content.ts';
import type { InterfaceLanguage, Language } from '../schema/language.ts';
import { openBuilt } from './built.fixture.ts';
import { buildRecords } from './index/records.ts';
import { search } from './query/engine.ts';
import type { Result } from './query/result.ts';
import { normalizeText } from './text/normalize.ts';
import type { Filters, SearchRecord } from './text/record.ts';
import { letter } from './text/tokens.ts';

/* The whole search over the texts of `content/`, as it is published. */

export const content = openContent(root);
const records = buildRecords(content);

export const { names, whole, sources, ask } = await openBuilt(content);

/** The first results of a query, as a reader of a language gets them. */
export const askFor = async (query: string, reader: InterfaceLanguage, filters: Filters = {}) =>
  (await search(sources(whole), query, filters, () => undefined, reader)).results;

/**
 * Returns faults in the answer to a run. `lost`: a record with the run is missing. `above`: a result without the run
 * comes before one with it.
 */
export async function compare(run: string): Promise<string[]> {
  const wanted = records.filter(({ passages }) => passages.some(({ text }) => printsRun(text, run)));
  const places = new Set(wanted.map(placeOf));
  const lostIn = (found: readonly Result[]): SearchRecord[] => {
    // A ruling that its card links is not listed again.
    const all = new Set(found.flatMap(({ record, head }) => [record, ...(head?.links ?? [])]).map(placeOf));
    return wanted.filter((record) => !all.has(placeOf(record)));
  };
  // Asks for more results only until all wanted records are found.
  const results = await ask(run, {}, (found) => lostIn(found).length === 0);
  const lost = lostIn(results);
  const hasRun = ({ record }: Result) => record.passages.some(({ text }) => includesRun(text, run));
  // Names come before texts, and their records have only the matching name. A name that sounds like the run also
  // comes before texts with the run inside a word (`rank.ts`): `vin` finds 帯びの before `Divine`.
  const isAbove = results.some(
    (upper, at) =>
      upper.tier !== 'citation' &&
      !hasRun(upper) &&
      results
        .slice(at + 1)
        .some(
          (lower) =>
            hasRun(lower) &&
            places.has(placeOf(lower.record)) &&
            !(upper.tier === 'sound-name' && lower.tier === 'piece'),
        ),
  );
  return [...(lost[0] ? [`${run}: lost ${lost[0].url}`] : []), ...(isAbove ? [`${run}: above`] : [])];
}

/** Runs of 2 to 8 characters from lines at even distances in the texts of a language. */
export function runsOf(lang: Language, count: number): string[] {
  const lines = texts(lang)
    .flatMap((text) => text.split('\n').map((line) => [...line]))
    .filter(({ length }) => length > 8);
  const runs = Array.from({ length: count }, (_, number) => {
    const line = lines[Math.floor((number * lines.length) / count)] ?? [];
    const start = (number * 7) % (line.length - 8);
    return line.slice(start, start + 2 + (number % 7)).join('');
  });
  return runs.filter((run) => run.trim().length > 1 && /[\p{L}\p{N}]/u.test(run));
}

/** Every text of a language, except terms. */
export const texts = (lang: Language): string[] =>
  records
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ passages }) => passages.flatMap((each) => (each.lang === lang ? each.text : [])));

const includesRun = (text: string, run: string) => normalized(text).includes(normalized(run));

/** Whether the index can find a run in a text: it has letters or digits, and no word is cut at its ends. */
function printsRun(text: string, run: string): boolean {
  const part = normalized(run);
  if (!includesRun(text, run) || !/[\p{L}\p{N}]/u.test(part)) return false;
  const begin = new RegExp(`^(?:'|${letter})`, 'u').test(part) ? `(?<!${letter}'?)` : '';
  const end = new RegExp(`(?:'|${letter})$`, 'u').test(part) ? `(?!'?${letter})` : '';
  const escaped = part.replace(
    /[^\p{L}\p{M}\p{N}\s]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  return new RegExp(`${begin}${escaped}${end}`, 'u').test(normalized(text));
}

/** Memoized, because every text is compared with every run. */
const shapes = new Map<string, string>();
function normalized(text: string): string {
  const shape = shapes.get(text) ?? normalizeText(text);
  shapes.set(text, shape);
  return shape;
}
export const placeOf = ({ url, kind }: Pick<SearchRecord, 'url' | 'kind'>) => `${kind} ${url}`;
