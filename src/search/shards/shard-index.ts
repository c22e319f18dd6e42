import { filterMarkPattern, type SearchRecord } from '../texts/record.ts';
import type { Answer, Answers, OpenIndex } from '../texts/text-index.ts';
import { type Found, leastReach, openShards } from './ask-shards.ts';
import { type Directory, recordsPerFile } from './text-shards.ts';

/** How the files of an index come. */
export interface ShardFiles {
  block(number: number): Promise<string>;
  records(file: number): Promise<readonly SearchRecord[]>;
}

/** An index whose files are loaded as they are asked for. */
export function openShardIndex(
  { separators, groups, lengths, count }: Directory,
  files: ShardFiles,
): OpenIndex {
  const askRun = openShards(separators, files.block);
  const loaded = new Map<number, Promise<readonly SearchRecord[]>>();
  const readFile = (file: number) => {
    const known = loaded.get(file) ?? files.records(file);
    loaded.set(file, known);
    known.catch(() => loaded.delete(file));
    return known;
  };
  const read = async (id: number): Promise<SearchRecord> => {
    const record = (await readFile(Math.floor(id / recordsPerFile)))[id % recordsPerFile];
    if (!record) throw new Error(`The index has no record ${id}.`);
    return record;
  };
  const toAnswer = (id: number, times: number): Answer => ({
    id: String(id),
    score: Math.sqrt(times) / Math.sqrt(valueAt(lengths, id) ?? 1),
    read: () => read(id),
  });
  const isMarked = (id: number, marks: readonly string[]) => {
    const own = valueAt(groups, id)?.split(' ') ?? [];
    return marks.every((mark) => own.includes(mark));
  };

  return {
    isWhole: false,
    words: () => new Set(),
    ask: async (group, reach = leastReach): Promise<Answers> => {
      const marks = group.flatMap((question) => filterMarkPattern.exec(question)?.[1] ?? []);
      const runs = group.filter((question) => !filterMarkPattern.test(question));
      if (runs.length === 0) {
        const ids = Array.from({ length: count }, (_, id) => id).filter((id) => isMarked(id, marks));
        return { list: ids.map((id) => toAnswer(id, 1)), total: ids.length, isAll: true, isCertain: true };
      }
      const askRuns = (width: number) =>
        Promise.all(runs.map((run) => askRun(run.replaceAll('"', ''), !run.startsWith('"'), width)));
      const answer = async (width: number): Promise<Answers & { readonly known: number }> => {
        const found = await askRuns(width);
        const { items, known, isAll, isCertain, total } = intersect(found);
        const toKnown = (ids: ReadonlyMap<number, number>) =>
          [...ids]
            .filter(([id]) => isMarked(id, marks))
            .map(([id, times]) => toAnswer(id, times))
            .sort((a, b) => b.score - a.score);
        const [first, others] = [toKnown(known), toKnown(items)];
        const list = [...first, ...others];
        const isSure = isCertain && (others.length === 0 || first.length >= enough);
        const isCounted = marks.length > 0 || isAll || runs.length > 1;
        return {
          list,
          isAll,
          isCertain: isSure,
          total: isCounted ? list.length : total,
          known: first.length,
        };
      };
      if (runs.length === 1 && marks.length === 0) return answer(reach);
      // The first blocks of common words mostly know enough records that have all of them.
      const near = reach > leastReach ? null : await answer(0);
      return near && (near.isAll || near.known >= enough) ? near : answer(Math.max(reach, wideReach));
    },
  };
}

/** Records of which it is known that they have all words: as many as are shown first. */
const enough = 10;

// Blocks of a word of several: what all have in common is among what the rarest has.
const wideReach = 3;

interface Common extends Found {
  /** Those of which it is known that they have all runs; `items` are the others. */
  readonly known: ReadonlyMap<number, number>;
}

/** What all have in common. Of a word that too many have, the records themselves have to say whether they do. */
function intersect(found: readonly Found[]): Common {
  const [rarest, ...others] = found.toSorted((a, b) => a.total - b.total);
  if (!rarest) return { known: new Map(), items: new Map(), total: 0, isAll: true, isCertain: true };
  const [known, items] = [new Map<number, number>(), new Map<number, number>()];
  for (const [id, own] of rarest.items) {
    const lacking = others.filter((other) => !other.items.has(id));
    if (lacking.some(({ isAll }) => isAll)) continue;
    const times = others.reduce((sum, other) => sum + (other.items.get(id) ?? 0), own);
    (lacking.length === 0 ? known : items).set(id, times);
  }
  return {
    known,
    items,
    total: rarest.total,
    isAll: rarest.isAll,
    isCertain: found.every(({ isCertain }) => isCertain),
  };
}

/** The value that holds from the last number on that is not greater. */
function valueAt<Value>(
  steps: readonly (readonly [first: number, value: Value])[],
  id: number,
): Value | undefined {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((steps[middle]?.[0] ?? 0) <= id) low = middle;
    else high = middle - 1;
  }
  return steps[low]?.[1];
}
