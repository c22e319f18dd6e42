import os from 'node:os';
import { dist, readerOf } from '../../scripts/lib/measured-site.ts';
import { launchChromium } from '../../tests/browser/lib/chromium.ts';
import { serveCounted } from '../search/counting-server.ts';
import { readColdly } from './read-coldly.ts';
import { reportReading } from './report-reading.ts';

const rounds = 3;
// A card, the annotated section in three languages, and where a reader starts.
const addresses = [
  'zh/m10/cards/ajani-goldmane/',
  ...['zh', 'ja', 'en'].map((lang) => `${lang}/ipg/2.3/?with=zh,ja,en`),
  '',
  'zh/',
];

/** Opens pages of dist/ as a reader with a slow phone does. */
export async function measureReading(): Promise<string> {
  const server = await serveCounted(readerOf(dist));
  const browser = await launchChromium();
  try {
    const readings = await readColdly(browser, server, addresses, rounds);
    const where = `${browser.version()} (Chromium), Node ${process.version}, ${os.cpus().length} cores, median of ${rounds}. Written by \`npm run bench:reading\`.`;
    return reportReading(readings, where);
  } finally {
    await server.close();
    await browser.close();
  }
}
