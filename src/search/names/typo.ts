/**
 * Whether one word is another with a typing error: a letter too many, too few, another, or two that changed
 * places; two errors in a word of eight letters or more, none in one of three or less.
 *
 * The first letter is right in nearly every mistyped word; asking for it keeps short words apart (`draw` is
 * not `raw`). Only letters: a number or a Chinese character that differs is another one.
 */
export function isMistyped(typed: string, meant: string): boolean {
  const limit = Math.min(Math.floor(typed.length / 4), 2);
  if (Math.abs(typed.length - meant.length) > limit) return false;
  if (typed[0] !== meant[0] && !(typed[0] === meant[1] && typed[1] === meant[0])) return false;
  if (!letters.test(typed) || !letters.test(meant)) return false;
  return countEdits(typed, meant, limit) <= limit;
}

/**
 * Restricted Damerau-Levenshtein distance; what is more than `most` is not counted to its end.
 * `countEdits('confident', 'confidant') // => 1`
 */
export function countEdits(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, last, beforeLast);
    // No later row has less.
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The edits from the first `i` letters of one word to each beginning of the other. */
function nextRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  beforeLast: readonly number[],
): readonly number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const isSame = a[i - 1] === b[j - 1];
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(
      Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return row;
}

const letters = /^[a-z]+$/u;
