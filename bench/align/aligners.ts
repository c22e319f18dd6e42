import { alignTexts, type TextToAlign } from '../../src/authoring/align/align-texts.ts';
import { alignSides } from '../../src/authoring/align/beads.ts';
import type { Costs } from '../../src/authoring/align/costs.ts';
import { defaultCosts } from '../../src/authoring/align/costs.ts';
import { type Knowledge, vocabulariesOf } from '../../src/authoring/align/knowledge.ts';
import { lengthEvidence } from '../../src/authoring/align/length.ts';
import type { Scorer } from '../../src/authoring/align/score.ts';
import { joinPieces, type Side, sideOfText } from '../../src/authoring/align/side.ts';
import type { Span } from '../../src/authoring/align/voice-pair.ts';
import { type Language, languages } from '../../src/schema/language.ts';
import type { AlignedFlows } from './measure.ts';

/** Texts in, rows out. */
export type Aligner = (texts: readonly TextToAlign[]) => readonly AlignedFlows[];

/** The aligner of the pipeline. */
export const createPipelineAligner = (knowledge: Knowledge, costs: Costs = defaultCosts): Aligner => {
  const vocabularies = vocabulariesOf(knowledge);
  return (texts) =>
    alignTexts(texts, vocabularies, costs).map(({ pieces }) =>
      Object.fromEntries(
        languages.flatMap((lang) =>
          pieces[lang] ? [[lang, pieces[lang].map(({ flow }) => flow)] as const] : [],
        ),
      ),
    );
};

/** Baseline: the first paragraph with the first, the second with the second. */
export const alignInOrder: Aligner = (texts) => {
  const paragraphs = texts.map(({ lang, structure }) => ({
    lang,
    flows: structure.blocks
      .filter((block) => block.role === 'clause' && block.lang === lang)
      .map(({ flow }) => flow),
  }));
  const longest = Math.max(0, ...paragraphs.map(({ flows }) => flows.length));
  return Array.from({ length: longest }, (_, index) =>
    Object.fromEntries(
      paragraphs.flatMap(({ lang, flows }) => (flows[index] ? [[lang, [flows[index]]] as const] : [])),
    ),
  );
};

/** Baseline: the same dynamic programming with nothing but the lengths. Two texts. */
export const alignByLength: Aligner = (texts) => {
  const [left, right] = texts;
  if (!left || !right) return [];
  const sides: readonly [Side, Side] = [plainSide(left), plainSide(right)];
  return alignSides(...sides, lengthScorer(...sides), defaultCosts).map((bead) => ({
    ...flowsIn(sides[0], bead.left, left.lang),
    ...flowsIn(sides[1], bead.right, right.lang),
  }));
};

const plainSide = ({ structure, lang }: TextToAlign): Side => sideOfText(structure, lang, []);

const lengthScorer = (left: Side, right: Side): Scorer => ({
  score: (one, other) => lengthEvidence(lengthIn(left, one), lengthIn(right, other)),
  explain: () => [],
});

const lengthIn = ({ sentences }: Side, { from, to }: Span): number =>
  sentences
    .slice(from, to)
    .reduce(
      (sum, { voices }) => sum + languages.reduce((own, lang) => own + (voices[lang]?.length ?? 0), 0),
      0,
    );

const flowsIn = ({ sentences }: Side, span: Span | undefined, lang: Language): AlignedFlows =>
  span
    ? {
        [lang]: joinPieces(
          sentences.slice(span.from, span.to).flatMap(({ pieces }) => pieces[lang] ?? []),
        ).map(({ flow }) => flow),
      }
    : {};
