import type { SearchManifest } from '../../integrations/search-index/build-index.ts';
import type { Sources } from '../../search/engine.ts';
import { mergeSources } from '../../search/merge-sources.ts';
import { openNamesFile } from '../../search/names-file.ts';
import { indexRecords } from '../../search/text-index.ts';
import { openFiles } from './files.ts';

/** One search over this site and the sub-sites at other base paths. */
export async function joinSubSites(own: Sources, bases: readonly string[]): Promise<Sources> {
  return mergeSources([own, ...(await Promise.all(bases.map(openSubSite)))]);
}

/** A sub-site at another base path, by the files of its search. Rejects when one of them cannot be loaded. */
async function openSubSite(base: string): Promise<Sources> {
  const load = async (file: string, options?: RequestInit) => {
    const response = await fetch(`${base}pagefind/${file}`, options);
    if (!response.ok)
      throw new Error(`A file of the search is not there: ${base} ${file}, ${response.status}`);
    return response;
  };
  // The sub-site may have been built anew; its other files are kept under the name of their version.
  const manifest: SearchManifest = await (await load('manifest.json', { cache: 'no-cache' })).json();
  const loadOwn = (file: string) => load(`${file}?v=${manifest.version}`);
  const loadJson = async (file: string) => (await loadOwn(file)).json();
  const names = openNamesFile(await loadJson('names.json'), (block) => loadJson(`names/${block}.json`));
  const { small } = manifest;
  return {
    names,
    index: async () =>
      small ? indexRecords(await loadJson(small.texts), (await names('')).fold) : openFiles(loadOwn),
  };
}
