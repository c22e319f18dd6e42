import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { hasCjk } from '../lines/script.ts';

/**
 * How the examples are lettered, in the order the forms are looked for. Group 1 is the letter; marks of
 * emphasis around the label alone are part of it.
 */
const labelPatterns: readonly RegExp[] = [
  // A. A player …   A．牌手…   **A.** A player …
  /^(?:\*\*|__)?([A-ZＡ-Ｚ]|([A-Z])\2)[.．](?:\*\*|__)?(?=\s|[^\x20-\x7F])\s*/u,
  // (A) プレイヤーが…   （A）プレイヤーが…
  /^(?:\*\*|__)?[(（]([A-Za-zＡ-Ｚａ-ｚ])[)）](?:\*\*|__)?\s*/u,
  // A) A player …   A、牌手…   A: 牌手…
  /^(?:\*\*|__)?([A-ZＡ-Ｚ])[)）、:：](?:\*\*|__)?\s*/u,
  // A　プレイヤーが…
  /^([A-ZＡ-Ｚ])\u3000\s*(?=[^\x20-\x7F])/u,
  // 1. **A.** A player …, of a list that a program has numbered
  /^\d{1,2}[.)、．]\s+(?:\*\*|__)?([A-Z])[.．)）、](?:\*\*|__)?(?=\s|[^\x20-\x7F])\s*/u,
  // a. A player …   a) A player …   a）牌手…
  /^(?:\*\*|__)?([a-zａ-ｚ])[.)．）](?:\*\*|__)?(?:\s+|(?=[^\x20-\x7F]))/u,
  // Example A: A player …   例A:プレイヤーが…
  /^(?:\*\*|__)?(?:Example|范例|範例|例子|例)\s*[(（]?([A-Z])[)）]?[.．:：、](?:\*\*|__)?\s*/u,
];

/** `i.`, `(v)`: numerals of steps, hardly ever the ninth example and the twenty-second. */
const smallRoman = /^[ivxｉｖｘ]$/u;

/** A text with a letter before it. */
export interface Labeled {
  /** Upper case, half width. */
  readonly label: string;
  readonly text: Flow;
  readonly markup: readonly Range[];
}

/** Takes the letter off an example: `(C) プレイヤーが…` // => `C`, `プレイヤーが…`; undefined where there is none. */
export const readLabel = (flow: Flow): Labeled | undefined => {
  for (const pattern of labelPatterns) {
    const match = pattern.exec(flow.text);
    const letter = match?.[1];
    if (!match || letter === undefined || match[0].length === flow.text.length) continue;
    if (smallRoman.test(letter)) continue;
    const label = letter.normalize('NFKC').toUpperCase();
    return {
      label,
      text: trimFlow(sliceFlow(flow, match[0].length)),
      markup: rangesOf(flow, 0, match[0].length),
    };
  }
  return undefined;
};

/**
 * Cuts a line that holds several examples. Numbering is the evidence: behind the end of a sentence the next
 * letter has to follow, or the same one in the other script.
 *
 * `A. 牌手的牌套上有记号。 B. A player has foils.` // => two
 */
export const splitExamples = (flow: Flow): readonly Flow[] => {
  let current = readLabel(flow)?.label;
  if (current === undefined) return [flow];
  const parts: Flow[] = [];
  let from = 0;
  for (const match of flow.text.matchAll(
    /(?<=[。.!?！？)）”"]\s?)(?:([A-Z])[.．]|[(（]([A-Z])[)）])(?=\s|[^\x20-\x7F])/gu,
  )) {
    const label = match[1] ?? match[2] ?? '';
    const isNext = label.codePointAt(0) === (current.codePointAt(0) ?? 0) + 1;
    const before = flow.text.slice(Math.max(from, match.index - nearby), match.index);
    const behind = flow.text.slice(match.index, match.index + nearby);
    const isSame = label === current && hasCjk(before) !== hasCjk(behind);
    if (match.index <= from || !(isNext || isSame)) continue;
    parts.push(trimFlow(sliceFlow(flow, from, match.index)));
    from = match.index;
    current = label;
  }
  return [...parts, trimFlow(sliceFlow(flow, from))];
};

/** How far to look for the script of a text: a limit, so that a long line is read once. */
const nearby = 40;
