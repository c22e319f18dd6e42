/** What is to be found: passages of tokens, separated by spaces. Its place in the list is its number. */
export type Item = readonly string[];

/** All texts as numbers. With 25 million tokens of 30,000 pages, nothing bigger than a number a token fits. */
export interface Stream {
  /** All tokens of all items by their rank in `words`; 0 ends a passage. */
  readonly tokens: Uint32Array;
  /** For each of them, the item that it is of. */
  readonly owners: Uint32Array;
  /** Where runs begin; sorted by `divide`. */
  readonly places: Uint32Array;
  readonly words: readonly string[];
  /** How many tokens an item has. */
  readonly lengths: readonly number[];
}

/** The number that stands between two passages. */
export const passageEnd = 0;

/** Places of a range that have the same token. */
export interface Group {
  readonly token: number;
  readonly start: number;
  readonly end: number;
}

/** Reads all items once; their tokens become numbers whose order is that of the tokens. */
export function readStream(items: readonly Item[]): Stream {
  const lengths = items.map((passages) => passages.reduce((sum, text) => sum + wordsOf(text).length, 0));
  const length = lengths.reduce((sum, each) => sum + each, 0);
  const size = items.reduce((sum, passages) => sum + passages.length, length);
  const words = ['', ...[...distinctWords(items)].sort()];
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const tokens = new Uint32Array(size);
  const owners = new Uint32Array(size);
  const places = new Uint32Array(length);
  let at = 0;
  let begun = 0;
  for (const [owner, passages] of items.entries()) {
    for (const passage of passages) {
      for (const word of wordsOf(passage)) {
        places[begun] = at;
        begun += 1;
        tokens[at] = ranks.get(word) ?? 0;
        owners[at] = owner;
        at += 1;
      }
      owners[at] = owner;
      at += 1;
    }
  }
  return { tokens, owners, places, words, lengths };
}

function distinctWords(items: readonly Item[]): Set<string> {
  const distinct = new Set<string>();
  for (const passages of items)
    for (const text of passages) for (const word of wordsOf(text)) distinct.add(word);
  return distinct;
}

const wordsOf = (passage: string) => (passage === '' ? [] : passage.split(' '));

/** Sorts a range by the tokens that stand so far behind its places, and cuts it where they differ. */
export function* groupBy(stream: Stream, from: number, to: number, depth: number): Generator<Group> {
  const { tokens, places } = stream;
  const tokenAt = (index: number) => tokens[(places[index] ?? 0) + depth] ?? passageEnd;
  sortBy(stream, from, to, depth);
  for (let start = from; start < to; ) {
    const token = tokenAt(start);
    let end = start + 1;
    while (end < to && tokenAt(end) === token) end += 1;
    yield { token, start, end };
    start = end;
  }
}

/** Puts the places of a range in the order of the tokens that stand so far behind them; equal ones stay in theirs. */
function sortBy({ tokens, places }: Stream, from: number, to: number, depth: number): void {
  const keys = new Float64Array(to - from);
  for (let index = from; index < to; index += 1) {
    const place = places[index] ?? 0;
    keys[index - from] = (tokens[place + depth] ?? 0) * placeLimit + place;
  }
  keys.sort();
  for (let index = from; index < to; index += 1) places[index] = (keys[index - from] ?? 0) % placeLimit;
}

// Two whole numbers in one: tokens up to two millions, places up to four thousand millions.
const placeLimit = 2 ** 32;

/** The items of a range, ascending, each once: equal runs stand in the order of the texts. */
export function ownersOf({ owners, places }: Stream, from: number, to: number): number[] {
  const found = new Set<number>();
  for (let index = from; index < to; index += 1) found.add(owners[places[index] ?? 0] ?? 0);
  return [...found].sort((a, b) => a - b);
}

/** The items of a range that say it often for their length, best first. */
export function bestOf(stream: Stream, from: number, to: number, count: number): number[] {
  const times = new Map<number, number>();
  for (let index = from; index < to; index += 1) {
    const owner = stream.owners[stream.places[index] ?? 0] ?? 0;
    times.set(owner, (times.get(owner) ?? 0) + 1);
  }
  const score = (owner: number) => (times.get(owner) ?? 0) / (stream.lengths[owner] ?? 1);
  return [...times.keys()].sort((a, b) => score(b) - score(a) || a - b).slice(0, count);
}
