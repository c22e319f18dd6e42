import type { Language, Localized } from '../../schema/language.ts';
import type { NameFit, NameMatch } from '../names/names.ts';
import type { Piece, Range } from '../text/excerpt.ts';
import { type Filters, type Passage, placeKey, type RecordPlace, type SearchRecord } from '../text/record.ts';
import type { Match } from './exact/match.ts';

/**
 * The order of results in ten steps, best first, each with its reason. The tier of a result (`data-tier`) says how it
 * was found.
 *
 * 1. A citation: it asks for exactly this place.
 * 2. A whole name, or an inflected one: nothing else in a query is more certain.
 * 3. Part of a name: only the first few, because one character is in dozens of names.
 * 4. A text with the query as typed.
 * 5. The same in the other script (`folded`, for a name `folded-name`), a name apart from its signs (`bare-name`), or
 *    the same words inflected, cut off or with other signs (`phrase`).
 * 6. A name by its sound, or with a typing error; a text with the query inside a word (`piece`), or with a name whose
 *    sound was typed. Words that a text has literally are more certain.
 * 7. The section, card or term that a question names (`about`).
 * 8. A text with all words, but not side by side (`words`), with another name of the typed term (`via-term`), with
 *    corrected words, or with part of the query, by its score (`score.ts`).
 * 9. Names with the query inside a word, and names beyond the first few.
 * 10. Texts that are uncertain to answer a question, under a heading that says so.
 *
 * Within a step, names come before texts, and texts in the reader's language before others, unless the score orders
 * them; then the index decides.
 */
const steps = [
  ['citation'],
  ['exact-name', 'form-name'],
  ['name-start', 'name-part'],
  ['literal'],
  ['folded-name', 'folded', 'bare-name', 'phrase'],
  ['sound-name', 'piece', 'sound-text', 'typo-name'],
  ['about'],
  ['words', 'via-term', 'corrected', 'question'],
  ['more-names'],
  ['maybe'],
] as const;
export type Tier = (typeof steps)[number][number];

const stepOfTier: ReadonlyMap<Tier, number> = new Map(
  steps.flatMap((tiers, step) => tiers.map((tier) => [tier, step] as const)),
);
export const stepOf = (tier: Tier): number => stepOfTier.get(tier) ?? steps.length;

/** Whether the score orders the results of a tier, in all languages together. */
export const isScored = (tier: Tier): boolean => tier === 'maybe' || stepOf(tier) === stepOf('question');

/** What is shown below a first section or card: see docs/search.md, step 5. */
export interface Head {
  readonly penalty?: HeadText;
  /** The upgrade for repeated Warnings, if the penalty is a Warning. */
  readonly repeated?: Localized;
  /** The sentence of its definition or text that is nearest to the question, else the first. */
  readonly lead?: HeadText;
  /** The texts that answer a question; else remedies, clauses, rulings or notes, or the sections of a chapter. */
  readonly links: readonly HeadLink[];
}

export type HeadText = Passage & Pick<SearchRecord, 'status'>;

export interface HeadLink extends Omit<SearchRecord, 'passages'> {
  readonly passage: HeadText;
}

export interface Result {
  readonly tier: Tier;
  readonly record: SearchRecord;
  /** Null for a cited place, and for a text that has not been read. */
  readonly match: Match | null;
  /** The language of the match; null for a cited place, which has all languages. */
  readonly lang: Language | null;
  readonly langs?: readonly Language[];
  /** The IDs of the sets that have this card, newest first, if several. */
  readonly sets?: readonly string[];
  /** Set if a name or synonym matches, and not a text. */
  readonly matchedBy?: 'name' | 'synonym';
  /** For the section or card of a question: the addresses that its head links, best first. */
  readonly inside?: readonly string[];
  /** The sentence of a text that is nearest to the question; undefined if there is none. */
  readonly sentenceIn?: (url: string, text: string) => Range | undefined;
  readonly head?: Head;
  /** The shown part of the text: around the match, what answers a question, or the beginning of a cited place. */
  readonly excerpt?: () => readonly Piece[];
}

/** Makes a result from a matching name. `known` is the match in the name; without it, nothing is marked. */
export function namedResult(
  { entry, name, lang, isSynonym }: NameMatch,
  tier: Tier,
  known?: Match | null,
): Result {
  const passage = { text: name, lang };
  const match = known ?? { closeness: 'literal', passage, ranges: [] };
  const matchedBy = isSynonym ? 'synonym' : 'name';
  return { tier, record: { ...entry, passages: [passage] }, match, lang, matchedBy };
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

/** A card of several sets gets one result, at the newest set with the best match. `order`: the sets, newest first. */
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

/** Whether a place passes the filters; `langs` is null for a place in all languages. */
export const passes = (place: RecordPlace, langs: readonly Language[] | null, filters: Filters): boolean =>
  (!filters.lang || langs === null || langs.includes(filters.lang)) &&
  (['document', 'part', 'kind'] as const).every((name) => !filters[name] || place[name] === filters[name]);

export const filterResults = (filters: Filters, results: readonly Result[]): Result[] =>
  results.filter(({ record, lang, langs }) => passes(record, langs ?? (lang && [lang]), filters));
