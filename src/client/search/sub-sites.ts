import type { Sources } from '../../search/engine.ts';
import { exchanged, type NamesHead, type TextsHead } from '../../search/index-files.ts';
import { mergeSources } from '../../search/sub-sites/merge-sources.ts';
import { indexRecords } from '../../search/texts/text-index.ts';
import { openFiles } from './files.ts';
import { loadFile } from './folder.ts';
import { openNamesHead } from './names.ts';

/** One search over this site and the sub-sites at other base paths. */
export async function joinSubSites(own: Sources, bases: readonly string[]): Promise<Sources> {
  return mergeSources([own, ...(await Promise.all(bases.map(openSubSite)))]);
}

/** A sub-site at another base path, by the files of its search. Rejects when one of them cannot be loaded. */
async function openSubSite(base: string): Promise<Sources> {
  const folder = `${base}pagefind/`;
  // The sub-site may have been built anew since a cache has kept its files.
  const load = async (file: string) => (await loadFile(file, { cache: 'no-cache' }, folder)).json();
  const head: NamesHead = await load('names.json');
  const names = openNamesHead(head, folder);
  return {
    names,
    index: async () => {
      const texts: TextsHead = await load('texts.json');
      if (texts.version !== head.version) throw exchanged;
      if ('records' in texts) return indexRecords(texts.records, (await names('')).fold);
      return openFiles(texts, folder);
    },
  };
}
