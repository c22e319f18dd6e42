import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readSections } from '../align/sections.ts';
import { createAligner } from '../align/trial.ts';
import { countHits } from './count-hits.ts';
import { scoreWithoutBullets } from './score-bare.ts';
import { scoreReadings } from './score-gold.ts';
import { readText, showReading } from './show-reading.ts';
import { ownTexts, textsIn } from './texts.ts';

/**
 * What the readers make of the texts of this edition, of the invented ones, and of those in a folder: their readings as
 * files that can be compared with those of another version, their scores against `gold/` in the folder, and the hits of
 * every pattern on the texts of the edition and the folder. It changes nothing but the files in `out`.
 */
export const reportReaders = (root: string, folder: string, out: string): string => {
  const [own, found] = [ownTexts(), textsIn(folder)];
  const write = (file: string, content: string): void => {
    const path = join(out, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  const isReal = (name: string): boolean => !/^(?:fixtures|forms)\//u.test(name);
  const real = [...own.filter(({ name }) => isReal(name)), ...found];
  for (const text of own.filter(({ name }) => !isReal(name)))
    write(`readings/${text.name.replaceAll(' ', '-')}`, showReading(text, readText(text)));
  const hits = countHits(() => {
    for (const text of real)
      write(`readings/${text.name.replaceAll(' ', '-')}`, showReading(text, readText(text)));
  });
  const { terms, wording } = readSections(root);
  const align = createAligner(terms, wording);
  const scores = [...scoreReadings(join(folder, 'gold'), found, align), ...scoreWithoutBullets(found)];
  write('scores.txt', `${scores.join('\n')}\n`);
  write(
    'hits.tsv',
    hits.map(({ at, source, runs, hits: hit }) => `${at}\t${hit}\t${runs}\t${source}\n`).join(''),
  );
  const idle = hits.filter((one) => one.hits === 0);
  return [
    ...scores,
    `patterns: ${hits.length} ran on ${real.length} texts, ${idle.length} without a hit`,
    ...idle.map(({ at, source }) => `  ${at} ${source.slice(0, 80)}`),
    `readings, scores.txt and hits.tsv are in ${out}`,
    '',
  ].join('\n');
};
