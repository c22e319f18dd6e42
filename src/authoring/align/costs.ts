import type { CutKind } from './side.ts';

/** What an alignment pays for everything but one paragraph against one. Logarithms of how rare it is. */
export interface Costs {
  /** A paragraph that the other text lacks. */
  readonly gap: number;
  /** What a sentence that the other text lacks costs more, if it is only a piece of a paragraph. */
  readonly piece: number;
  /** Two paragraphs of one text as one clause. */
  readonly join: number;
  /** A paragraph cut in two at a sentence end. */
  readonly split: number;
  /** Two clauses that stand the other way round. */
  readonly swap: number;
}

/**
 * Chosen with IPG 2.3, 2.4 and invented sections in view. What each section gives with values fixed on the other
 * alone stands in `bench/RESULTS.md`.
 */
export const defaultCosts: Costs = { gap: 0.6, piece: 0.7, join: 3, split: 1.6, swap: 3 };

/** What joining costs at a cut between paragraphs. */
export const joinCost = (cut: CutKind, { join }: Costs): number => (cut === 'continued' ? join / 3 : join);

/** What cutting costs at a cut inside a paragraph. */
export const splitCost = (cut: CutKind, { split }: Costs): number => {
  if (cut === 'leaning') return split * 2;
  return cut === 'gap' ? split * 0.8 : split;
};
