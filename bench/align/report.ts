import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Term } from '../../src/schema/term.ts';
import { alignByLength, alignInOrder, createPipelineAligner } from './aligners.ts';
import { type GoldSection, idsOf } from './gold-text.ts';
import { type Counts, f1Of, precisionOf, recallOf } from './measure.ts';
import { readHeldOut, readSections } from './sections.ts';
import { addTrials, type CountsByPair, totalOf, tryPairs, tryTogether, variantsOf } from './trial.ts';
import { readUnseen } from './unseen.ts';
import { type VariantName, variants } from './variants.ts';

/** The section of RESULTS.md. The figures are the same on every run; only the times are not. */
export const reportAlignment = (root: string): string => {
  const { sections, terms } = readSections(root);
  const [heldOut, unseen] = [readHeldOut(root), readUnseen(root)];
  const unseenBefore = JSON.parse(readFileSync(join(root, 'bench/align/unseen/before.json'), 'utf8'));
  return [
    '## Alignment',
    '',
    `Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB memory. Written by \`npm run bench:align\`.`,
    '',
    'A pair is a clause of one language and a clause of another in the same row; it is right if the registry has them at one ID. Each cell is F1; where a text is in three languages, `together` aligns all three at once and the other columns two by two.',
    '',
    '### The sections of the edition, as they are',
    '',
    ...untouched(sections, terms),
    '',
    '### Variants of one text',
    '',
    `For each language and each of ${seeds.length} seeds one text of the section is changed, the others stay.`,
    '',
    ...changed(sections, createPipelineAligner(terms)),
    '',
    '### Unseen: invented sections, written before the aligner was changed',
    '',
    'They are printed as sources are, with what makes those hard: editions that differ, clauses omitted, merged and moved, letters given anew, lists, headings dropped, commentary (`bench/align/unseen/`). `before` is what the aligner did with texts it had never met. `after` is not such a figure: their mistakes showed what to mend, and they were in view when values were chosen.',
    '',
    ...beforeAndAfter(unseen, unseenBefore, terms),
    '',
    ...untouched(unseen, terms),
    '',
    '### Invented sections in our own words',
    '',
    'They were looked at while the aligner was made, so they show what it can do and not what it will do. `bench/align/held-out/`.',
    '',
    ...untouched(heldOut, terms),
    '',
    ...changed(heldOut, createPipelineAligner(terms)),
    '',
    '### Time',
    '',
    ...timed([...sections, ...heldOut, ...unseen], terms),
    '',
  ].join('\n');
};

const seeds = [1, 2, 3, 4, 5, 6];
const variantNames = Object.keys(variants) as readonly VariantName[];

const untouched = (sections: readonly GoldSection[], terms: readonly Term[]): readonly string[] => {
  const align = createPipelineAligner(terms);
  const rows = sections.flatMap(({ name, texts }) => {
    const found = tryPairs(texts, align);
    const inOrder = tryPairs(texts, alignInOrder);
    const byLength = tryPairs(texts, alignByLength);
    const together = tryTogether(texts, align);
    return [...found].map(([pair, counts]) => [
      name,
      pair,
      show(precisionOf(counts)),
      show(recallOf(counts)),
      show(f1Of(counts)),
      show(f1In(together, pair)),
      show(f1In(inOrder, pair)),
      show(f1In(byLength, pair)),
    ]);
  });
  return table(
    [
      'section',
      'pair',
      'precision',
      'recall',
      'F1',
      'together',
      'baseline: in order',
      'baseline: length only',
    ],
    rows,
  );
};

const changed = (
  sections: readonly GoldSection[],
  align: ReturnType<typeof createPipelineAligner>,
): readonly string[] => {
  const rows = sections.flatMap((section) =>
    variantNames.map((name) => {
      const all = variantsOf(section, name, seeds);
      const found = addTrials(all.map((texts) => tryPairs(texts, align)));
      const together = addTrials(all.map((texts) => tryTogether(texts, align)));
      return [
        section.name,
        name,
        ...['zh-ja', 'zh-en', 'ja-en'].map((pair) => showIfAny(found.get(pair))),
        show(f1Of(totalOf(found))),
        show(f1Of(totalOf(together))),
        show(f1Of(totalOf(addTrials(all.map((texts) => tryPairs(texts, alignInOrder)))))),
        show(f1Of(totalOf(addTrials(all.map((texts) => tryPairs(texts, alignByLength)))))),
      ];
    }),
  );
  return table(
    ['section', 'variant', 'zh-ja', 'zh-en', 'ja-en', 'all', 'together', 'in order', 'length only'],
    rows,
  );
};

/** F1 of each unseen section as it is and of all its variants, two by two and together. */
type UnseenFigures = Readonly<Record<string, readonly number[]>>;

const measureUnseen = (sections: readonly GoldSection[], terms: readonly Term[]): UnseenFigures => {
  const align = createPipelineAligner(terms);
  return Object.fromEntries(
    sections.map((section) => {
      const all = variantNames.flatMap((name) => variantsOf(section, name, seeds));
      const figures = [[section.texts], all].flatMap((trials) =>
        [tryPairs, tryTogether].map((attempt) =>
          f1Of(totalOf(addTrials(trials.map((texts) => attempt(texts, align))))),
        ),
      );
      return [section.name, figures.map((figure) => Number(figure.toFixed(3)))];
    }),
  );
};

const beforeAndAfter = (
  sections: readonly GoldSection[],
  before: UnseenFigures,
  terms: readonly Term[],
): readonly string[] => {
  const after = measureUnseen(sections, terms);
  const columns = ['as it is', 'as it is, together', 'changed', 'changed, together'];
  return table(
    ['section', ...columns.flatMap((column) => [`${column}: before`, 'after'])],
    sections.map(({ name }) => [
      name,
      ...columns.flatMap((_, index) => [before, after].map((figures) => show(figures[name]?.[index] ?? 0))),
    ]),
  );
};

const timed = (sections: readonly GoldSection[], terms: readonly Term[]): readonly string[] => {
  const align = createPipelineAligner(terms);
  const rows = sections.map(({ name, texts }) => {
    const started = performance.now();
    tryTogether(texts, align);
    const time = performance.now() - started;
    const clauses = texts.map((text) => `${text.lang} ${idsOf(text).size}`).join(', ');
    return [name, clauses, `${Math.round(time)} ms`];
  });
  return table(['section', 'clauses', 'parsed and aligned together in'], rows);
};

const f1In = (counts: CountsByPair, pair: string): number => {
  const found = counts.get(pair);
  return found ? f1Of(found) : 0;
};

const show = (value: number): string => value.toFixed(3);
const showIfAny = (counts: Counts | undefined): string => (counts ? show(f1Of(counts)) : '');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
