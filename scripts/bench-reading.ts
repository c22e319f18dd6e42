// `npm run bench:reading`: opens pages of dist/ as a reader with a slow phone does, and writes its section of
// bench/RESULTS.md. `-- --rounds 5` takes the median of more.

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceSection } from '../bench/align/results-file.ts';
import { readColdly } from '../bench/reading/read-coldly.ts';
import { reportReading } from '../bench/reading/report-reading.ts';
import { serveCounted } from '../bench/search/counting-server.ts';
import { launchChromium } from '../tests/browser/lib/chromium.ts';
import { readFlags, refuse, toWholeNumbers } from './lib/flags.ts';
import { root } from './lib/run.ts';
import { fail, say } from './lib/terminal.ts';

const usage = 'npm run bench:reading -- [--rounds NUMBER]';
const values = readFlags(usage, { rounds: { type: 'string', default: '3' } });
const [rounds = 0] = toWholeNumbers(values.rounds) ?? refuse(usage, '--rounds takes a whole number.');

const dist = path.join(root, 'dist');
if (!existsSync(path.join(dist, 'index.html'))) {
  fail('There is no built site in dist/: run `npm run build` first.');
}

// A card, the annotated section in three languages, and where a reader starts.
const addresses = [
  'zh/m10/cards/ajani-goldmane/',
  ...['zh', 'ja', 'en'].map((lang) => `${lang}/ipg/2.3/?with=zh,ja,en`),
  '',
  'zh/',
];

const browser = await launchChromium();
const server = await serveCounted((file) => {
  const full = path.join(dist, file);
  return existsSync(full) && statSync(full).isFile() ? readFileSync(full) : undefined;
});
try {
  const readings = await readColdly(browser, server, addresses, rounds);
  const where = `${browser.version()} (Chromium), Node ${process.version}, ${os.cpus().length} cores, median of ${rounds}. Written by \`npm run bench:reading\`.`;
  const report = reportReading(readings, where);
  const results = path.join(root, 'bench/RESULTS.md');
  const before = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benchmarks\n';
  writeFileSync(results, replaceSection(before, report));
  say(report);
} finally {
  await server.close();
  await browser.close();
}
