// `npm run bench:search`: measures the search of dist/ in a real Chromium, with Pagefind as it comes and MiniSearch
// beside it, and writes its section of bench/RESULTS.md. `-- --rounds 5` takes the median of more cold starts.

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceSection } from '../bench/align/results-file.ts';
import { quickBox, searchColdly, searchPage } from '../bench/search/cold.ts';
import { type ReadFile, serveCounted } from '../bench/search/counting-server.ts';
import { measureGroup } from '../bench/search/measure.ts';
import { makeMiniSearchSite } from '../bench/search/minisearch.ts';
import { makePagefindSite } from '../bench/search/pagefind.ts';
import { type EngineResult, reportSearch } from '../bench/search/report.ts';
import { openContent } from '../src/records/open-content.ts';
import { buildRecords } from '../src/search/index/records.ts';
import { normalizeText } from '../src/search/text/normalize.ts';
import { launchChromium } from '../tests/browser/lib/chromium.ts';
import { pickRuns } from '../tests/browser/lib/pick-runs.ts';
import { cardGroups, queryGroups } from '../tests/browser/search-queries.ts';
import { readFlags, refuse, toWholeNumbers } from './lib/flags.ts';
import { root } from './lib/run.ts';
import { say } from './lib/terminal.ts';

const usage = 'npm run bench:search -- [--rounds NUMBER]';
const values = readFlags(usage, { rounds: { type: 'string', default: '3' } });
const [rounds = 0] = toWholeNumbers(values.rounds) ?? refuse(usage, '--rounds takes a whole number.');
const dist = path.join(root, 'dist');
if (!existsSync(path.join(dist, 'index.html'))) {
  throw new Error('There is no built site in dist/: run `npm run build` first.');
}

const content = openContent(root);
const records = buildRecords(content);
const groups = [...queryGroups(content), ...(['zh', 'ja'] as const).map(runsOf)];
const coldQueries = ['金鬃阿耶尼', 'HCE', '2.3 remedy 4', '库顶的', '置入手'];
const browser = await launchChromium();
const head = `${browser.version()} (Chromium), Node ${process.version}, ${os.cpus().length} cores, cold starts the median of ${rounds}. Written by \`npm run bench:search\`.`;
const comparison = await makePagefindSite(dist);
try {
  const mini = await makeMiniSearchSite(records);
  const engines = [
    await measure('Sidejudge', fromFolder(dist), 'zh/search/', (place) => place),
    await measure('Pagefind 1.5.2 as it comes', fromFolder(comparison), '', (place) =>
      place.replace(/#.*$/u, ''),
    ),
    await measure(
      'MiniSearch 7.2.0 with pairs of characters',
      (file) => mini.get(file),
      '',
      (place) => place,
    ),
  ];
  const [others, quick] = [await measureInterfaces(), await measureQuickBox()];
  // Last, because it puts a page's `document` and `fetch` into this process.
  const { measureRuns } = await import('../bench/search/complete.ts');
  const runs = [await measureRuns('zh', 500), await measureRuns('ja', 500)];
  const report = reportSearch({ head, engines, others, quick, runs });
  const results = path.join(root, 'bench/RESULTS.md');
  const before = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benchmarks\n';
  writeFileSync(results, replaceSection(before, report));
  say(report);
} finally {
  rmSync(comparison, { recursive: true, force: true });
  await browser.close();
}

function fromFolder(folder: string): ReadFile {
  return (file) => {
    const full = path.join(folder, file);
    return existsSync(full) && statSync(full).isFile() ? readFileSync(full) : undefined;
  };
}

/** Random runs of the texts of a language; every place that has the run is right. */
function runsOf(lang: 'zh' | 'ja') {
  const texts = records
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ url, passages }) =>
      passages.filter((passage) => passage.lang === lang).map(({ text }) => ({ url, text })),
    );
  const queries = pickRuns(texts, 100, 20_091_121).map(({ run }) => ({
    query: run,
    places: records
      .filter(({ passages }) => passages.some(({ text }) => normalizeText(text).includes(normalizeText(run))))
      .map(({ url }) => url),
  }));
  return { name: `random runs, ${lang}`, queries };
}

async function measure(
  name: string,
  read: ReadFile,
  address: string,
  toPlace: (place: string) => string,
): Promise<EngineResult> {
  const server = await serveCounted(read);
  try {
    const page = await browser.newPage();
    await page.goto(server.url + address);
    const measured = [];
    for (const group of groups) measured.push(await measureGroup(page, group, toPlace));
    await page.close();
    const cold = [];
    for (const query of coldQueries)
      cold.push(await searchColdly(browser, server, searchPage(address), query, rounds));
    return { name, groups: measured, cold };
  } finally {
    await server.close();
  }
}

/** All card names in the other two interfaces. */
async function measureInterfaces() {
  const server = await serveCounted(fromFolder(dist));
  const measured = [];
  for (const lang of ['ja', 'en']) {
    const page = await browser.newPage();
    await page.goto(`${server.url}${lang}/search/`);
    for (const group of cardGroups(content)) {
      const result = await measureGroup(page, group, (place) => place);
      measured.push({ ...result, name: `${group.name}, in the ${lang} interface` });
    }
    await page.close();
  }
  await server.close();
  return measured;
}

/** The quick box of a section, opened by its key and typed into at once. */
async function measureQuickBox() {
  const server = await serveCounted(fromFolder(dist));
  const cold = [];
  for (const query of coldQueries)
    cold.push(await searchColdly(browser, server, quickBox('zh/ipg/2.3/'), query, rounds));
  await server.close();
  return cold;
}
