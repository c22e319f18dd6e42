import { openShardIndex } from '../../search/shards/shard-index.ts';
import type { OpenIndex } from '../../search/text-index.ts';
import { loadFile } from './folder.ts';

/** Opens the index in files (see src/search/shards): its directory now, the rest as it is asked for. */
export async function openFiles(load: (file: string) => Promise<Response> = loadFile): Promise<OpenIndex> {
  const directory = await (await load('directory.json')).json();
  return openShardIndex(directory, {
    block: async (number) => (await load(`index/${number}.txt`)).text(),
    records: async (number) => (await load(`fragment/${number}.json`)).json(),
  });
}
