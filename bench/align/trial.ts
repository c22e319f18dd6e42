import { blocksOf } from '../../src/authoring/plan/read-section.ts';
import type { SectionText } from '../../src/authoring/plan/rows.ts';
import { nameParagraphs } from '../../src/authoring/read/name-paragraphs.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import type { Aligner } from './aligners.ts';
import { type GoldText, textOf } from './gold-text.ts';
import { addCounts, type Counts, countPairs, noCounts, pairsOf } from './measure.ts';

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

const readText = (text: GoldText): SectionText => {
  const source = createSourceText(text.file, textOf(text.chunks));
  const { value } = readStructure(source, text.kind, { languages: text.languages });
  const { lang } = text;
  const paragraphs = nameParagraphs(source, value, lang);
  return { lang, source, paragraphs, blocks: blocksOf(paragraphs) };
};
