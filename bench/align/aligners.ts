import { alignUnits, type Span } from '../../src/authoring/align/beads.ts';
import { lengthEvidence } from '../../src/authoring/align/evidence.ts';
import type { ReadMentions } from '../../src/authoring/align/mentions.ts';
import { clausesOf } from '../../src/authoring/plan/guide-rows.ts';
import { layClauses, toSectionTexts } from '../../src/authoring/plan/plan-section.ts';
import { type RowUnit, rowOfUnits, unitsIn, unitsOf } from '../../src/authoring/plan/row-units.ts';
import type { SectionText } from '../../src/authoring/plan/rows.ts';
import { languages, mapTexts } from '../../src/schema/language.ts';
import type { AlignedFlows } from './measure.ts';

/** Texts in, rows out. */
export type Aligner = (texts: readonly SectionText[]) => readonly AlignedFlows[];

/** The aligner of the pipeline. */
export const createPipelineAligner =
  (readMentions: ReadMentions): Aligner =>
  (texts) =>
    layClauses([], toSectionTexts(texts), [], readMentions).map(({ lines }) =>
      mapTexts(lines, (own) => own.map(({ flow }) => flow)),
    );

/** Baseline: the first paragraph with the first, the second with the second. */
export const alignInOrder: Aligner = (texts) => {
  const paragraphs = texts.map(({ lang, blocks }) => ({
    lang,
    flows: blocks.filter((block) => block.role === 'clause' && block.lang === lang).map(({ flow }) => flow),
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
  const [units, others] = [plainUnits(left), plainUnits(right)];
  const score = (one: Span, other: Span): number =>
    lengthEvidence(lengthIn(units, one), lengthIn(others, other));
  return alignUnits(units, others, score).map((bead) => ({
    ...flowsIn(units, bead.left),
    ...flowsIn(others, bead.right),
  }));
};

const plainUnits = (text: SectionText): readonly RowUnit[] =>
  clausesOf(text).flatMap((row) => unitsOf(row, () => new Map()));

const lengthIn = (units: readonly RowUnit[], { from, to }: Span): number =>
  units
    .slice(from, to)
    .reduce(
      (sum, { features }) => sum + languages.reduce((own, lang) => own + (features[lang]?.length ?? 0), 0),
      0,
    );

const flowsIn = (units: readonly RowUnit[], span: Span | undefined): AlignedFlows =>
  mapTexts(rowOfUnits(unitsIn(units, span))?.lines ?? {}, (lines) => lines.map(({ flow }) => flow));
