import MiniSearch from 'minisearch';
import type { SearchRecord } from '../../src/search/text/record.ts';
import { bundle, pageWith } from './bundle.ts';
import { miniSearchOptions } from './minisearch-options.ts';

/**
 * The files of a page that searches the same records with MiniSearch, Chinese and Japanese by pairs of
 * characters: the best set-up known elsewhere. Its index comes as one file.
 */
export async function makeMiniSearchSite(records: readonly SearchRecord[]): Promise<Map<string, string>> {
  const index = new MiniSearch(miniSearchOptions);
  index.addAll(
    records.map(({ url, titles, passages }, id) => ({
      id,
      url,
      title: Object.values(titles).join('\n'),
      text: [...new Set(passages.map(({ text }) => text))].join('\n'),
    })),
  );
  return new Map([
    ['index.html', pageWith('minisearch.js')],
    ['minisearch.js', await bundle('minisearch')],
    ['index.json', JSON.stringify(index)],
  ]);
}
