import type { Browser } from 'playwright-core';

/** What a first search costs on a slow line: times in milliseconds, bytes as they came over it. */
export interface ColdSearch {
  readonly query: string;
  /** Until the first result, and until the last state. */
  readonly first: number;
  readonly done: number;
  readonly bytes: number;
  readonly requests: number;
}

/**
 * Opens the search page in a new profile, under 'slow 4G, 4x CPU', types a query into the box at once, and
 * measures from the input event. Bytes are those of the files of the index.
 */
export async function searchCold(browser: Browser, address: string, query: string): Promise<ColdSearch> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const wanted = new Set<string>();
    let bytes = 0;
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.includes('/pagefind/')) wanted.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (wanted.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load' });
    await client.send('Network.emulateNetworkConditions', slow4g);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = await page.evaluate(typeAtOnce, query);
    await page.waitForTimeout(300);
    return { query, ...times, bytes, requests: wanted.size };
  } finally {
    await context.close();
  }
}

/** 562.5 ms round trip, 1.44 Mbit/s down. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Runs in the page. */
function typeAtOnce(query: string): Promise<{ first: number; done: number }> {
  const box = document.querySelector<HTMLInputElement>('input[type="search"]');
  const status = document.querySelector<HTMLElement>('[data-search-status]');
  const list = document.querySelector('[data-search-results]');
  if (!box || !status || !list) throw new Error('This is no search page.');
  return new Promise((resolve) => {
    let first = 0;
    box.focus();
    const start = performance.now();
    const look = () => {
      if (first === 0 && list.children.length > 0) first = performance.now() - start;
      const isOver = ['done', 'empty', 'error'].includes(status.dataset.state ?? '');
      if (isOver && status.dataset.query === query) resolve({ first, done: performance.now() - start });
    };
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
    box.value = query;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
