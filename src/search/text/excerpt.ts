/** A range of a printed text, in UTF-16 units; `end` is excluded. */
export type Range = readonly [start: number, end: number];

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Returns the given sentence, or the one with the most different matches, with its matches marked. A long sentence is
 * cut around a match, with `…`. The ranges are in order and do not overlap.
 */
export function excerptOf(text: string, ranges: readonly Range[], sentence?: Range): Piece[] {
  const window = sentence
    ? clip(text, sentence, firstIn(ranges, sentence), answerLines)
    : windowOf(text, ranges);
  const [from, to] = window;
  const isCutBefore = from > 0 && !sentenceEnd.test(text.slice(0, from));
  const isCutAfter = to < text.length && !sentenceEnd.test(text.slice(0, to)) && text[to] !== '\n';
  return [...(isCutBefore ? [cut] : []), ...markedText(text, ranges, window), ...(isCutAfter ? [cut] : [])];
}

const cut: Piece = { text: '…', isMatch: false };

const firstIn = (ranges: readonly Range[], sentence: Range): Range =>
  ranges.find((range) => isWithin(range, sentence)) ?? [sentence[0], sentence[0]];

function windowOf(text: string, ranges: readonly Range[]): Range {
  const around = (range: Range) => clip(text, sentenceAround(text, range), range, foundLines);
  const wordsOf = ([start, end]: Range) => text.slice(start, end).toLowerCase();
  const countIn = (window: Range) =>
    new Set(ranges.filter((range) => isWithin(range, window)).map(wordsOf)).size;
  const [best] = ranges.map(around).sort((a, b) => countIn(b) - countIn(a));
  return best ?? around([0, 0]);
}

export function markedText(
  text: string,
  ranges: readonly Range[],
  window: Range = [0, text.length],
): Piece[] {
  const pieces: Piece[] = [];
  let at = window[0];
  for (const [start, end] of ranges.filter((range) => isWithin(range, window))) {
    pieces.push(
      { text: text.slice(at, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    at = end;
  }
  pieces.push({ text: text.slice(at, window[1]), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}

const isWithin = (range: Range, window: Range) => range[0] >= window[0] && range[1] <= window[1];

/** Returns the given sentence, or the first one. Cuts a long sentence. */
export const beginning = (text: string, sentence?: Range): string =>
  excerptOf(text, [], sentence)
    .map((piece) => piece.text)
    .join('');

export const sentencesOf = (text: string): Range[] =>
  Array.from(
    text.matchAll(sentences),
    ({ 0: sentence, index }): Range => [index, index + sentence.trimEnd().length],
  ).filter(([from, to]) => to > from);

// About one line on a phone, in UTF-16 units, for scripts without and with spaces.
const widths = { unspaced: 36, spaced: 80 };
// The most lines of an excerpt. An answer to a question has more, because its main clause can come last.
const [foundLines, answerLines] = [2, 5];
const sentenceEnd = /(?:[。！？!?.”」』）)]\s*|\n\s*)$/u;
const sentences = /[^。！？!?\n.]*(?:\.(?!\s)[^。！？!?\n.]*)*[。！？!?\n.]*[”」』）)"]*\s*/gu;

function sentenceAround(text: string, [start, end]: Range): Range {
  const all = sentencesOf(text);
  const from = all.findLast(([from]) => from <= start)?.[0] ?? 0;
  const to = all.find(([, to]) => to >= end)?.[1] ?? text.trimEnd().length;
  return [from, to];
}

function clip(text: string, [from, to]: Range, [start, end]: Range, lines: number): Range {
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  const width = lines * (isUnspaced ? widths.unspaced : widths.spaced);
  const spare = width - (end - start);
  if (to - from <= width) return [from, to];
  if (spare <= 0) return [start, end];
  const before = Math.min(start - from, Math.max(Math.floor(spare / 3), spare - (to - end)));
  const after = Math.min(to - end, spare - before);
  return [
    start - before === from ? from : Math.min(atBoundary(text, start - before, 1), start),
    end + after === to ? to : Math.max(atBoundary(text, end + after, -1), end),
  ];
}

/** Moves a cut inwards if it would split a Latin word, a number or a surrogate pair. */
function atBoundary(text: string, cut: number, step: 1 | -1): number {
  let at = cut;
  for (let moved = 0; moved < 16 && isInsideWord(text, at); moved += 1) at += step;
  return at;
}

function isInsideWord(text: string, at: number): boolean {
  return /[\p{sc=Latin}\p{N}\uD800-\uDBFF][\p{sc=Latin}\p{N}\uDC00-\uDFFF]/u.test(text.slice(at - 1, at + 1));
}
