import os from 'node:os';
import { dist } from '../../scripts/lib/run.ts';
import { launchChromium } from '../../tests/browser/lib/chromium.ts';
import { type ReadFile, readerOf, serveCounted } from '../lib/counting-server.ts';
import { barePage } from './bare-page.ts';
import { readColdly } from './read-coldly.ts';
import { reportReading } from './report-reading.ts';

const rounds = 5;
// A card, the annotated section in three languages, and where a reader starts.
const addresses = [
  'zh/m10/cards/ajani-goldmane/',
  ...['zh', 'ja', 'en'].map((lang) => `${lang}/ipg/2.3/?with=zh,ja,en`),
  '',
  'zh/',
];

/** Opens pages of dist/ as a reader with a slow phone does, each beside the bare page with its words. */
export async function measureReading(): Promise<string> {
  const server = await serveCounted(withBarePages(readerOf(dist)));
  const browser = await launchChromium();
  try {
    const both = addresses.flatMap((address) => [address, bare + address]);
    const readings = await readColdly(browser, server, both, rounds);
    const pairs = addresses.map((_, index) => readings.slice(2 * index, 2 * index + 2));
    const where = `${browser.version()} (Chromium), Node ${process.version}, ${os.cpus().length} cores, median of ${rounds}. Written by \`npm run bench:reading\`.`;
    return reportReading(pairs, where);
  } finally {
    await server.close();
    await browser.close();
  }
}

const bare = 'bare/';

/** Adds the bare page of every page: `bare/zh/index.html`. */
function withBarePages(read: ReadFile): ReadFile {
  return (file) => {
    if (!file.startsWith(bare)) return read(file);
    const page = file.endsWith('.html') ? read(file.slice(bare.length)) : undefined;
    return page && barePage(page.toString());
  };
}
