import { openShardIndex } from '../../search/shards/shard-index.ts';
import type { Directory } from '../../search/shards/text-shards.ts';
import type { OpenIndex } from '../../search/texts/text-index.ts';
import { loadFile } from './folder.ts';

/** Opens the index in files (see src/search/shards) by its directory; the rest is loaded as it is asked for. */
export function openFiles(directory: Directory & { readonly version: string }): OpenIndex {
  const load = (file: string) => loadFile(`${file}?v=${directory.version}`);
  return openShardIndex(directory, {
    block: async (number) => (await load(`index/${number}.txt`)).text(),
    records: async (number) => (await load(`fragment/${number}.json`)).json(),
  });
}
