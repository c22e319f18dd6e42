import type { Sources } from '../../search/engine.ts';
import type { NamesHead } from '../../search/index-files.ts';
import { openNamesFile } from '../../search/names/names-file.ts';
import { loadFile } from './folder.ts';

/** Opens the names of an index; where they are in blocks, those are loaded as they are asked for. */
export function openNamesHead(head: NamesHead): Sources['names'] {
  return openNamesFile(head, async (block) =>
    (await loadFile(`names/${block}.json?v=${head.version}`)).json(),
  );
}
