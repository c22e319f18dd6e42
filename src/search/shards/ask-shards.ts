import { type Block, decodeBlock, type Leaf } from './block.ts';
import { endOf, isBeginning, shardOf } from './order.ts';

/** What is known of the items that have a run of tokens. */
export interface Found {
  /** How often each has it, as far as it is known; best first where the best are. */
  readonly items: ReadonlyMap<number, number>;
  /** All that have it, those that are not among `items` too. */
  readonly total: number;
  /** `items` are all of them. */
  readonly isAll: boolean;
  /** Each of `items` has the whole run; otherwise one has at least its beginning. */
  readonly isCertain: boolean;
}

/**
 * The items that have a run of tokens (`抓 牌`, `draw card`; with `isOpen`, the last may be the beginning of
 * one). Where more blocks than `reach` have it, only the best; with a reach of 0 all that the first block knows.
 */
export type AskShards = (run: string, isOpen: boolean, reach: number) => Promise<Found>;

/** Loads blocks as they are asked for, each once; one that fails to load is asked for again the next time. */
export function openShards(
  separators: readonly string[],
  load: (block: number) => Promise<string>,
): AskShards {
  const blocks = new Map<number, Promise<Block>>();
  const get = (number: number) => {
    const known = blocks.get(number);
    if (known) return known;
    const block = load(number).then(decodeBlock);
    blocks.set(number, block);
    block.catch(() => blocks.delete(number));
    return block;
  };
  return async (run, isOpen, reach) => {
    const end = endOf(run, isOpen);
    const [first, last] = [shardOf(separators, run), shardOf(separators, end)];
    // Where there are many, the first block knows the best.
    const start = await get(first);
    const head = last === first || isOpen ? undefined : start.heads.find(({ key }) => key === run);
    const width = head || isOpen ? reach : Math.max(reach, leastReach);
    const isAll = last - first <= width;
    const numbers = Array.from({ length: Math.min(last - first, width) + 1 }, (_, index) => first + index);
    if (head && !isAll && reach === leastReach) {
      const items = new Map(head.ids.map((id, index) => [id, head.ids.length - index]));
      return { items, total: head.count, isAll: false, isCertain: true };
    }
    const leaves = (await Promise.all(numbers.map(get))).flatMap((block) => block.leaves);
    const shorter = beginningOf(run, start.leaves);
    if (shorter) {
      return { items: countItems([shorter]), total: shorter.ids.length, isAll: true, isCertain: false };
    }
    const items = countItems([
      ...(head ? [head] : []),
      ...leaves.filter(({ key }) => key >= run && key < end),
    ]);
    return { items, total: head?.count ?? items.size, isAll, isCertain: true };
  };
}

/** A run of few entries may stand at the end of one block and the beginning of the next. */
export const leastReach = 1;

/** A leaf that knows only the beginning of a run; none where the run itself is known. */
function beginningOf(run: string, leaves: readonly Leaf[]): Leaf | undefined {
  const before = leaves.findLast(({ key }) => key <= run);
  return before && before.key !== run && isBeginning(before.key, run) ? before : undefined;
}

function countItems(leaves: readonly Leaf[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { ids } of leaves) for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}
