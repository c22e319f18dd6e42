import type { GuideStructure } from '../../pipeline/structure/structure.ts';
import { type Language, languages } from '../../schema/language.ts';
import { alignSides, type Bead } from './beads.ts';
import { type Costs, defaultCosts } from './costs.ts';
import { moveClauses } from './moves.ts';
import { createScorer, type Scorer } from './score.ts';
import { joinPieces, type Sentence, type Side, sideOfText, type Voices } from './side.ts';
import { addTraits } from './traits.ts';
import type { FindConcepts } from './vocabulary.ts';
import type { Evidence, Span } from './voice-pair.ts';

/** One text of a section, in one of its languages. */
export interface TextToAlign {
  readonly lang: Language;
  readonly structure: GuideStructure;
}

/** Stretches of the texts that are one clause. */
export interface AlignedRow {
  readonly pieces: Sentence['pieces'];
  /** What each language says, for whoever names the row. */
  readonly voices: Voices;
  /** Sum of the evidence: a log-likelihood ratio. Undefined for a row of one language. */
  readonly score?: number;
  readonly evidence: readonly Evidence[];
}

/**
 * Aligns the clauses of the texts of one section, in reading order. Of three texts, the two that agree best are
 * aligned first and the third with the rows they make, so that no pair can contradict the others.
 * `vocabularies` are what is known beside the texts (`vocabulariesOf`).
 */
export const alignTexts = (
  texts: readonly TextToAlign[],
  vocabularies: readonly FindConcepts[],
  costs: Costs = defaultCosts,
): readonly AlignedRow[] => {
  const sides = texts.map(({ lang, structure }) => sideOfText(structure, lang, vocabularies));
  const [first, second, ...others] = sides;
  if (!first) return [];
  if (!second) return alignPair(first, { sentences: [] }, costs);
  const [third] = others;
  if (!third) return alignPair(first, second, costs);
  const { rows, rest } = bestPair([first, second, third], costs);
  return alignPair(sideOfRows(rows), rest, costs, rows);
};

/** The rows of the two sides that agree best, and the side that is left. */
const bestPair = (
  sides: readonly [Side, Side, Side],
  costs: Costs,
): { readonly rows: readonly AlignedRow[]; readonly rest: Side } => {
  const [first, second, third] = sides;
  return [
    { rows: alignPair(first, second, costs), rest: third },
    { rows: alignPair(first, third, costs), rest: second },
    { rows: alignPair(second, third, costs), rest: first },
  ].reduce((best, one) => (agreementOf(one.rows) > agreementOf(best.rows) ? one : best));
};

const agreementOf = (rows: readonly AlignedRow[]): number =>
  rows.reduce((sum, { score }) => sum + (score ?? 0), 0);

/** `rows` are those that the left side was made of, if it was. */
const alignPair = (
  left: Side,
  right: Side,
  costs: Costs,
  rows: readonly AlignedRow[] = [],
): readonly AlignedRow[] => {
  const scorer = createScorer(left, right);
  const beads = moveClauses(alignSides(left, right, scorer, costs), scorer, costs);
  return beads.map((bead) => toRow(bead, left, right, scorer, rows));
};

const toRow = (
  { left: first, right: second, score }: Bead,
  left: Side,
  right: Side,
  scorer: Scorer,
  rows: readonly AlignedRow[],
): AlignedRow => {
  const before = first ? rows.slice(first.from, first.to) : [];
  const sentences = [...sentencesIn(left, first), ...sentencesIn(right, second)];
  const scores = [
    ...before.flatMap((row) => (row.score === undefined ? [] : [row.score])),
    ...(first && second ? [score] : []),
  ];
  return {
    pieces: forEachLanguage((lang) => {
      const pieces = joinPieces(sentences.flatMap((sentence) => sentence.pieces[lang] ?? []));
      return pieces.length > 0 ? pieces : undefined;
    }),
    voices: withSharedPart(
      forEachLanguage((lang) => {
        const [one, ...more] = sentences.flatMap(({ voices }) => (voices[lang] ? [voices[lang]] : []));
        return one && more.reduce(addTraits, one);
      }),
    ),
    // A row is as good as its weakest link.
    ...(scores.length > 0 ? { score: Math.min(...scores) } : {}),
    evidence: [
      ...before.flatMap(({ evidence }) => evidence),
      ...(first && second ? scorer.explain(first, second) : []),
    ],
  };
};

/** What the heading of one language says of a row holds for the others, where that is a guess. */
const withSharedPart = (voices: Voices): Voices => {
  const places = languages.flatMap((lang) => voices[lang]?.places ?? []);
  const sure = places.find(({ isPartSure }) => isPartSure);
  if (!sure || places.some(({ part, isPartSure }) => isPartSure && part !== sure.part)) return voices;
  const { part } = sure;
  return forEachLanguage((lang) => {
    const voice = voices[lang];
    return (
      voice && {
        ...voice,
        places: voice.places.map((place) =>
          place.isPartSure ? place : { ...place, part, isPartSure: true },
        ),
      }
    );
  });
};

const sentencesIn = ({ sentences }: Side, span: Span | undefined): readonly Sentence[] =>
  span ? sentences.slice(span.from, span.to) : [];

/** Rows as a side: each is one sentence. Two neighbors of different languages may well be one clause. */
const sideOfRows = (rows: readonly AlignedRow[]): Side => ({
  sentences: rows.map(({ pieces, voices }, index): Sentence => {
    const before = rows[index - 1]?.voices ?? {};
    const isApart = languages.every((lang) => voices[lang] === undefined || before[lang] === undefined);
    return { pieces, voices, cut: isApart ? 'continued' : 'paragraph' };
  }),
});

const forEachLanguage = <Value>(
  inLanguage: (lang: Language) => Value | undefined,
): Partial<Record<Language, Value>> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const value = inLanguage(lang);
      return value === undefined ? [] : [[lang, value] as const];
    }),
  );
