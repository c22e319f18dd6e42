import { createMentionReader } from '../../src/authoring/align/mentions.ts';
import type { NextText } from '../../src/authoring/plan/rows.ts';
import { layClauses, toSectionTexts } from '../../src/authoring/plan/section.ts';
import { nameParagraphs } from '../../src/authoring/read/name-paragraphs.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import { openContent } from '../../src/records/open-content.ts';
import { mapTexts } from '../../src/schema/language.ts';
import { type GoldText, readHeld } from './held.ts';
import {
  type AlignedFlows,
  type Counts,
  countPairs,
  f1Of,
  pairsOf,
  precisionOf,
  recallOf,
} from './measure.ts';

/** Puts texts into rows. */
export type Aligner = (texts: readonly NextText[]) => readonly AlignedFlows[];

/** The aligner of the program, with the names and terms of the content. */
export const createAligner = (root: string): Aligner => {
  const { terms, wording } = openContent(root).input;
  const readMentions = createMentionReader(terms, wording);
  return (texts) =>
    layClauses([], toSectionTexts(texts), [], readMentions).map(({ lines }) =>
      mapTexts(lines, (own) => own.map(({ flow }) => flow)),
    );
};

/** The counts of each language pair (`zh-en`). */
type CountsByPair = ReadonlyMap<string, Counts>;

/** Aligns the texts of a section two by two. */
export const tryPairs = (texts: readonly GoldText[], align: Aligner): CountsByPair =>
  countEachPair(texts, (pair) => align(pair.map(readText)));

/** Aligns all texts of a section at once. */
export const tryTogether = (texts: readonly GoldText[], align: Aligner): CountsByPair => {
  const rows = align(texts.map(readText));
  return countEachPair(texts, () => rows);
};

const countEachPair = (
  texts: readonly GoldText[],
  rowsOf: (pair: readonly GoldText[]) => readonly AlignedFlows[],
): CountsByPair =>
  new Map(
    pairsOf(texts).map(([left, right]) => [
      `${left.lang}-${right.lang}`,
      countPairs(rowsOf([left, right]), left, right),
    ]),
  );

const readText = ({ lang, kind, file, chunks }: GoldText): NextText => {
  const source = createSourceText(file, chunks.map(({ text }) => text).join(''));
  const { value } = readStructure(source, kind, { languages: [lang] });
  return { lang, source, paragraphs: nameParagraphs(source, value, lang) };
};

/** The section of RESULTS.md. */
export const reportAlignment = (root: string): string => {
  const align = createAligner(root);
  const rows = readHeld().flatMap(({ name, texts }) => {
    const together = tryTogether(texts, align);
    return Array.from(tryPairs(texts, align), ([pair, counts]) => {
      const all = together.get(pair);
      const figures = [precisionOf(counts), recallOf(counts), f1Of(counts), all ? f1Of(all) : 0];
      return [name, pair, ...figures.map((figure) => figure.toFixed(3))];
    });
  });
  const head = ['section', 'pair', 'precision', 'recall', 'F1', 'together'];
  return `## Alignment

Written by \`npm run bench:align\`, on the invented sections of \`bench/align/held\`, which have the layout of the sources of their languages. The aligner was developed with them, so they are only a bar below which it must not fall.

A pair is a clause of one language and a clause of another in the same row; it is right if both have the same ID. \`together\` is F1 with all languages aligned at once; the other columns are for two texts.

${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
};
