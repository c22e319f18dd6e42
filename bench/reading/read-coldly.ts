import type { Browser } from 'playwright-core';
import type { CountingServer } from '../lib/counting-server.ts';
import { slowDown } from '../lib/slow-down.ts';

/** What a reader waits for and loads who opens a page for the first time; times in milliseconds. */
export interface ColdReading {
  readonly address: string;
  readonly bytes: number;
  readonly requests: number;
  /** First contentful paint, and the largest one. */
  readonly fcp: number;
  readonly lcp: number;
  /** Of every long task after the first paint, what is beyond 50 ms. */
  readonly tbt: number;
  /** Layout shift, all of it added up: never less than the usual sum of its worst window. */
  readonly cls: number;
}

/**
 * Opens each page so many times under 'slow 4G, 4x CPU', each in a new profile: the median of each figure, page by
 * page. The pages take turns, after one that does not count, so that what the machine does meanwhile (the browser's
 * own start, its fonts) is no page's alone.
 */
export async function readColdly(
  browser: Browser,
  server: CountingServer,
  addresses: readonly string[],
  rounds: number,
): Promise<ColdReading[]> {
  const readings: ColdReading[] = [];
  for (let round = -1; round < rounds; round += 1) {
    for (const address of addresses) {
      const reading = await readOnce(browser, server, address);
      if (round >= 0) readings.push(reading);
    }
  }
  return addresses.map((address) => middle(readings.filter((reading) => reading.address === address)));
}

function middle(readings: readonly ColdReading[]): ColdReading {
  const median = (figure: Exclude<keyof ColdReading, 'address'>) =>
    readings.map((reading) => reading[figure]).sort((a, b) => a - b)[Math.floor(readings.length / 2)] ??
    Number.NaN;
  return {
    address: readings[0]?.address ?? '',
    bytes: median('bytes'),
    requests: median('requests'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}

async function readOnce(browser: Browser, server: CountingServer, address: string): Promise<ColdReading> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(observe);
    server.reset();
    await page.goto(server.url + address, { waitUntil: 'load' });
    // A busy machine draws late; what is asked for or moves after that counts as well.
    await page.waitForFunction(() => (window as unknown as Observed).seen.lcp > 0);
    await page.waitForTimeout(2000);
    const seen = await page.evaluate(() => (window as unknown as Observed).seen);
    const { fcp, lcp, cls, longTasks } = seen;
    const tbt = longTasks
      .filter(({ end }) => end > fcp)
      .reduce((sum, { start, end }) => sum + Math.max(end - Math.max(start, fcp) - 50, 0), 0);
    return { address, ...server.count(), fcp, lcp, cls, tbt };
  } finally {
    await context.close();
  }
}

interface Observed {
  seen: { fcp: number; lcp: number; cls: number; longTasks: { start: number; end: number }[] };
}

/** Runs in the page, before anything else of it. */
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
