// `npm run bench:drift`: measures the rules of drift and writes their section of bench/RESULTS.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceSection } from '../bench/align/results-file.ts';
import { measureDrift, reportDrift } from '../bench/drift/report.ts';
import { readContent } from './content/read-content.ts';
import { root } from './lib/run.ts';
import { say } from './lib/terminal.ts';

const { input } = readContent(root);
const measured = measureDrift(root, { terms: input.terms, cards: input.facts });
const report = reportDrift(measured, 'Written by `npm run bench:drift`.');
const results = path.join(root, 'bench/RESULTS.md');
const before = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benchmarks\n';
writeFileSync(results, replaceSection(before, report));
say(report);
