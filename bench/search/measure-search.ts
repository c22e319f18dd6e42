import os from 'node:os';
import { dist } from '../../scripts/lib/run.ts';
import { launchChromium } from '../../tests/browser/lib/chromium.ts';
import { readerOf, serveCounted } from '../lib/counting-server.ts';
import { quickBox, searchColdly, searchPage } from './cold.ts';
import { countAnswers } from './questions.ts';

const rounds = 3;
const queries = ['金鬃阿耶尼', 'HCE', '2.3 remedy 4', '库顶的', '置入手', '牌手多抓了一张牌怎么办'];
const boxes = { 'search page': searchPage('zh/search/'), 'quick box on a section': quickBox('zh/ipg/2.3/') };

/** Asks the questions of the list, and measures what a first search of dist/ costs in a real Chromium. */
export async function measureSearch(): Promise<string> {
  const browser = await launchChromium();
  const server = await serveCounted(readerOf(dist));
  try {
    const rows: string[] = [];
    for (const [name, box] of Object.entries(boxes))
      for (const query of queries) {
        const { first, words, done, bytes, requests } = await searchColdly(
          browser,
          server,
          box,
          query,
          rounds,
        );
        const times = [first, words, done].map((time) => time.toFixed(0));
        rows.push(`| ${[name, query, ...times, bytes, requests].join(' | ')} |`);
      }
    return [
      '## Search',
      `${browser.version()} (Chromium), Node ${process.version}, ${os.cpus().length} cores, the median of ${rounds}. Written by \`npm run bench:search\`.`,
      'A first search in a new profile, under slow 4G with the processor slowed 4 times. `place` is the first result, `words` the first with its words, `done` the last state; bytes and requests are all that the server sent after the page had loaded. The script of a search page comes with the page, except that of Pagefind; the quick box loads its own, which is counted.',
      [
        '| box | query | place ms | words ms | done ms | bytes | requests |',
        `|${' --- |'.repeat(7)}`,
        ...rows,
      ].join('\n'),
      'The questions of `bench/search/questions.tsv`; `npx node bench/search/questions.ts` also tells what misses.',
      (await countAnswers()).map(({ line }) => `- ${line}`).join('\n'),
    ].join('\n\n');
  } finally {
    await server.close();
    await browser.close();
  }
}
