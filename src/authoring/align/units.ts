import type { Language } from '../../schema/language.ts';
import type { Features } from './placement.ts';

/** A value for each of some languages. */
export type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

/** The smallest thing that is aligned: a sentence of a text, or a row. */
export interface Unit {
  readonly features: ByLanguage<Features>;
  readonly begins: Beginning;
}

/**
 * What a unit begins. `continuation`: a row that may be the same clause as the row before it, in another language; `row`: one
 * that is never joined with another.
 */
export type Beginning = 'paragraph' | 'continuation' | 'sentence' | 'row';

export const beginsParagraph = ({ begins }: Unit): boolean => begins !== 'sentence';

/** A run of units, from index `from` to before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
