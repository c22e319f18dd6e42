import { planQuery } from '../query/plan.ts';
import type { FoldHan } from '../texts/han.ts';
import type { OpenIndex } from '../texts/text-index.ts';

/** A part of a query that texts have, and how many places have it. */
export interface FoundPiece {
  readonly text: string;
  readonly count: number;
}

/**
 * The parts that texts have of a query that none has whole: its words; of a run of Chinese or Japanese the longest
 * stretches. Nothing where not all texts are at hand.
 *
 * `findPieces('牌库顶的宇宙船', …) // => [{ text: '牌库顶的', count: 12 }]`
 */
export function findPieces(query: string, index: OpenIndex, fold: FoldHan): FoundPiece[] {
  const { scan } = index;
  if (!scan) return [];
  const count = (text: string) => scan(planQuery(text, {}, fold)).length;
  const words = [...query.slice(0, longest).matchAll(stretches)].map(([word]) => word);
  const pieces = words.flatMap((word) => {
    const whole = count(word);
    if (whole > 0) return [{ text: word, count: whole }];
    const least = leastLengths.find(([script]) => script.test(word))?.[1] ?? Number.POSITIVE_INFINITY;
    return stretchesOf(word, count, least);
  });
  // A single character says little beside a longer piece.
  const isLong = ({ text }: FoundPiece) => [...text].length > 1;
  const telling = pieces.some(isLong) ? pieces.filter(isLong) : pieces;
  const known = new Set<string>();
  return telling.filter(({ text }) => text !== query && !known.has(text) && known.add(text)).slice(0, most);
}

/** From each place the longest stretch that is found, if it is not within the one before; longest first. */
function stretchesOf(word: string, count: (text: string) => number, least: number): FoundPiece[] {
  const characters = [...word];
  const pieces: FoundPiece[] = [];
  for (let start = 0, end = 0; start < characters.length; start += 1) {
    let found: FoundPiece | undefined;
    for (end = Math.max(end, start); end < characters.length; end += 1) {
      const text = characters.slice(start, end + 1).join('');
      const times = count(text);
      if (times === 0) break;
      found = { text, count: times };
    }
    if (found) pieces.push(found);
  }
  const lengthOf = ({ text }: FoundPiece) => [...text].length;
  return pieces.filter((piece) => lengthOf(piece) >= least).sort((a, b) => lengthOf(b) - lengthOf(a));
}

// Shorter stretches are chance: kana and letters stand in everything.
const leastLengths: readonly (readonly [RegExp, number])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 3],
  [/\p{sc=Han}/u, 1],
];
const stretches =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{P}]+/gu;
const longest = 60;
const most = 6;
