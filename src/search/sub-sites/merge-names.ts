import type { NameEntry, NameIndex } from '../names/names.ts';
import type { FoldHan } from '../texts/han.ts';

/**
 * The names of several sites as those of one, in the order that one site would have them in. What several of
 * them have (the terms) is in it once. `fold` is for all of them, see `joinFolds`.
 */
export function mergeNames(indexes: readonly NameIndex[], fold: FoldHan): NameIndex {
  const seen = new Set<string>();
  const entries = indexes
    .flatMap((index) => index.entries.filter(({ url }) => !seen.has(url) && seen.add(url)))
    .sort((a, b) => groupOf(a) - groupOf(b));
  const orders = new Map(entries.map((entry, order) => [entry, order]));
  const rows = indexes.flatMap((index) =>
    index.rows.flatMap((row) => {
      const order = orders.get(row.entry);
      return order === undefined ? [] : [{ ...row, order }];
    }),
  );
  return { entries, rows: rows.sort((a, b) => a.order - b.order), fold };
}

/** Each site has the Traditional characters for its own texts; a query meets the texts of all. */
export function joinFolds(folds: readonly FoldHan[]): FoldHan {
  return (text) => folds.reduce((folded, fold) => fold(folded), text);
}

function groupOf({ kind, isFact }: NameEntry): number {
  if (kind === 'section') return 0;
  if (kind === 'term') return 3;
  return isFact ? 2 : 1;
}
