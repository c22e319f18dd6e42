import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readSections } from '../align/sections.ts';
import { createAligner } from '../align/trial.ts';
import { scoreWithoutBullets } from './score-bare.ts';
import { scoreReadings } from './score-gold.ts';
import { showReading } from './show-reading.ts';
import { ownTexts, textsIn } from './texts.ts';

/**
 * What the readers make of the texts of this edition, of the invented ones, and of those in a folder: their readings as
 * files that can be compared with those of another version, and their scores against `gold/` in the folder. It changes
 * nothing but the files in `out`.
 */
export const reportReaders = (root: string, folder: string, out: string): string => {
  const found = textsIn(folder);
  const write = (file: string, content: string): void => {
    const path = join(out, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  for (const text of [...ownTexts(), ...found])
    write(`readings/${text.name.replaceAll(' ', '-')}.json`, showReading(text));
  const { terms, wording } = readSections(root);
  const align = createAligner(terms, wording);
  const scores = [...scoreReadings(join(folder, 'gold'), found, align), ...scoreWithoutBullets(found)];
  write('scores.txt', `${scores.join('\n')}\n`);
  return [...scores, `readings and scores.txt are in ${out}`, ''].join('\n');
};
