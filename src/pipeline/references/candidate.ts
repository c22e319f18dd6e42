import type { Language } from '../../schema/language.ts';
import type { ReferenceTarget } from '../inline/rich.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * A stretch of text that a pattern claims, so that no later pattern looks into it. `target` is null where it
 * is clear that the words are a name, but not of anything we have: 《教示者》.
 */
export interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly target: ReferenceTarget | null;
}

/** Finds candidates of one kind in a folded text, in any order. */
export type FindCandidates = (text: string, lexicon: Lexicon, lang: Language) => readonly Candidate[];

export const toCard = (slug: string): ReferenceTarget => ({ kind: 'card', slug });
export const toPage = (to: string): ReferenceTarget => ({ kind: 'page', to });
export const toRule = (number: string): ReferenceTarget => ({ kind: 'rule', number });

// How much text on either side can be evidence.
const reach = 24;

/** The text just before an offset, as far as evidence goes. */
export const textBefore = (text: string, offset: number): string =>
  text.slice(Math.max(0, offset - reach), offset);

/** The text just behind an offset, as far as evidence goes. */
export const textAfter = (text: string, offset: number): string => text.slice(offset, offset + reach);
