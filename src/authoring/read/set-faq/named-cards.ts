import { foldToKey } from '../../../pipeline/text/fold.ts';
import { isHeadingLike } from '../lines/heading-like.ts';
import type { CardHead } from './card-head.ts';
import { foldedNames } from './card-text.ts';
import { isDecorated } from './headings.ts';
import type { Line } from './line.ts';

/**
 * True for a line over two cards, or more, that says nothing but their names: `《曙光领航员》与《暮色领航员》`,
 * `Dawn Pilot and Dusk Pilot`.
 */
export const namesCardsBelow = (line: Line, heads: ReadonlyMap<number, CardHead>): boolean =>
  !line.marker &&
  !isDecorated(line) &&
  isHeadingLike(line.text) &&
  heads.has(line.index + 1) &&
  namesOnly(line.text, namesBelow(heads, line.index));

/** The names of the next cards, folded. */
const namesBelow = (heads: ReadonlyMap<number, CardHead>, index: number): readonly string[] =>
  Array.from({ length: longestPair }, (_, at) => heads.get(index + 1 + at)).flatMap((head) =>
    head ? foldedNames(head) : [],
  );

/** Two cards take no more lines than these. */
const longestPair = 24;

/** True where nothing is left of a text without two names at least, and words that join them. */
const namesOnly = (text: string, names: readonly string[]): boolean => {
  const parts = text
    .split(signs)
    .flatMap((part) => (names.includes(foldToKey(part)) ? [part] : part.split(/[与與和及と]/u)))
    .map(foldToKey)
    .filter((part) => part !== '');
  return parts.length >= 2 && parts.every((part) => names.includes(part));
};

const signs = /[《》「」『』、，,&＆+＋]|[/／]+|\s(?:and|or)\s/u;
