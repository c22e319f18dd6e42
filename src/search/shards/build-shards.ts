import { encodeBlock, type Head, type Leaf } from './block.ts';
import { atWordEnd, separate, shardOf } from './order.ts';
import { bestOf, groupBy, type Item, ownersOf, passageEnd, readStream } from './token-stream.ts';

/** An index in files: `separators` says in which block a run of tokens would stand. */
export interface Shards {
  readonly separators: readonly string[];
  readonly blocks: readonly string[];
}

/**
 * Sorts every run of tokens that begins anywhere in a passage, and cuts the sorted list into blocks: about as
 * many as each has entries, so that the list of blocks and a block both grow with the square root of the texts.
 *
 * A run is only as long as it has to be: one that few items have stands as a *leaf* with their numbers, and
 * whoever asks for a longer one looks into these few. Runs that would fill more than a block have a *head*
 * besides: how many items have them, and the best.
 */
export function buildShards(items: readonly Item[]): Shards {
  const stream = readStream(items);
  const most = Math.max(Math.ceil(blockFactor * Math.sqrt(stream.places.length)), 4 * leafSize);
  const cut: Leaf[][] = [[]];
  const heads: Head[] = [];
  let filled = 0;

  const addLeaf = (key: string, from: number, to: number) => {
    const ids = ownersOf(stream, from, to);
    const kept = ids.length > most ? bestOf(stream, from, to, most).sort((a, b) => a - b) : ids;
    if (filled > 0 && filled + kept.length > most) {
      cut.push([]);
      filled = 0;
    }
    cut.at(-1)?.push({ key, ids: kept });
    filled += kept.length;
  };
  const addHead = (key: string, from: number, to: number) => {
    heads.push({ key, count: ownersOf(stream, from, to).length, ids: bestOf(stream, from, to, headSize) });
  };
  const divide = (from: number, to: number, depth: number, key: string): void => {
    if (depth > 0 && to - from > most) addHead(key, from, to);
    if (depth > 0 && (to - from <= leafSize || depth === longestRun)) {
      addLeaf(key, from, to);
      return;
    }
    for (const { token, start, end } of groupBy(stream, from, to, depth)) {
      // What ends here stands before all that goes on, and is the beginning of nothing.
      if (token === passageEnd) addLeaf(key + atWordEnd, start, end);
      else divide(start, end, depth + 1, join(key, stream.words[token] ?? ''));
    }
  };
  if (stream.places.length > 0) divide(0, stream.places.length, 0, '');

  const separators = cut.map((leaves, index) => separate(cut[index - 1]?.at(-1)?.key, leaves[0]?.key ?? ''));
  const headsOf = Map.groupBy(heads, ({ key }) => shardOf(separators, key));
  return {
    separators,
    blocks: cut.map((leaves, index) => encodeBlock({ heads: headsOf.get(index) ?? [], leaves })),
  };
}

/** A run that no more items have is not divided further. */
const leafSize = 8;
/** Nor is one of so many tokens. */
const longestRun = 12;
// How many numbers a head has, and how many more entries a block has than there are blocks.
const headSize = 40;
const blockFactor = 1.5;

const join = (key: string, word: string) => (key === '' ? word : key + atWordEnd + word);
