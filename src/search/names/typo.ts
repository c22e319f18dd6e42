/**
 * Whether `typed` can be `meant` with typing errors: a letter added, missing or replaced, or two letters swapped. A
 * word of up to three letters can have no error, one of eight or more at most two, any other at most one. The first
 * letter has to be right or swapped, which keeps short words apart (`draw` is not `raw`). Words with digits or Chinese
 * characters have no errors.
 */
export function isMistyped(typed: string, meant: string): boolean {
  const limit = Math.min(Math.floor(typed.length / 4), 2);
  if (Math.abs(typed.length - meant.length) > limit) return false;
  if (typed[0] !== meant[0] && !(typed[0] === meant[1] && typed[1] === meant[0])) return false;
  if (!letters.test(typed) || !letters.test(meant)) return false;
  return countEdits(typed, meant, limit) <= limit;
}

/** Restricted Damerau-Levenshtein distance, exact up to `limit`. `countEdits('confident', 'confidant') // => 1` */
export function countEdits(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const edits = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const from = (i: number, j: number) => edits[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    edits.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const other = from(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? from(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(from(i - 1, j) + 1, from(i, j - 1) + 1, other, swapped));
    }
    // Later rows cannot be smaller.
    if (Math.min(...row) > limit) return limit + 1;
  }
  return from(a.length, b.length);
}

const letters = /^[a-z]+$/u;
