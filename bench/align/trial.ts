import { createMentionReader } from '../../src/authoring/align/mentions.ts';
import type { NextText } from '../../src/authoring/plan/rows.ts';
import { layClauses, toSectionTexts } from '../../src/authoring/plan/section.ts';
import { nameParagraphs } from '../../src/authoring/read/name-paragraphs.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import { mapTexts } from '../../src/schema/language.ts';
import { type GoldText, textOf } from './gold-text.ts';
import { type AlignedFlows, addCounts, type Counts, countPairs, noCounts, pairsOf } from './measure.ts';

/** Texts in, rows out. */
export type Aligner = (texts: readonly NextText[]) => readonly AlignedFlows[];

/** The aligner of the program, with the names and terms that it knows. */
export const createAligner = (...known: Parameters<typeof createMentionReader>): Aligner => {
  const readMentions = createMentionReader(...known);
  return (texts) =>
    layClauses([], toSectionTexts(texts), [], readMentions).map(({ lines }) =>
      mapTexts(lines, (own) => own.map(({ flow }) => flow)),
    );
};

/** Counts by language pair: `zh-en`. */
type CountsByPair = ReadonlyMap<string, Counts>;

/** Aligns the texts of a section two by two and counts the pairs. */
export const tryPairs = (texts: readonly GoldText[], align: Aligner): CountsByPair =>
  new Map(
    pairsOf(texts).map(([left, right]) => [
      `${left.lang}-${right.lang}`,
      countPairs(align([readText(left), readText(right)]), left, right),
    ]),
  );

/** Aligns all texts of a section at once and counts the pairs. */
export const tryTogether = (texts: readonly GoldText[], align: Aligner): CountsByPair => {
  const rows = align(texts.map(readText));
  return new Map(
    pairsOf(texts).map(([left, right]) => [`${left.lang}-${right.lang}`, countPairs(rows, left, right)]),
  );
};

export const totalOf = (counts: CountsByPair): Counts => [...counts.values()].reduce(addCounts, noCounts);

const readText = (text: GoldText): NextText => {
  const source = createSourceText(text.file, textOf(text.chunks));
  const { value } = readStructure(source, text.kind, { languages: text.languages });
  const { lang } = text;
  return { lang, source, paragraphs: nameParagraphs(source, value, lang) };
};
