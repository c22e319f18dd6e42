import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { createMentionReader } from '../../src/authoring/align/mentions.ts';
import { type Aligner, alignByLength, alignInOrder, createPipelineAligner } from './aligners.ts';
import type { GoldSection } from './gold-text.ts';
import { readInvented } from './invented.ts';
import { type Counts, f1Of, precisionOf, recallOf } from './measure.ts';
import { readSections } from './sections.ts';
import { addTrials, totalOf, tryPairs, tryTogether, variantsOf } from './trial.ts';
import { type VariantName, variants } from './variants.ts';

/** The section of RESULTS.md. The figures are the same on every run. */
export const reportAlignment = (root: string): string => {
  const { sections, terms, wording } = readSections(root);
  const align = createPipelineAligner(createMentionReader(terms, wording));
  const [heldOut, unseen] = [readInvented(root, 'held-out'), readInvented(root, 'unseen')];
  const unseenBefore = JSON.parse(readFileSync(join(root, 'bench/align/unseen/before.json'), 'utf8'));
  return [
    '## Alignment',
    '',
    `Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB memory. Written by \`npm run bench:align\`.`,
    '',
    'A pair is a clause of one language and a clause of another in the same row; it is right if the marked texts have them at one ID. Each cell is F1; where a text is in three languages, `together` aligns all three at once and the other columns two by two.',
    '',
    '### The sections of the edition, as they are',
    '',
    ...untouched(sections, align),
    '',
    '### Variants of one text',
    '',
    `For each language and each of ${seeds.length} seeds one text of the section is changed, the others stay.`,
    '',
    ...changed(sections, align),
    '',
    '### Unseen: invented sections, written before the aligner was changed',
    '',
    'They are printed as sources are, with what makes those hard: editions that differ, clauses omitted, merged and moved, letters given anew, lists, headings dropped, commentary (`bench/align/unseen/`). `before` is what the aligner did with texts it had never met. `after` is not such a figure: their mistakes showed what to mend, and they were in view when values were chosen.',
    '',
    ...beforeAndAfter(unseen, unseenBefore, align),
    '',
    ...untouched(unseen, align),
    '',
    '### Invented sections in our own words',
    '',
    'They were looked at while the aligner was made, so they show what it can do and not what it will do. `bench/align/held-out/`.',
    '',
    ...untouched(heldOut, align),
    '',
    ...changed(heldOut, align),
    '',
  ].join('\n');
};

const seeds = [1, 2, 3, 4, 5, 6];
const variantNames = Object.keys(variants) as readonly VariantName[];

const f1 = (trials: readonly GoldSection['texts'][], align: Aligner, attempt = tryPairs): string =>
  show(f1Of(totalOf(addTrials(trials.map((texts) => attempt(texts, align))))));

const untouched = (sections: readonly GoldSection[], align: Aligner): readonly string[] => {
  const rows = sections.flatMap(({ name, texts }) => {
    const others = [tryTogether(texts, align), tryPairs(texts, alignInOrder), tryPairs(texts, alignByLength)];
    return [...tryPairs(texts, align)].map(([pair, counts]) => [
      ...[name, pair, show(precisionOf(counts)), show(recallOf(counts)), show(f1Of(counts))],
      ...others.map((found) => showIfAny(found.get(pair))),
    ]);
  });
  const baselines = ['baseline: in order', 'baseline: length only'];
  return table(['section', 'pair', 'precision', 'recall', 'F1', 'together', ...baselines], rows);
};

const changed = (sections: readonly GoldSection[], align: Aligner): readonly string[] => {
  const pairs = ['zh-ja', 'zh-en', 'ja-en'];
  const rows = sections.flatMap((section) =>
    variantNames.map((name) => {
      const all = variantsOf(section, name, seeds);
      const found = addTrials(all.map((texts) => tryPairs(texts, align)));
      return [
        ...[section.name, name, ...pairs.map((pair) => showIfAny(found.get(pair)))],
        ...[f1(all, align), f1(all, align, tryTogether), f1(all, alignInOrder), f1(all, alignByLength)],
      ];
    }),
  );
  return table(['section', 'variant', ...pairs, 'all', 'together', 'in order', 'length only'], rows);
};

/** F1 of each section as it is and of all its variants, two by two and together. */
const beforeAndAfter = (
  sections: readonly GoldSection[],
  before: Readonly<Record<string, readonly number[]>>,
  align: Aligner,
): readonly string[] => {
  const columns = ['as it is', 'as it is, together', 'changed', 'changed, together'];
  return table(
    ['section', ...columns.flatMap((column) => [`${column}: before`, 'after'])],
    sections.map((section) => {
      const all = variantNames.flatMap((name) => variantsOf(section, name, seeds));
      const after = [[section.texts], all].flatMap((trials) => [
        f1(trials, align),
        f1(trials, align, tryTogether),
      ]);
      return [section.name, ...after.flatMap((now, at) => [show(before[section.name]?.[at] ?? 0), now])];
    }),
  );
};

const show = (value: number): string => value.toFixed(3);
const showIfAny = (counts: Counts | undefined): string => (counts ? show(f1Of(counts)) : '');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
