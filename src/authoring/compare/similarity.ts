/**
 * How alike two texts of one language are, between 0 and 1: the share of words and pairs of words that both
 * have (Dice). A Han or kana character counts as a word. Case, width, white space and punctuation do not count.
 * `similarity('The player draws.', 'the player draws') // => 1`
 */
export const similarity = (left: string, right: string): number => {
  const [a, b] = [shinglesOf(left), shinglesOf(right)];
  let shared = 0;
  for (const [shingle, count] of a.counts) shared += Math.min(count, b.counts.get(shingle) ?? 0);
  const total = a.total + b.total;
  return total === 0 ? Number(left === right) : (2 * shared) / total;
};

/** A word of a text, with its offsets. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text as printed, a Han or kana character each a word; punctuation marks are words of their own. */
export const wordsOf = (text: string): readonly Word[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));

/** A text without white space, punctuation, case and width. */
export const foldWording = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]+/gu, '');

const word =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]|[\p{sc=Latin}\p{N}\p{M}]+(?:['’][\p{sc=Latin}]+)*|\p{L}+|[^\s\p{L}]/gu;

const shinglesOf = (text: string): { counts: ReadonlyMap<string, number>; total: number } => {
  const words = wordsOf(text)
    .map((one) => foldWording(one.text))
    .filter((one) => one !== '');
  const shingles = [...words, ...words.slice(1).map((one, index) => `${words[index]} ${one}`)];
  const counts = new Map<string, number>();
  for (const shingle of shingles) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  return { counts, total: shingles.length };
};
