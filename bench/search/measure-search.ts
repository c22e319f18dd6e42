import { rmSync } from 'node:fs';
import os from 'node:os';
import { dist, root } from '../../scripts/lib/run.ts';
import { openContent } from '../../src/records/open-content.ts';
import { languages } from '../../src/schema/language.ts';
import { buildIndex } from '../../src/search/index/build.ts';
import type { SearchedContent } from '../../src/search/index/content.ts';
import { buildRecords } from '../../src/search/index/records.ts';
import { normalizeText } from '../../src/search/text/normalize.ts';
import { launchChromium } from '../../tests/browser/lib/chromium.ts';
import { quickBox, searchColdly, searchPage } from './cold.ts';
import { type ReadFile, readerOf, serveCounted } from './counting-server.ts';
import { grow } from './grow.ts';
import { measureGroup } from './measure.ts';
import { makePagefindSite } from './pagefind.ts';
import { pickRuns } from './pick-runs.ts';
import { cardGroups, queryGroups } from './queries.ts';
import { type EngineResult, reportSearch } from './report.ts';

const rounds = 3;
// Cold starts with runs of texts, a language.
const coldRuns = 5;
const namedQueries = ['金鬃阿耶尼', 'HCE', '2.3 remedy 4', '库顶的', '置入手', '牌手多抓了一张牌怎么办'];
const content = openContent(root);
const browser = await launchChromium();

/**
 * Measures the search of dist/ in a real Chromium, with Pagefind as it comes beside it, and again with four times the
 * texts and at 3,000 pages.
 */
export async function measureSearch(): Promise<string> {
  const head = `${browser.version()} (Chromium), Node ${process.version}, ${os.cpus().length} cores, cold starts the median of ${rounds}, those of runs single. Written by \`npm run bench:search\`.`;
  const comparison = await makePagefindSite(dist);
  try {
    const engines = [
      await measure('Sidejudge', readerOf(dist), { runs: runQueries() }),
      await measure('Pagefind 1.5.2 as it comes', readerOf(comparison), {
        address: '',
        toPlace: (place) => place.replace(/#.*$/u, ''),
      }),
      // An invented place has some 19 records, of which the edition has 1,600, and is a page in each of three languages.
      await measureGrown('Sidejudge, four times the texts', 250),
      await measureGrown('Sidejudge, 3,000 pages', 846),
    ];
    const [others, quick] = [await measureInterfaces(), await measureQuickBox()];
    // Last, because it puts a page's `document` and `fetch` into this process.
    const { measureRuns } = await import('./complete.ts');
    const runs = [];
    for (const lang of languages) runs.push(await measureRuns(lang, 500));
    return reportSearch({ head, engines, others, quick, runs });
  } finally {
    rmSync(comparison, { recursive: true, force: true });
    await browser.close();
  }
}

const runQueries = () =>
  (['zh', 'ja', 'en'] as const).flatMap((lang) =>
    pickRuns(textsOf(content, lang), coldRuns, 20_261_123).map(({ run }) => run.trim()),
  );

/** The site as it is, its search with so many places more. */
async function measureGrown(name: string, places: number): Promise<EngineResult> {
  const grown = grow(content, places);
  const files = await buildIndex(grown);
  const site = readerOf(dist);
  const read: ReadFile = (file) =>
    file.startsWith('pagefind/') ? files.get(file.replace('pagefind/', '')) : site(file);
  return await measure(name, read, { searched: grown, runs: runQueries() });
}

interface Measured {
  readonly searched?: SearchedContent;
  /** The page of the search; `places` are brought to what the engine can tell apart. */
  readonly address?: string;
  readonly toPlace?: (place: string) => string;
  /** Asked in a new profile each, and told as one. */
  readonly runs?: readonly string[];
}

async function measure(
  name: string,
  read: ReadFile,
  { searched = content, address = 'zh/search/', toPlace = (place) => place, runs = [] }: Measured,
): Promise<EngineResult> {
  const groups = [...queryGroups(content), ...(['zh', 'ja'] as const).map((lang) => runsOf(searched, lang))];
  const server = await serveCounted(read);
  try {
    const page = await browser.newPage();
    await page.goto(server.url + address);
    const measured = [];
    for (const group of groups) measured.push(await measureGroup(page, group, toPlace));
    await page.close();
    const ask = (query: string, rounds: number) =>
      searchColdly(browser, server, searchPage(address), query, rounds);
    const cold = [];
    for (const query of namedQueries) cold.push(await ask(query, rounds));
    const single = [];
    for (const query of runs) single.push(await ask(query, 1));
    return { name, groups: measured, cold, single };
  } finally {
    await server.close();
  }
}

function textsOf(searched: SearchedContent, lang: 'zh' | 'ja' | 'en') {
  return buildRecords(searched)
    .filter(({ kind }) => kind !== 'term')
    .flatMap(({ url, passages }) =>
      passages.filter((passage) => passage.lang === lang).map(({ text }) => ({ url, text })),
    );
}

/** Random runs of the texts of a language; every place that has the run is right. */
function runsOf(searched: SearchedContent, lang: 'zh' | 'ja') {
  const shapes = buildRecords(searched).map(({ url, passages }) => ({
    url,
    texts: passages.map(({ text }) => normalizeText(text)),
  }));
  const queries = pickRuns(textsOf(searched, lang), 100, 20_091_121).map(({ run }) => ({
    query: run,
    places: shapes
      .filter(({ texts }) => texts.some((text) => text.includes(normalizeText(run))))
      .map(({ url }) => url),
  }));
  return { name: `random runs, ${lang}`, queries };
}

/** All card names in the other two interfaces. */
async function measureInterfaces() {
  const server = await serveCounted(readerOf(dist));
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
  const server = await serveCounted(readerOf(dist));
  const cold = [];
  for (const query of namedQueries)
    cold.push(await searchColdly(browser, server, quickBox('zh/ipg/2.3/'), query, rounds));
  await server.close();
  return cold;
}
