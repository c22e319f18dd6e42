import { cpus, totalmem } from 'node:os';
import type { GoldSection } from './gold-text.ts';
import { readInvented } from './invented.ts';
import { f1Of, precisionOf, recallOf } from './measure.ts';
import { readSections } from './sections.ts';
import { type Aligner, createAligner, tryPairs, tryTogether } from './trial.ts';

/** The section of RESULTS.md. The figures are the same on every run. */
export const reportAlignment = (root: string): string => {
  const { sections, terms, wording } = readSections(root);
  const align = createAligner(terms, wording);
  return [
    '## Alignment',
    '',
    `Node ${process.version}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB memory. Written by \`npm run bench:align\`.`,
    '',
    'A pair is a clause of one language and a clause of another in the same row; it is right if the marked texts have them at one ID. `together` is F1 where all languages are aligned at once, the other columns are of two texts. The Chinese text of 2.3 prints two clauses in one paragraph twice: there a person writes the `+`, which the aligner asks for.',
    '',
    '### The sections of the edition',
    '',
    ...measure(sections, align),
    '',
    '### Invented sections',
    '',
    'They are printed as the sources of their languages are (`bench/align/held/`), and were in view while the aligner was made: a bar below which it must not fall.',
    '',
    ...measure(readInvented(root), align),
    '',
  ].join('\n');
};

const measure = (sections: readonly GoldSection[], align: Aligner): readonly string[] => {
  const rows = sections.flatMap(({ name, texts }) => {
    const together = tryTogether(texts, align);
    return Array.from(tryPairs(texts, align), ([pair, counts]) => {
      const all = together.get(pair);
      const figures = [precisionOf(counts), recallOf(counts), f1Of(counts), all ? f1Of(all) : 0];
      return [name, pair, ...figures.map((figure) => figure.toFixed(3))];
    });
  });
  const head = ['section', 'pair', 'precision', 'recall', 'F1', 'together'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
};
