import type { CardHead } from './card-head.ts';
import { foldedNames, paragraphKey } from './card-text.ts';
import type { ChapterRange } from './chapters.ts';
import type { Line } from './line.ts';

/** No card has more paragraphs of rules text than this. */
const longestText = 12;

/**
 * Beginnings of the rules text of each card that has an entry, by folded name. A box in a chapter shows the
 * same text, so this tells where the box ends.
 */
export const readEntryTexts = (
  lines: readonly Line[],
  ranges: readonly ChapterRange[],
  heads: ReadonlyMap<number, CardHead>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const texts = new Map<string, ReadonlySet<string>>();
  for (const { kind, from, to } of ranges) {
    if (kind === 'rulings') readTextsOf(lines.slice(from, to), heads, texts);
  }
  return texts;
};

const readTextsOf = (
  lines: readonly Line[],
  heads: ReadonlyMap<number, CardHead>,
  texts: Map<string, ReadonlySet<string>>,
): void => {
  lines.forEach(({ index }, position) => {
    const head = heads.get(index);
    if (!head) return;
    const begin = position + head.to - head.from;
    const keys = readKeys(lines.slice(begin, begin + longestText), head, heads);
    if (keys.size > 0) for (const name of foldedNames(head)) texts.set(name, keys);
  });
};

const readKeys = (
  lines: readonly Line[],
  { asList }: CardHead,
  heads: ReadonlyMap<number, CardHead>,
): ReadonlySet<string> => {
  const isText = ({ index, marker, divider }: Line): boolean =>
    !divider && !heads.has(index) && (marker === null || (asList && marker.glyph === 'dash'));
  const end = lines.findIndex((line) => !isText(line));
  return new Set(lines.slice(0, end < 0 ? lines.length : end).map(({ text }) => paragraphKey(text)));
};
