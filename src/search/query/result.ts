import type { Language, Localized } from '../../schema/language.ts';
import type { NameFit, NameMatch } from '../names/names.ts';
import type { Piece, Range } from '../text/excerpt.ts';
import { type Filters, type Passage, placeKey, type RecordPlace, type SearchRecord } from '../text/record.ts';
import type { Match } from './exact/match.ts';

/**
 * The order of results: ten steps, best first, and the reason for each. What a result is called (`data-tier`) says how
 * it was found.
 *
 * 1. Who names a place wants that place.
 * 2. A name typed whole, but for endings: the most certain thing that a query can be, and the card or section behind it
 *    holds all that is said of it.
 * 3. A name in part: only the first few of many, as one character stands in dozens of names.
 * 4. The text has exactly what was typed.
 * 5. In the other script, Traditional or Simplified (`folded`); a name but for its signs (`bare-name`); the same words in
 *    other forms, or cut off (`phrase`).
 * 6. A name by its sound, or with a typing error; a text that has a name whose sound was typed. Letters that stand in
 *    a text just so are more certain than that.
 * 7. The section, card or infraction that is called something in the query (`about`).
 * 8. What says some of the query: by the score, where there is one (`score.ts`).
 * 9. Names that hold it inside a word only, and those that the other steps left out.
 * 10. What says too little of a sentence to be its answer, under a heading that says so.
 *
 * Within a step names come before texts and those in the reader's language before others, then the index decides, which
 * puts short texts and texts that say it often first.
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
/** The place of a step among all. */
export const stepOf = (tier: Tier): number => stepOfTier.get(tier) ?? steps.length;

/** It says some of a question: such texts are in the order of the score, in which the languages are mixed. */
export const isScored = (tier: Tier): boolean => tier === 'maybe' || stepOf(tier) === stepOf('question');

/** What a section or card says in short, and the ways to what it consists of: shown inside of its result. */
export interface Head {
  readonly penalty?: HeadText;
  /** What further Warnings become, where the penalty is one. */
  readonly repeated?: Localized;
  /** How its definition begins, or its text. */
  readonly lead?: HeadText;
  /** Remedies, rulings or notes; of a chapter its sections. */
  readonly links: readonly HeadLink[];
}

/** How a text begins, and whether it still applies. */
export type HeadText = Passage & Pick<SearchRecord, 'status'>;

export interface HeadLink extends Omit<SearchRecord, 'passages'> {
  readonly passage: HeadText;
}

/** One result, ready to be shown. */
export interface Result {
  readonly tier: Tier;
  readonly record: SearchRecord;
  /** Null for a place that is cited: nothing of its text was searched. */
  readonly match: Match | null;
  /** The language of what matches; null for a place that is cited, which has all of them. */
  readonly lang: Language | null;
  /** All languages of the place in which it matches, `lang` among them; undefined where nothing has looked. */
  readonly langs?: readonly Language[];
  /** Where several sets treat a card: their IDs, newest first. */
  readonly sets?: readonly string[];
  /** It was found by what it is called, or by what people say for it: that is no text. */
  readonly calledBy?: 'name' | 'said';
  /** Of a section or card that a question is about: the addresses that are linked in it, best first. */
  readonly inside?: readonly string[];
  /** The sentence of a text in it that is nearest to the question, by its address; undefined where none is. */
  readonly sentenceIn?: (url: string, text: string) => Range | undefined;
  /** Of the first section or card: what it says in short, once that is read. */
  readonly head?: Head;
  /** What is shown of the text: where it matches, or how a cited place begins. */
  readonly excerpt?: () => readonly Piece[];
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

/** The step of a name, by how it answers. */
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
