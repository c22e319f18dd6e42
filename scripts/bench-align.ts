// `npm run bench:align`: measures the aligner and writes its section of bench/RESULTS.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { reportAlignment } from '../bench/align/report.ts';
import { replaceSection } from '../bench/align/results-file.ts';
import { readHeldOut, readSections } from '../bench/align/sections.ts';
import { readUnseen } from '../bench/align/unseen.ts';
import { changeFileSchema } from '../src/schema/change.ts';
import { readFlags } from './lib/flags.ts';
import { root } from './lib/run.ts';
import { say } from './lib/terminal.ts';

const values = readFlags('npm run bench:align -- [--date YYYY-MM-DD]', { date: { type: 'string' } });
const changes = changeFileSchema.parse(parse(readFileSync(path.join(root, 'content/changes.yml'), 'utf8')));
const lastChange =
  changes
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? 'no date';
const manifest: { version: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const report = reportAlignment({
  ...readSections(root),
  heldOut: readHeldOut(root),
  unseen: readUnseen(root),
  unseenBefore: JSON.parse(readFileSync(path.join(root, 'bench/align/unseen/before.json'), 'utf8')),
  date: values.date ?? lastChange,
  version: manifest.version,
});
const results = path.join(root, 'bench/RESULTS.md');
const before = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benchmarks\n';
writeFileSync(results, replaceSection(before, report));
say(report);
