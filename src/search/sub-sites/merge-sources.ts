import type { Sources } from '../engine.ts';
import type { FoldHan } from '../texts/han.ts';
import type { OpenIndex } from '../texts/text-index.ts';
import { mergeIndexes } from './merge-indexes.ts';
import { joinFolds, mergeNames } from './merge-names.ts';

/** One search over several sites. It is as much of it as all of them answer: where one does not, it rejects. */
export function mergeSources(sites: readonly Sources[]): Sources {
  // Texts are kept as folded once, so the folding stays the same from query to query.
  let fold: FoldHan | undefined;
  let index: Promise<OpenIndex> | undefined;
  return {
    names: async (query) => {
      const each = await Promise.all(sites.map((site) => site.names(query)));
      fold ??= joinFolds(each.map((names) => names.fold));
      return mergeNames(each, fold);
    },
    index: () => {
      index ??= Promise.all(sites.map((site) => site.index())).then(mergeIndexes);
      return index;
    },
  };
}
