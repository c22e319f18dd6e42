import type { InterfaceLanguage, Language } from '../../schema/language.ts';
import type { TextIndex } from '../index/open.ts';
import { matchWholeNames, type NameIndex } from '../names/names.ts';
import type { Filters } from '../text/record.ts';
import { languagesOfNames } from './exact/languages-of.ts';
import { filterResults, namedResult, onceEachCard, type Result } from './result.ts';

/** Each source caches its result, so it can be asked repeatedly. */
export interface Sources {
  names(): Promise<NameIndex>;
  allNames(langs: readonly Language[]): Promise<NameIndex>;
  index(): Promise<TextIndex>;
  /** The code for citations and texts. It is loaded separately, because matching names does not need it. */
  finder(): Promise<{
    searchTexts(sources: Sources, asked: Asked, report: Report, shown: readonly Result[]): Promise<Progress>;
  }>;
}

export interface Progress {
  readonly state: 'partial' | 'done';
  readonly results: readonly Result[];
  /** The number of places that answer; those count whose text is not read yet. */
  readonly total: number;
  /** Set if the state is `done`. */
  readonly counts?: FilterCounts;
  /** Reads further texts. Undefined if all are read, or if the state is `partial`. */
  readonly more?: () => Promise<Progress>;
}

/**
 * How many places each value of a filter would leave. Languages are not counted: which language of a text matches is
 * known only after the text is read.
 */
export type FilterCounts = Readonly<Partial<Record<keyof Filters, ReadonlyMap<string, number>>>>;

export type Report = (progress: Progress) => void;

export interface Asked {
  readonly query: string;
  readonly filters: Filters;
  readonly reader: InterfaceLanguage | undefined;
}

/** Reports `partial` answers: names, citations, the only place with the query. Rejects if a file cannot be loaded. */
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
  // The error is handled where `rest` is awaited; until then it must not count as an unhandled rejection.
  rest.catch(() => undefined);
  const names = await sources.names();
  // Here only names that are typed in full are matched. All others are matched once, after all names have loaded.
  const whole = matchWholeNames(names, query, filters.lang ?? reader);
  const named = whole.map((found) => namedResult(found, 'exact-name'));
  const results = onceEachCard(filterResults(filters, named), names.sets);
  report({ state: 'partial', results, total: results.length });
  const { searchTexts } = await sources.finder();
  return await searchTexts(sources, { query, filters, reader }, report, results);
}

/** The most characters of a query. No paragraph is longer. */
const longestQuery = 1000;
