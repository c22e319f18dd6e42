// `npm run bench:cards`: measures the filter of the card list and writes its section of bench/RESULTS.md.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { replaceSection } from '../bench/align/results-file.ts';
import { measureCardFilter, reportCardFilter } from '../bench/card-filter.ts';
import { cardFactFileSchema, cardRecordSchema } from '../src/schema/card.ts';
import { root } from './lib/run.ts';
import { say } from './lib/terminal.ts';

const content = path.join(root, 'content');
const read = (name: string) => readFileSync(path.join(content, name), 'utf8');
const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(content, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => read(path.join(folder, file)));

const facts = filesIn('cards', '.json').flatMap((text) => cardFactFileSchema.parse(JSON.parse(text)));
const records = filesIn('docs/m10/cards', '.mdx').map((text) =>
  cardRecordSchema.parse(parse(text.split(/^---$/mu)[1] ?? '')),
);

const where = `Node ${process.version}, ${os.cpus().length} cores. Written by \`npm run bench:cards\`.`;
const report = reportCardFilter(measureCardFilter(facts, records), where);
const results = path.join(root, 'bench/RESULTS.md');
const before = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benchmarks\n';
writeFileSync(results, replaceSection(before, report));
say(report);
