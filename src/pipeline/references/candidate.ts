import type { Language } from '../../schema/language.ts';
import type { ReferenceTarget } from '../inline/rich.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Words that a pattern takes for a reference; later patterns do not look into them. `target` is null for words that are
 * certainly a name, but of nothing that we have: 《教示者》.
 */
export interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly target: CandidateTarget | null;
}

/** A target of a reference, before it is decided in which set a card is meant. */
export type CandidateTarget =
  | Exclude<ReferenceTarget, { readonly kind: 'card' }>
  | { readonly kind: 'card'; readonly slug: string };

/** Finds candidates of one kind in a folded text, in any order. `self` is the page that the text is on. */
export type FindCandidates = (
  text: string,
  lexicon: Lexicon,
  lang: Language,
  self: string,
) => readonly Candidate[];

export const toPage = (to: string): CandidateTarget => ({ kind: 'page', to });

/** How many characters on either side can be evidence. */
const evidenceLength = 24;

/** The text before an offset, as far as it can be evidence. */
export const textBefore = (text: string, offset: number): string =>
  text.slice(Math.max(0, offset - evidenceLength), offset);

/** The text after an offset, as far as it can be evidence. */
export const textAfter = (text: string, offset: number): string =>
  text.slice(offset, offset + evidenceLength);
