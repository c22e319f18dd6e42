// `npm run bench:reading`: opens pages of dist/ as a reader with a slow phone does, and writes its section of
// bench/RESULTS.md. `-- --rounds 5` takes the median of more.

import os from 'node:os';
import { writeSection } from '../bench/lib/write-section.ts';
import { readColdly } from '../bench/reading/read-coldly.ts';
import { reportReading } from '../bench/reading/report-reading.ts';
import { serveCounted } from '../bench/search/counting-server.ts';
import { launchChromium } from '../tests/browser/lib/chromium.ts';
import { readFlags } from './lib/flags.ts';
import { dist, readerOf } from './lib/measured-site.ts';

const usage = 'npm run bench:reading -- [--rounds NUMBER]';
const { rounds } = readFlags(usage, { rounds: { type: 'string', default: '3' } });

// A card, the annotated section in three languages, and where a reader starts.
const addresses = [
  'zh/m10/cards/ajani-goldmane/',
  ...['zh', 'ja', 'en'].map((lang) => `${lang}/ipg/2.3/?with=zh,ja,en`),
  '',
  'zh/',
];

const server = await serveCounted(readerOf(dist));
const browser = await launchChromium();
try {
  const readings = await readColdly(browser, server, addresses, Number(rounds));
  const where = `${browser.version()} (Chromium), Node ${process.version}, ${os.cpus().length} cores, median of ${rounds}. Written by \`npm run bench:reading\`.`;
  writeSection(reportReading(readings, where));
} finally {
  await server.close();
  await browser.close();
}
