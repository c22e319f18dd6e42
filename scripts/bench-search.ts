// `npm run bench:search`: measures the search of dist/ in a real Chromium, with Pagefind as it comes beside it,
// and writes its section of bench/RESULTS.md.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { replaceSection } from '../bench/align/results-file.ts';
import { type ColdSearch, searchCold } from '../bench/search/cold.ts';
import { measureGroup } from '../bench/search/measure.ts';
import { makePagefindSite } from '../bench/search/pagefind.ts';
import { type EngineResult, reportSearch } from '../bench/search/report.ts';
import { readSearchedContent } from '../src/integrations/search-index/read-searched-content.ts';
import { buildRecords } from '../src/search/records.ts';
import { launchChromium } from '../tests/browser/lib/chromium.ts';
import { pickRuns } from '../tests/browser/lib/pick-runs.ts';
import { queryGroups } from '../tests/browser/search-queries.ts';
import { root } from './lib/run.ts';
import { serveSite } from './lib/serve.ts';
import { say } from './lib/terminal.ts';

const dist = path.join(root, 'dist');
if (!existsSync(path.join(dist, 'index.html'))) {
  throw new Error('There is no built site in dist/: run `npm run build` first.');
}

const content = readSearchedContent(root);
const groups = [...queryGroups(content), ...(['zh', 'ja'] as const).map(runsOf)];
const browser = await launchChromium();
const comparison = await makePagefindSite(dist);
try {
  const engines = [
    await measure(browser, 'Sidejudge', dist, 'zh/search/', (place) => place),
    await measure(browser, 'Pagefind 1.5.2 as it comes', comparison, '', (place) =>
      place.replace(/#.*$/u, ''),
    ),
  ];
  const head = `${browser.version()} (Chromium), Node ${process.version}, ${os.cpus().length} cores. Written by \`npm run bench:search\`.`;
  const report = reportSearch(engines, head);
  const results = path.join(root, 'bench/RESULTS.md');
  const before = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benchmarks\n';
  writeFileSync(results, replaceSection(before, report));
  say(report);
} finally {
  await browser.close();
  rmSync(comparison, { recursive: true, force: true });
}

/** Random runs of the texts of a language; every place that has the run is right. */
function runsOf(lang: 'zh' | 'ja') {
  const texts = buildRecords(content)
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ url, passages }) =>
      passages.filter((passage) => passage.lang === lang).map(({ text }) => ({ url, text })),
    );
  const queries = pickRuns(texts, 100, 20_091_121).map(({ run }) => ({
    query: run,
    places: texts.filter(({ text }) => text.includes(run)).map(({ url }) => url),
  }));
  return { name: `random runs, ${lang}`, queries };
}

async function measure(
  chromium: Browser,
  name: string,
  folder: string,
  address: string,
  toPlace: (place: string) => string,
): Promise<EngineResult> {
  const site = await serveSite(folder, '/', { number: 0, isFixed: true });
  try {
    const page = await chromium.newPage();
    await page.goto(site.url + address);
    const measured = [];
    for (const group of groups) measured.push(await measureGroup(page, group, toPlace));
    await page.close();
    const cold: ColdSearch[] = [];
    for (const query of ['金鬃阿耶尼', 'HCE', '库顶的', '置入手']) {
      const times: ColdSearch[] = [];
      for (let round = 0; round < 3; round += 1)
        times.push(await searchCold(chromium, site.url + address, query));
      const [, middle] = times.sort((a, b) => a.done - b.done);
      if (middle) cold.push(middle);
    }
    return { name, groups: measured, cold };
  } finally {
    await site.close();
  }
}
