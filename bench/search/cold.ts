import type { Browser } from 'playwright-core';
import type { CountingServer } from '../lib/counting-server.ts';
import { slowDown } from '../lib/slow-down.ts';

/** What a first search costs on a slow line: times in milliseconds, bytes and requests as the server saw them. */
export interface ColdSearch {
  readonly query: string;
  /** Until the first result, which may be a place alone; until the first with words; until the last state. */
  readonly first: number;
  readonly words: number;
  readonly done: number;
  readonly bytes: number;
  readonly requests: number;
}

/** Where a query is typed: a search page, or the quick box of a page that is read. */
export interface Box {
  readonly address: string;
  readonly selectors: Selectors;
  /** A key that opens the box; without one it is on the page. */
  readonly key?: string;
}

interface Selectors {
  readonly box: string;
  readonly status: string;
  readonly results: string;
}

export const searchPage = (address: string): Box => ({
  address,
  selectors: {
    box: 'input[type="search"]',
    status: '[data-search-status]',
    results: '[data-search-results]',
  },
});

export const quickBox = (address: string): Box => ({
  address,
  key: 'Control+K',
  selectors: { box: 'dialog.quick input', status: '[data-quick-status]', results: 'dialog.quick ol' },
});

/** The median of some rounds by the last state, each in a new profile. */
export async function searchColdly(
  browser: Browser,
  server: CountingServer,
  box: Box,
  query: string,
  rounds: number,
): Promise<ColdSearch> {
  const times: ColdSearch[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await searchOnce(browser, server, box, query));
  const middle = times.sort((a, b) => a.done - b.done)[Math.floor(rounds / 2)];
  if (!middle) throw new Error('No rounds have no middle.');
  return middle;
}

/**
 * Opens a page, under 'slow 4G, 4x CPU', types a query into the box at once, and measures from the first input
 * event. Bytes are all that is loaded from then on, scripts too, and by workers too.
 */
async function searchOnce(
  browser: Browser,
  server: CountingServer,
  { address, key, selectors }: Box,
  query: string,
): Promise<ColdSearch> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(server.url + address, { waitUntil: 'networkidle' });
    await slowDown(page);
    server.reset();
    if (key) await page.keyboard.press(key);
    const times = await page.evaluate(typeAtOnce, { query, selectors });
    await page.waitForTimeout(300);
    return { query, ...times, ...server.count() };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function typeAtOnce(asked: {
  query: string;
  selectors: Selectors;
}): Promise<{ first: number; words: number; done: number }> {
  const { query, selectors } = asked;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const box = find(selectors.box) as HTMLInputElement | null;
  if (!box) throw new Error('There is no box.');
  return new Promise((resolve, reject) => {
    const seen = { first: 0, words: 0 };
    box.focus();
    const start = performance.now();
    const look = () => {
      const passed = performance.now() - start;
      if (find(`${selectors.results} > *`)) seen.first ||= passed;
      if (find(`${selectors.results} :is(b, mark, .excerpt)`)) seen.words ||= passed;
      const { state = '', query: shown = query } = find(selectors.status)?.dataset ?? {};
      if (state === 'error') reject(new Error(find(selectors.status)?.textContent ?? 'The search failed.'));
      const isOver = ['done', 'empty'].includes(state) && shown === query;
      if (isOver) resolve({ ...seen, done: passed });
    };
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
    box.value = query;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
