import type { Language } from '../../schema/language.ts';
import type { ReferenceTarget } from '../inline/rich.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Words that may be a reference. Later patterns skip them, even if `target` is null: 《教示者》 is a name without a page
 * here.
 */
export interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly target: ReferenceTarget | null;
}

/** Finds candidates of one kind in a folded text, in any order. `self` is the page that the text is on. */
export type FindCandidates = (
  text: string,
  lexicon: Lexicon,
  lang: Language,
  self: string,
) => readonly Candidate[];

export const toPage = (to: string): ReferenceTarget => ({ kind: 'page', to });

/** The number of characters on either side that can be evidence. */
const evidenceLength = 24;

export const textBefore = (text: string, offset: number): string =>
  text.slice(Math.max(0, offset - evidenceLength), offset);

export const textAfter = (text: string, offset: number): string =>
  text.slice(offset, offset + evidenceLength);
