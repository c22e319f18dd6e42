import { type Language, mapTexts } from '../../schema/language.ts';
import { alignUnits, type Bead, moveClauses } from '../align/beads.ts';
import { createScorer } from '../align/evidence.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { addFeatures, type Features, readFeatures } from '../align/placement.ts';
import type { ByLanguage, Span, Unit } from '../align/units.ts';

/** A row of a set FAQ: what it says in each language that has it. */
export type RowTexts = ByLanguage<string>;

/** Two rows that say the same, by their indices. */
export interface AlignedPair {
  readonly left: number;
  readonly right: number;
  /** Between 0 (a guess) and 1 (certain). */
  readonly confidence: number;
}

/**
 * Finds which rows of two lists say the same, by the comparer of clauses: one row of each, in their order if nothing
 * strong speaks against it.
 */
export const alignRows = (
  left: readonly RowTexts[],
  right: readonly RowTexts[],
  readMentions: ReadMentions,
): readonly AlignedPair[] => {
  const { ours, theirs, score } = compareRows(left, right, readMentions);
  return moveClauses(alignUnits(ours, theirs, score), score).flatMap((bead) => pairsOf(bead, score));
};

/** Finds which rows say the same wherever they are, each among those that it `can` be: the most alike first. */
export const matchRows = (
  left: readonly RowTexts[],
  right: readonly RowTexts[],
  can: (left: number, right: number) => boolean,
  readMentions: ReadMentions,
): ReadonlyMap<number, number> => {
  const { score } = compareRows(left, right, readMentions);
  const pairs = right.flatMap((_, other) =>
    left.flatMap((__, one) =>
      can(one, other)
        ? [{ one, other, alike: score({ from: one, to: one + 1 }, { from: other, to: other + 1 }) }]
        : [],
    ),
  );
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const { one, other } of pairs.toSorted((a, b) => b.alike - a.alike)) {
    if (partners.has(other) || taken.has(one)) continue;
    partners.set(other, one);
    taken.add(one);
  }
  return partners;
};

const compareRows = (left: readonly RowTexts[], right: readonly RowTexts[], readMentions: ReadMentions) => {
  const toUnit = (texts: RowTexts): Unit => ({
    features: mapTexts(texts, (text, lang) => featuresOf(text, lang, readMentions)),
    pieces: {},
    begins: 'paragraph',
  });
  const [ours, theirs] = [left.map(toUnit), right.map(toUnit)];
  return { ours, theirs, score: createScorer(ours, theirs) };
};

/** The features of a text: those of its lines together. */
const featuresOf = (text: string, lang: Language, readMentions: ReadMentions): Features => {
  const [first, ...others] = text
    .split('\n')
    .map((line) => readFeatures(line, lang, { part: 'text', isPartSure: true }, readMentions));
  if (!first) throw new Error('A text has one line at least.');
  return others.reduce(addFeatures, first);
};

/** Of several rows that are one in the other language, those pair that are most alike; the others stay alone. */
const pairsOf = (
  { left, right }: Bead,
  score: (left: Span, right: Span) => number,
): readonly AlignedPair[] => {
  if (!left || !right) return [];
  const all = indicesOf(left).flatMap((one) =>
    indicesOf(right).map((other) => ({
      left: one,
      right: other,
      score: score({ from: one, to: one + 1 }, { from: other, to: other + 1 }),
    })),
  );
  const isOne = all.length === 1;
  const taken: AlignedPair[] = [];
  for (const pair of all.toSorted((a, b) => b.score - a.score)) {
    if (taken.some((known) => known.left === pair.left || known.right === pair.right)) continue;
    const confidence = 1 / (1 + Math.exp(-pair.score / 2));
    taken.push({ left: pair.left, right: pair.right, confidence: isOne ? confidence : 0 });
  }
  return taken;
};

const indicesOf = ({ from, to }: Span): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
