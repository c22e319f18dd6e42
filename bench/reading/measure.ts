import type { Browser } from 'playwright-core';
import { dist } from '../../scripts/lib/run.ts';
import { launchChromium } from '../../tests/browser/lib/chromium.ts';
import { median, slowDown, withColdPage } from '../lib/cold-page.ts';
import { type CountingServer, type ReadFile, readerOf, serveCounted } from '../lib/counting-server.ts';
import { barePage } from './bare-page.ts';

const rounds = 5;
// A card, the annotated section in three languages, and where a reader starts.
const addresses = [
  'zh/m10/cards/ajani-goldmane/',
  ...['zh', 'ja', 'en'].map((lang) => `${lang}/ipg/2.3/?with=zh,ja,en`),
  '',
  'zh/',
];

/** Opens pages of dist/ on a slow phone, each by turns with its bare page. Returns the section of RESULTS.md. */
export async function measureReading(): Promise<string> {
  const server = await serveCounted(withBarePages(readerOf(dist)));
  const browser = await launchChromium();
  const opened: Opened[] = [];
  try {
    // The first round does not count: the browser itself starts, and loads its fonts.
    for (let round = -1; round < rounds; round += 1)
      for (const address of addresses.flatMap((page) => [page, bare + page])) {
        const one = await openPage(browser, server, address);
        if (round >= 0) opened.push(one);
      }
  } finally {
    server.close();
    await browser.close();
  }
  const figure = (address: string, key: Exclude<keyof Opened, 'address'>): number =>
    median(opened.filter((one) => one.address === address).map((one) => one[key]));
  const rows = addresses.map((address) => {
    const [lcp, bareLcp] = [figure(address, 'lcp'), figure(bare + address, 'lcp')];
    return [
      `\`/${address}\``,
      `${(figure(address, 'bytes') / 1000).toFixed(1)} kB`,
      figure(address, 'requests'),
      ...[figure(address, 'fcp'), lcp, figure(address, 'tbt')].map(milliseconds),
      figure(address, 'cls').toFixed(3),
      ...[bareLcp, figure(bare + address, 'tbt')].map(milliseconds),
      (lcp / bareLcp).toFixed(2),
    ];
  });
  const head = ['page', 'bytes', 'requests', 'FCP', 'LCP', 'TBT', 'CLS'];
  const headOfBare = ['bare LCP', 'bare TBT', 'LCP / bare LCP'];
  return `## Reading

Written by \`npm run bench:reading\`, with Chromium ${browser.version()}; median of ${rounds}.

A page opened for the first time on a phone (412 by 823) under 'slow 4G, 4x CPU': 562.5 ms a round trip, 1.44 Mbit/s, processor slowed 4 times, a new profile each time, gzip. Bytes are counted at the server, with 200 for the head of each answer, and include everything that the page requests by itself. FCP and LCP: first and largest contentful paint; TBT: total blocking time; CLS: layout shift. Bare: the same words without script, style and picture, opened alternately with the page; the last column is LCP divided by bare LCP.

${[[...head, ...headOfBare], ['---', ...Array(9).fill('---:')], ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
}

const milliseconds = (time: number) => `${Math.round(time)} ms`;

const bare = 'bare/';

/** Adds the bare page of every page: `bare/zh/index.html`. */
function withBarePages(read: ReadFile): ReadFile {
  return (file) => {
    if (!file.startsWith(bare)) return read(file);
    const page = file.endsWith('.html') ? read(file.slice(bare.length)) : undefined;
    return page && barePage(page.toString());
  };
}

/** The waiting times and transfers of a first visit to a page; times in milliseconds. */
interface Opened {
  readonly address: string;
  readonly bytes: number;
  readonly requests: number;
  /** First contentful paint, and the largest one. */
  readonly fcp: number;
  readonly lcp: number;
  /** The sum of the time beyond 50 ms of every long task after the first contentful paint. */
  readonly tbt: number;
  /** The sum of all layout shifts. */
  readonly cls: number;
}

function openPage(browser: Browser, server: CountingServer, address: string): Promise<Opened> {
  return withColdPage(browser, async (page) => {
    await slowDown(page);
    await page.addInitScript(observe);
    server.reset();
    await page.goto(server.url + address, { waitUntil: 'load' });
    // A busy machine paints late; later requests and shifts count, too.
    await page.waitForFunction(() => (window as unknown as Observed).seen.lcp > 0);
    await page.waitForTimeout(2000);
    const { fcp, lcp, cls, longTasks } = await page.evaluate(() => (window as unknown as Observed).seen);
    const tbt = longTasks
      .filter(({ end }) => end > fcp)
      .reduce((sum, { start, end }) => sum + Math.max(end - Math.max(start, fcp) - 50, 0), 0);
    return { address, ...server.count(), fcp, lcp, cls, tbt };
  });
}

interface Observed {
  seen: { fcp: number; lcp: number; cls: number; longTasks: { start: number; end: number }[] };
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Observed['seen'] = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  (window as unknown as Observed).seen = seen;
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', ({ startTime, duration }) =>
    seen.longTasks.push({ start: startTime, end: startTime + duration }),
  );
}
