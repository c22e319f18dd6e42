/** What stands between two tokens of a run: less than any character of a token, so shorter runs come first. */
export const atWordEnd = ' ';
/** Greater than what ends a word, less than what goes on with it. */
const afterWordEnd = '!';

/** The block in which a run of tokens stands, or would stand. */
export function shardOf(separators: readonly string[], key: string): number {
  let low = 0;
  let high = separators.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((separators[middle] ?? '') <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The shortest string that is greater than one key and not greater than the next. `separate('抓 牌', '抓 牌 手') // => '抓 牌 '` */
export function separate(before: string | undefined, next: string): string {
  if (before === undefined) return '';
  let length = 1;
  while (next.slice(0, length) <= before) length += 1;
  return next.slice(0, length);
}

/** Where the runs end that begin with this one, or, where its last word is not finished, with these letters. */
export const endOf = (key: string, isOpen: boolean): string => key + (isOpen ? '\uffff' : afterWordEnd);

/** Whether a run is another one or its beginning, word for word. */
export const isBeginning = (short: string, long: string): boolean =>
  long === short || long.startsWith(short + atWordEnd);
