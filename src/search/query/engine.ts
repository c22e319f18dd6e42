import type { InterfaceLanguage, Language } from '../../schema/language.ts';
import type { TextIndex } from '../index/open.ts';
import { matchWholeNames, type NameIndex } from '../names/names.ts';
import type { Filters } from '../text/record.ts';
import { languagesOfNames } from './exact/languages-of.ts';
import { filterResults, namedResult, onceEachCard, type Result } from './result.ts';

/** The sources of an answer. Each can be asked repeatedly, and caches its results. */
export interface Sources {
  names(): Promise<NameIndex>;
  /** All names, with the synonyms of these languages. */
  allNames(langs: readonly Language[]): Promise<NameIndex>;
  index(): Promise<TextIndex>;
  /** The reader of citations and the index of texts; names answer without them. */
  finder(): Promise<{
    searchTexts(sources: Sources, asked: Asked, report: Report, shown: readonly Result[]): Promise<Progress>;
  }>;
}

/** The state of an answer so far. */
export interface Progress {
  readonly state: 'partial' | 'done';
  readonly results: readonly Result[];
  /** The number of places that answer, shown or not. */
  readonly total: number;
  /** Undefined until the texts have answered. */
  readonly counts?: FilterCounts;
  /** Loads further results, which follow the first ones in an order of their own; undefined if there are none. */
  readonly more?: () => Promise<Progress>;
}

/** The number of places that each value of a filter would leave; not for languages, which are known once texts are read. */
export type FilterCounts = Readonly<Partial<Record<keyof Filters, ReadonlyMap<string, number>>>>;

export type Report = (progress: Progress) => void;

/** A query, with the reader's language if it is known. */
export interface Asked {
  readonly query: string;
  readonly filters: Filters;
  readonly reader: InterfaceLanguage | undefined;
}

/**
 * Answers a query step by step: names, citations, the places of texts, then their words (`partial`), until everything
 * is known (`done`). Rejects if a file cannot be loaded.
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
    sources.allNames(languagesOfNames(query, reader)),
  ]);
  // The failure is handled where `rest` is awaited; until then it must not count as an unhandled rejection.
  rest.catch(() => undefined);
  const names = await sources.names();
  // A name typed exactly comes first in any case; all others are matched once, when all names are loaded.
  const whole = matchWholeNames(names, query, filters.lang ?? reader);
  const named = whole.map((found) => namedResult(found, 'exact-name'));
  const results = onceEachCard(filterResults(filters, named), names.sets);
  report({ state: 'partial', results, total: results.length });
  const { searchTexts } = await sources.finder();
  return await searchTexts(sources, { query, filters, reader }, report, results);
}

/** The most characters of a query that are searched; no paragraph is longer. */
const longestQuery = 1000;
