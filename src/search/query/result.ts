import type { Language } from '../../schema/language.ts';
import type { Piece } from '../text/excerpt.ts';
import type { Match } from '../text/match.ts';
import type { Passage, SearchRecord } from '../text/record.ts';

/**
 * The order of results, best first, and the reason for each step.
 *
 * 1. `citation`: who names a place wants that place.
 * 2. `exact-name`, `form-name` (but for endings), `name-start`, `name-part`: a name typed whole or in part is the
 *    most certain thing that a query can be, and the card or section behind it holds all that is said of it. Only the first few of
 *    many: one character stands in dozens of names, and its clauses are not to be pushed off the page.
 * 3. `literal`: the text has exactly what was typed.
 *    `folded-name`, `folded`: a name or a text has it in the other script, Traditional or Simplified.
 *    `notation`: the text has it with its game symbols written in another way ({T}, {横置}).
 *    `bare-name`: a name but for its signs or those that were typed; who types 触发。 may mean the text that has the stop.
 *    `unquoted`: the text has what was typed but for the quotation marks around it.
 * 4. `phrase`: the same words in other forms or with other punctuation; or what was typed, with a blank in it, cut off.
 * 5. `sound-name`: names by their pinyin, their romaji or in the other kana. Letters that stand in a text just so
 *    are more certain than that, and one or two may be part of the sound of many names by chance: such names stand
 *    among the last.
 * 6. `piece`: what was typed stands inside longer words.
 *    `sound-text`: the texts that have a name whose whole sound was typed. `typo-name`: names with a typing error.
 * 7. `about`: the section about something that is named in the query.
 *    `words`, `scattered`: all words in one passage; all words in the record.
 *    `page`: all words on one page.
 * 8. `via-term`: another name of the same term, in any language.
 * 9. `corrected`: the nearest words of the texts, where what was typed is nowhere.
 *    `question`: what says most of what a sentence speaks of.
 * 10. `more-names`: names that only hold it inside a word, and those that the other steps left out.
 * 11. `maybe`: what says too little of a sentence to be its answer; it is shown under a heading that says so.
 *
 * Within a step texts in the reader's language come first, then the index decides, which puts short texts and texts that say it often first.
 */
export const tiers = [
  'citation',
  'exact-name',
  'form-name',
  'name-start',
  'name-part',
  'literal',
  'folded-name',
  'folded',
  'notation',
  'bare-name',
  'unquoted',
  'phrase',
  'sound-name',
  'piece',
  'sound-text',
  'typo-name',
  'about',
  'words',
  'scattered',
  'page',
  'via-term',
  'corrected',
  'question',
  'more-names',
  'maybe',
] as const;
export type Tier = (typeof tiers)[number];

/** It says some of a question: such texts have an order of their own, in which the languages are mixed. */
export const saysSome = (tier: Tier): boolean => tier === 'question' || tier === 'maybe';

/** What a section or card says in short, and the ways to what it consists of: shown inside of its result. */
export interface Head {
  readonly penalty?: Passage;
  /** How its definition begins, or its text. */
  readonly lead?: Passage;
  /** Remedies, rulings or notes; of a chapter its sections. */
  readonly links: readonly HeadLink[];
}

export interface HeadLink extends Omit<SearchRecord, 'passages'> {
  /** How it begins. */
  readonly passage: Passage;
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
  /** The name of the term, in the language of the result, that led here. */
  readonly viaTerm?: string;
  /** It was found by what it is called, or by what people say for it: that is no text. */
  readonly calledBy?: 'name' | 'said';
  /** Of the first section or card: what it says in short, once that is read. */
  readonly head?: Head;
  /** What is shown of the text: where it matches, or how a cited place begins. */
  readonly excerpt?: () => readonly Piece[];
}
