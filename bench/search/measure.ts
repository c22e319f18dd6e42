import type { Browser } from 'playwright-core';
import { dist } from '../../scripts/lib/run.ts';
import { launchChromium } from '../../tests/browser/lib/chromium.ts';
import { median, slowDown, withColdPage } from '../lib/cold-page.ts';
import { type CountingServer, readerOf, serveCounted } from '../lib/counting-server.ts';
import { countAnswers } from './questions.ts';

const rounds = 3;
const queries = ['金鬃阿耶尼', 'HCE', '2.3 remedy 4', '库顶的', '置入手', '牌手多抓了一张牌怎么办'];
const figures = ['place', 'words', 'done', 'bytes', 'requests'] as const;

/** Returns the section of RESULTS.md: the cost of a first search of dist/ in Chromium, and the answered questions. */
export async function measureSearch(): Promise<string> {
  const browser = await launchChromium();
  const server = await serveCounted(readerOf(dist));
  const rows: string[] = [];
  try {
    for (const query of queries) {
      const all: FirstSearch[] = [];
      for (let round = 0; round < rounds; round += 1) all.push(await searchOnce(browser, server, query));
      const medians = figures.map((key) => median(all.map((one) => one[key])).toFixed(0));
      rows.push(`| ${[query, ...medians].join(' | ')} |`);
    }
  } finally {
    server.close();
    await browser.close();
  }
  const lines = (await countAnswers()).map(({ line }) => `- ${line}`);
  return `## Search

Written by \`npm run bench:search\`, with Chromium ${browser.version()}; median of ${rounds}.

A first search on the search page in a new profile, under slow 4G with the processor slowed 4 times. \`place\` is the time of the first result, \`words\` of the first excerpt, \`done\` of the last state, in ms; bytes and requests are those after the page had loaded.

| query | place | words | done | bytes | requests |
| --- |${' ---: |'.repeat(figures.length)}
${rows.join('\n')}

The questions of \`bench/search/questions.tsv\`; \`npx node bench/search/questions.ts\` also lists the misses. Their author had read the sources, but not the terms or the search. The list has two halves: of \`open\` the misses were read while the search was written, \`held\` was only counted. The score was tuned on the counts of both, so new questions will do worse.

${lines.join('\n')}`;
}

/** Times in milliseconds from the input event; bytes and requests as the server saw them. */
type FirstSearch = Readonly<Record<(typeof figures)[number], number>>;

/** Enters a query on the search page in one input event, and waits for the last state. */
function searchOnce(browser: Browser, server: CountingServer, query: string): Promise<FirstSearch> {
  return withColdPage(browser, async (page) => {
    await page.goto(`${server.url}zh/search/`, { waitUntil: 'networkidle' });
    await slowDown(page);
    server.reset();
    const times = await page.evaluate(typeAtOnce, query);
    await page.waitForTimeout(300);
    return { ...times, ...server.count() };
  });
}

/** Runs in the page. */
function typeAtOnce(query: string): Promise<{ place: number; words: number; done: number }> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const box = find('input[type="search"]') as HTMLInputElement;
  return new Promise((resolve, reject) => {
    const seen = { place: 0, words: 0 };
    box.focus();
    const start = performance.now();
    const look = () => {
      const passed = performance.now() - start;
      if (find('[data-search-results] > *')) seen.place ||= passed;
      if (find('[data-search-results] :is(b, mark, .excerpt)')) seen.words ||= passed;
      const status = find('[data-search-status]');
      const { state = '', query: shown = query } = status?.dataset ?? {};
      if (state === 'error') reject(new Error(status?.textContent ?? 'The search failed.'));
      if (['done', 'empty'].includes(state) && shown === query) resolve({ ...seen, done: passed });
    };
    new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
    box.value = query;
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
