import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { queryGroups } from '../../../tests/browser/search-queries.ts';
import { type Sources, search } from '../../search/engine.ts';
import { type NamesFile, openNames } from '../../search/names/names-file.ts';
import { contentOf } from '../../search/sub-sites/content-of.ts';
import { mergeSources } from '../../search/sub-sites/merge-sources.ts';
import type { Filters, SearchRecord } from '../../search/texts/record.ts';
import type { SearchedContent } from '../../search/texts/records.ts';
import { indexRecords } from '../../search/texts/text-index.ts';
import { readSearchedContent } from '../read-records.ts';
import { buildIndex } from './build-index.ts';

// The real documents as two sites with an index each, asked together, beside the one site that has both.
const content = readSearchedContent(fileURLToPath(new URL('../../..', import.meta.url)));
const one = await openSite(content);
const parts: Sources[] = [];
// One after another: Pagefind has one process to a program.
for (const document of ['ipg', 'm10']) {
  parts.push(await openSite(contentOf(content, (each) => each === document)));
}
const two = mergeSources(parts);

describe('two sites that are searched together', () => {
  test.each(queryGroups(content))('answer like one: $name', async ({ queries }) => {
    for (const { query } of queries.filter((_, index) => queries.length < 20 || index % 5 === 0)) {
      const [apart, whole] = [await ask(two, query), await ask(one, query)];
      expect(apart.slice(0, 10), query).toEqual(whole.slice(0, 10));
      // Farther down, records with the same score may change places: terms are in both sites.
      expect(apart.toSorted(), query).toEqual(whole.toSorted());
    }
  });

  test('can be narrowed like one', async () => {
    const filters = [{ kind: 'clause' }, { document: 'm10' }, { lang: 'ja' }] as const;
    for (const each of filters) expect(await ask(two, '牌库', each)).toEqual(await ask(one, '牌库', each));
  });

  test('answer nothing when one of them does not', async () => {
    const broken: Sources = { ...one, index: () => Promise.reject(new Error('not there')) };
    await expect(ask(mergeSources([one, broken]), '牌库')).rejects.toThrow('not there');
  });
});

async function ask(sources: Sources, query: string, filters: Filters = {}): Promise<string[]> {
  const { results } = await search(sources, query, filters, () => undefined);
  return results.map(({ tier, lang, record }) => `${tier} ${lang} ${record.kind} ${record.url}`);
}

async function openSite(of: SearchedContent): Promise<Sources> {
  const files = await buildIndex(of);
  const read = <Data>(name: string): Data => JSON.parse(new TextDecoder().decode(files.get(name)));
  const names = openNames(read<NamesFile>('names.json'));
  const index = indexRecords(read<{ records: SearchRecord[] }>('texts.json').records, names.fold);
  return { names: () => Promise.resolve(names), index: () => Promise.resolve(index) };
}
