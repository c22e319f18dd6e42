import type { InterfaceLanguage, Language } from '../../schema/language.ts';
import type { TextIndex } from '../index/open.ts';
import { matchWholeNames, type NameIndex } from '../names/names.ts';
import type { Filters } from '../text/record.ts';
import { languagesOfNames } from './exact/languages-of.ts';
import { leftBy, namedResult, onceEachCard, type Result } from './result.ts';

/** What a search asks. Each may be asked again and again, and keeps what it has. */
export interface Sources {
  names(): Promise<NameIndex>;
  /** All names, and what people say instead in these languages. */
  said(langs: readonly Language[]): Promise<NameIndex>;
  index(): Promise<TextIndex>;
  /** What reads citations, and finds texts in the index: names answer without. */
  finder(): Promise<{
    searchTexts(sources: Sources, asked: Asked, report: Report, shown: readonly Result[]): Promise<Progress>;
  }>;
}

/** What is known of an answer so far. */
export interface Progress {
  readonly state: 'partial' | 'done';
  readonly results: readonly Result[];
  /** Places that answer, shown or not. */
  readonly total: number;
  /** Undefined until the texts have answered. */
  readonly counts?: FilterCounts;
  /** Loads further results; undefined where there are none. They come after the first, in their own order. */
  readonly more?: () => Promise<Progress>;
}

/** How many places each value of a filter would leave; in which language a text answers only its words say. */
export type FilterCounts = Readonly<Partial<Record<keyof Filters, ReadonlyMap<string, number>>>>;

export type Report = (progress: Progress) => void;

/** A question, of a reader whose language may be known. */
export interface Asked {
  readonly query: string;
  readonly filters: Filters;
  readonly reader: InterfaceLanguage | undefined;
}

/**
 * Answers a query: names first, then citations, then where texts answer, then what they say (`partial`), until all is
 * told (`done`). Rejects when something cannot be loaded.
 */
export async function search(
  sources: Sources,
  typed: string,
  filters: Filters,
  report: Report,
  reader?: InterfaceLanguage,
): Promise<Progress> {
  const query = typed.slice(0, longestQuery).trim();
  const rest = Promise.all([
    sources.finder(),
    sources.index(),
    sources.said(languagesOfNames(query, reader)),
  ]);
  // Whoever waits for it gets the failure; until then it must not count as unhandled.
  rest.catch(() => undefined);
  const names = await sources.names();
  // One that is typed just so comes first, whatever else there is; all others are read once, with all names.
  const whole = matchWholeNames(names, query, filters.lang ?? reader);
  const named = whole.map((found) => namedResult(found, 'exact-name'));
  const results = onceEachCard(leftBy(filters, named), names.sets);
  report({ state: 'partial', results, total: results.length });
  const { searchTexts } = await sources.finder();
  return await searchTexts(sources, { query, filters, reader }, report, results);
}

/** More than any paragraph of the texts; what is longer is asked for by its beginning. */
const longestQuery = 1000;
