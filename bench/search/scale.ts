import type { Browser } from 'playwright-core';
import type { SearchRecord } from '../../src/search/texts/record.ts';
import type { TextModel } from '../lib/generate-texts.ts';
import { type ColdSearch, searchColdly, searchPage } from './cold.ts';
import { serveCounted } from './counting-server.ts';
import { type GeneratedSite, makeGeneratedSite } from './generated-site.ts';

/** What a generated site of some size costs. */
export interface ScaleResult extends Omit<GeneratedSite, 'records' | 'read'> {
  readonly recordCount: number;
  readonly searches: readonly (ColdSearch & { readonly kind: string })[];
}

/** Builds the index of a site of so many pages and asks it cold; the queries are the same for every size. */
export async function measureScale(browser: Browser, model: TextModel, pages: number): Promise<ScaleResult> {
  const { records, read, ...site } = await makeGeneratedSite(model, pages);
  const server = await serveCounted(read);
  try {
    const searches: (ColdSearch & { kind: string })[] = [];
    for (const { kind, query } of scaleQueries(records)) {
      searches.push({ kind, ...(await searchColdly(browser, server, searchPage(''), query)) });
    }
    return { ...site, recordCount: records.length, searches };
  } finally {
    await server.close();
  }
}

/** From the first pages, which every size has: names whole, and runs of each language. */
function scaleQueries(records: readonly SearchRecord[]): { kind: string; query: string }[] {
  const texts = (lang: string) =>
    records.slice(0, 500).flatMap(({ passages }) => passages.filter((each) => each.lang === lang));
  const run = (lang: string, length: number) => {
    const plain =
      texts(lang).flatMap(
        ({ text }) => text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{12,}/gu) ?? [],
      )[3] ?? '';
    return plain.slice(2, 2 + length);
  };
  const titles = records[100]?.titles;
  return [
    { kind: 'name, zh', query: titles?.zh ?? '' },
    { kind: 'name, en', query: titles?.en ?? '' },
    { kind: 'section number', query: '3.7' },
    { kind: 'run of 6, zh', query: run('zh', 6) },
    { kind: 'run of 4, zh', query: run('zh', 4) },
    { kind: 'run of 6, ja', query: run('ja', 6) },
    { kind: 'on nearly every page, zh', query: '牌手' },
    { kind: 'on nearly every page, ja', query: 'カード' },
    { kind: 'words, en', query: 'hidden card' },
    { kind: 'two common words, zh', query: '牌手 牌库' },
    { kind: 'nowhere', query: '宇宙船' },
  ];
}
