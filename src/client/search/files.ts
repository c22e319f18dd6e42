import { manifest } from 'virtual:search-index';
import { openShardIndex } from '../../search/shards/shard-index.ts';
import type { OpenIndex } from '../../search/text-index.ts';
import { indexFolder } from './folder.ts';

/** Opens the index in files (see src/search/shards): its directory now, the rest as it is asked for. */
export async function openFiles(): Promise<OpenIndex> {
  const load = async (file: string): Promise<Response> => {
    const response = await fetch(`${indexFolder}${file}?v=${manifest.version}`);
    if (!response.ok) throw new Error(`A file of the search index is not there: ${file}, ${response.status}`);
    return response;
  };
  return openShardIndex(await (await load('directory.json')).json(), {
    block: async (number) => (await load(`index/${number}.txt`)).text(),
    records: async (number) => (await load(`fragment/${number}.json`)).json(),
  });
}
