// Mutates the real sources and reads every mutation: `npm run fuzz -- --runs 200000 --seed 7`.
//
// The seed is printed, and the same seed gives the same mutations. What goes wrong is printed with the number of its
// mutation and kept below .cache/fuzz/, and the command ends with 1.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Fault, fuzzedSources, fuzzOnce } from '../src/authoring/testing/fuzz.ts';
import { readFlags, refuse } from './lib/flags.ts';

const root = path.resolve(import.meta.dirname, '..');
const usage = 'npm run fuzz -- [--runs NUMBER] [--seed NUMBER] [--from NUMBER]';
const values = readFlags(usage, {
  runs: { type: 'string', default: '200000' },
  seed: { type: 'string' },
  /** The number of the first mutation: to see a single one again, with `--runs 1`. */
  from: { type: 'string', default: '0' },
});
const [runs, from] = [Number(values.runs), Number(values.from)];
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (![runs, from, seed].every(Number.isSafeInteger) || runs < 1)
  refuse(usage, 'The numbers are whole ones, and --runs is above 0.');

const texts = fuzzedSources.map(({ file, kind, lang }) => ({
  kind,
  lang,
  text: readFileSync(path.join(root, 'content/sources', file), 'utf8'),
}));
const folder = path.join(root, '.cache/fuzz');
const mostFaults = 10;
const faults: Fault[] = [];
const started = Date.now();
process.stdout.write(`seed ${seed}, ${runs} mutations of ${texts.length} sources from ${from} on\n`);

for (let run = from; run < from + runs && faults.length < mostFaults; run += 1) {
  const fault = fuzzOnce(texts, seed, run);
  if (fault) {
    faults.push(fault);
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${seed}-${run}.${fault.kind}.${fault.lang}.txt`);
    writeFileSync(file, fault.text);
    process.stdout.write(`mutation ${run}: ${fault.fault}\n  ${path.relative(root, file)}\n`);
  }
  const done = run - from + 1;
  if (done % 10_000 === 0 || done === runs) {
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stdout.write(`${done} of ${runs} in ${seconds} s, ${faults.length} faults\n`);
  }
}
process.exitCode = faults.length > 0 ? 1 : 0;
