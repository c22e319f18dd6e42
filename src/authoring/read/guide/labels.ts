import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { foldUnits } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';

/** A text with a letter before it. */
export interface Labeled {
  /** Upper case, half width. */
  readonly label: string;
  readonly text: Flow;
  readonly markup: readonly Range[];
}

/** How examples are lettered: `A. …`, `(A) …`, `A、…`; marks of emphasis around the letter are part of it. */
const letter = /^(?:\*\*|__)?(?:\(([A-Za-z])\)|([A-Z])[.)、](?=\s|[^\x20-\x7F]|\*\*|__))(?:\*\*|__)?\s*/u;

/** `(i)`, `(v)`: numerals of steps. */
const smallRoman = /^[ivx]$/u;

/** Takes the letter off an example: `(C) プレイヤーが…` // => `C`, `プレイヤーが…`; undefined where there is none. */
export const readLabel = (flow: Flow): Labeled | undefined => {
  const match = letter.exec(foldUnits(flow.text.slice(0, longestLabel)));
  const label = match?.[1] ?? match?.[2] ?? '';
  if (!match || smallRoman.test(label) || match[0].length === flow.text.length) return undefined;
  return {
    label: label.toUpperCase(),
    text: trimFlow(sliceFlow(flow, match[0].length)),
    markup: rangesOf(flow, 0, match[0].length),
  };
};

const longestLabel = 40;
