import { createMentionReader } from '../../src/authoring/align/mentions.ts';
import type { NextText } from '../../src/authoring/plan/rows.ts';
import { mergeClauses, toSectionTexts } from '../../src/authoring/plan/section.ts';
import { nameParagraphs } from '../../src/authoring/read/name-paragraphs.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import { createSourceText } from '../../src/pipeline/text/source-text.ts';
import { openContent } from '../../src/records/open-content.ts';
import { mapTexts } from '../../src/schema/language.ts';
import {
  type AlignedFlows,
  type Counts,
  countPairs,
  f1Of,
  type GoldText,
  pairsOf,
  precisionOf,
  readHeld,
  recallOf,
} from './gold.ts';

/** Puts texts into rows. */
export type Aligner = (texts: readonly NextText[]) => readonly AlignedFlows[];

/** The aligner of the program, with the names and terms of the content. */
export const createAligner = (root: string): Aligner => {
  const { terms, wording } = openContent(root).input;
  const readMentions = createMentionReader(terms, wording);
  return (texts) =>
    mergeClauses([], toSectionTexts(texts), [], readMentions).map(({ lines }) =>
      mapTexts(lines, (own) => own.map(({ flow }) => flow)),
    );
};

/** Aligns the texts of a section. Returns the counts of each pair of languages, aligned alone and with all texts. */
export const tryAligner = (
  texts: readonly GoldText[],
  align: Aligner,
): readonly { readonly pair: string; readonly alone: Counts; readonly together: Counts }[] => {
  const rows = align(texts.map(readText));
  return pairsOf(texts).map(([left, right]) => ({
    pair: `${left.lang}-${right.lang}`,
    alone: countPairs(align([left, right].map(readText)), left, right),
    together: countPairs(rows, left, right),
  }));
};

const readText = ({ lang, kind, file, chunks }: GoldText): NextText => {
  const source = createSourceText(file, chunks.map(({ text }) => text).join(''));
  const { value } = readStructure(source, kind, { languages: [lang] });
  return { lang, source, paragraphs: nameParagraphs(source, value, lang) };
};

/** The section of RESULTS.md. */
export const reportAlignment = (root: string): string => {
  const align = createAligner(root);
  const rows = [...readHeld()].flatMap(([name, texts]) =>
    tryAligner(texts, align).map(({ pair, alone, together }) => {
      const figures = [precisionOf(alone), recallOf(alone), f1Of(alone), f1Of(together)];
      return [name, pair, ...figures.map((figure) => figure.toFixed(3))];
    }),
  );
  const head = ['section', 'pair', 'precision', 'recall', 'F1', 'together'];
  return `## Alignment

Written by \`npm run bench:align\`, on the invented sections of \`bench/align/held\`, which have the layout of the sources of their languages. The aligner was developed with them, so they are only a bar below which it must not fall.

A pair is a clause of one language and a clause of another in the same row; it is right if both have the same ID. \`together\` is F1 with all languages aligned at once; the other columns are for two texts.

${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
};
