import type { InterfaceLanguage, Language } from '../../schema/language.ts';
import type { CitedPlace } from '../cite/places.ts';
import { matchNames, type NameFit, type NameIndex, type NameMatch } from '../names/names.ts';
import {
  type Filters,
  isNumbered,
  type Kind,
  partOfAnchor,
  placeKey,
  type RecordPlace,
  type SearchRecord,
} from '../text/record.ts';
import type { Match } from './exact/match.ts';
import type { Result, Tier } from './result.ts';

/* What answers before the texts are there, and the little that it needs: it is loaded before anything else. */

/** The names that a query has, after the places that it cites, once they are known; their order is settled when the texts answer, too. */
export function answerByNames(
  names: NameIndex,
  query: string,
  filters: Filters,
  reader?: InterfaceLanguage,
  places: readonly CitedPlace[] = [],
): Result[] {
  const named = matchNames(names, query, filters.lang ?? reader);
  const all = [...places.map(citedResult), ...named.map((found) => namedResult(found, tierOfFit[found.fit]))];
  return onceEachCard(leftBy(filters, all), names.sets);
}

export function citedResult({ entry, anchor }: CitedPlace): Result {
  const record: SearchRecord = {
    ...entry,
    url: anchor ? `${entry.url.replace(/#.*$/u, '')}#${anchor}` : entry.url,
    kind: citedKind(entry, anchor),
    ...(anchor && { anchor }),
    ...(anchor && isNumbered(entry) && { part: partOfAnchor(anchor) }),
    passages: [],
  };
  return { tier: 'citation', record, match: null, lang: null };
}

/** A name as a result, with what of it matches a query, where that is known. */
export function namedResult(
  { entry, name, lang, isSaid }: NameMatch,
  tier: Tier,
  known?: Match | null,
): Result {
  const passage = { text: name, lang };
  const match = known ?? { closeness: 'literal', passage, ranges: [] };
  return { tier, record: { ...entry, passages: [passage] }, match, lang, calledBy: isSaid ? 'said' : 'name' };
}

function citedKind(entry: CitedPlace['entry'], anchor: string | undefined): Kind {
  const { kind } = entry;
  if (anchor === undefined) return kind;
  if (isNumbered(entry)) return anchor.includes('-note-') ? 'annotation' : 'clause';
  return kind === 'card' ? 'ruling' : 'note';
}

export const tierOfFit = {
  exact: 'exact-name',
  form: 'form-name',
  start: 'name-start',
  part: 'name-part',
  sound: 'sound-name',
  'sound-part': 'sound-name',
  typo: 'typo-name',
  inside: 'more-names',
} as const satisfies Record<NameFit, Result['tier']>;

/**
 * A card that several sets treat is one result, which leads to the newest of those that answer as well.
 *
 * @param order the IDs of the sets, newest first
 */
export function onceEachCard(results: readonly Result[], order: readonly string[]): Result[] {
  const places = Map.groupBy(results, ({ record }) => placeKey(record));
  return [...places.values()].flatMap((all) => {
    const byAge = all.toSorted((a, b) => order.indexOf(a.record.document) - order.indexOf(b.record.document));
    const newest = byAge.find(({ tier }) => tier === all[0]?.tier);
    if (!newest) return [];
    const sets = byAge.map(({ record }) => record.document);
    return { ...newest, ...(sets.length > 1 && { sets }) };
  });
}

/** Whether a reader has narrowed the search to what stands there; `langs` is null for what has all languages. */
export const isLeft = (place: RecordPlace, langs: readonly Language[] | null, filters: Filters): boolean =>
  (!filters.lang || langs === null || langs.includes(filters.lang)) &&
  (['document', 'part', 'kind'] as const).every((name) => !filters[name] || place[name] === filters[name]);

/** The results that filters leave, by the languages in which they answer. */
export const leftBy = (filters: Filters, results: readonly Result[]): Result[] =>
  results.filter(({ record, lang, langs }) => isLeft(record, langs ?? (lang && [lang]), filters));
