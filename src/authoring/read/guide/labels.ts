import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { fold, foldUnits } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { hasCjk } from '../lines/script.ts';
import { exampleWord } from './word-patterns.ts';

/** A text with a letter or number before it. */
export interface Labeled {
  /** Upper case, half width. */
  readonly label: string;
  readonly text: Flow;
  readonly markup: readonly Range[];
}

/**
 * How the examples are lettered, in the order in which the forms are tried on a text of one width. Group 1 is the
 * letter; marks of emphasis around the label alone are part of it.
 */
const letterForms: readonly RegExp[] = [
  // A. A player …   A．牌手…   **A.** A player …
  /^(?:\*\*|__)?([A-Z]|([A-Z])\2)\.(?:\*\*|__)?(?=\s|[^\x20-\x7F])\s*/u,
  // (A) プレイヤーが…   （A）プレイヤーが…
  /^(?:\*\*|__)?\(([A-Za-z])\)(?:\*\*|__)?\s*/u,
  // A) A player …   A、牌手…   A: 牌手…
  /^(?:\*\*|__)?([A-Z])[)、:](?:\*\*|__)?\s*/u,
  // A　プレイヤーが…
  /^([A-Z])\t\s*(?=[^\x20-\x7F])/u,
  // 1. **A.** A player …, of a list that a program has numbered
  /^\d{1,2}[.)、]\s+(?:\*\*|__)?([A-Z])[.)、](?:\*\*|__)?(?=\s|[^\x20-\x7F])\s*/u,
  // a. A player …   a) A player …   a）牌手…
  /^(?:\*\*|__)?([a-z])[.)](?:\*\*|__)?(?:\s+|(?=[^\x20-\x7F]))/u,
];

/** Example A: A player …   例A:プレイヤーが… */
const wordAndLetter = new RegExp(
  `^(?:\\*\\*|__)?(?:${exampleWord})\\s*\\(?([a-z])\\)?[.:、](?:\\*\\*|__)?\\s*`,
  'u',
);

/** `i.`, `(v)`: numerals of steps, hardly ever the ninth example and the twenty-second. */
const smallRoman = /^[ivx]$/u;

/** Takes the letter off an example: `(C) プレイヤーが…` // => `C`, `プレイヤーが…`; undefined where there is none. */
export const readLabel = (flow: Flow): Labeled | undefined => {
  const text = foldUnits(flow.text.slice(0, longestLabel).replaceAll('\u3000', '\t'));
  const match =
    letterForms.map((form) => form.exec(text)).find((found) => found && !smallRoman.test(found[1] ?? '')) ??
    wordAndLetter.exec(fold(text));
  if (!match?.[1] || match[0].length === flow.text.length) return undefined;
  return takeOff(flow, match[1].toUpperCase(), match[0].length);
};

/**
 * How examples without letters are counted. Only the numbers of examples are labels, so the reader asks for them once
 * it knows the part.
 */
const countForms: readonly RegExp[] = [
  // (1) A player …   （1）牌手…
  /^\((\d{1,2})\)\s*(?=\S)/u,
  // 1. A player …   1）牌手…
  /^(\d{1,2})[.、)]\s*(?=\S)/u,
  // ①プレイヤーが…   （一）牌手…
  /^([①-⑳])\s*(?=\S)/u,
  /^\(([一二三四五六七八九十])\)\s*(?=\S)/u,
  // Example 1: A player …   范例1：牌手…
  new RegExp(`^(?:${exampleWord})\\s?(\\d{1,2})\\s*[.:、]\\s*(?=\\S)`, 'u'),
];

/**
 * The labels of texts that are counted from one on without a gap, in one form; empty where they are not.
 *
 * `（1）牌手…`, `（2）牌手…` // => `1`, `2`
 */
export const readCounts = (flows: readonly Flow[]): ReadonlyMap<Flow, Labeled> => {
  for (const form of countForms) {
    const found = new Map<Flow, Labeled>();
    for (const flow of flows) {
      const match = form.exec(fold(flow.text.slice(0, longestLabel)));
      const label = (match?.[1] ?? '').normalize('NFKC');
      if (match && numberOf(label) === found.size + 1) found.set(flow, takeOff(flow, label, match[0].length));
    }
    const first = flows.find((flow) =>
      countForms.some((one) => one.test(fold(flow.text.slice(0, longestLabel)))),
    );
    if (found.size >= 2 && first && found.has(first)) return found;
  }
  return new Map();
};

const numberOf = (label: string): number => '一二三四五六七八九十'.indexOf(label) + 1 || Number(label);

/** `Example 1: …` is an example in any part. */
export const isCountedExample = (text: string): boolean =>
  hasNumber.test(text.slice(0, longestLabel)) &&
  countForms.at(-1)?.test(fold(text.slice(0, longestLabel))) === true;

const hasNumber = /[\d０-９]/u;

const longestLabel = 40;

const takeOff = (flow: Flow, label: string, length: number): Labeled => ({
  label,
  text: trimFlow(sliceFlow(flow, length)),
  markup: rangesOf(flow, 0, length),
});

/**
 * Cuts a line that holds several examples. After the end of a sentence the next letter has to follow, or the same one
 * in the other script.
 *
 * `A. 牌手的牌套上有记号。 B. A player has foils.` // => two
 */
export const splitExamples = (flow: Flow): readonly Flow[] => {
  let current = readLabel(flow)?.label;
  if (current === undefined) return [flow];
  const parts: Flow[] = [];
  let from = 0;
  for (const match of flow.text.matchAll(letterInside)) {
    const label = match[1] ?? match[2] ?? '';
    const isNext = label.codePointAt(0) === (current.codePointAt(0) ?? 0) + 1;
    const before = flow.text.slice(Math.max(from, match.index - nearby), match.index);
    const after = flow.text.slice(match.index, match.index + nearby);
    const isSame = label === current && hasCjk(before) !== hasCjk(after);
    if (match.index <= from || !(isNext || isSame)) continue;
    parts.push(trimFlow(sliceFlow(flow, from, match.index)));
    from = match.index;
    current = label;
  }
  return [...parts, trimFlow(sliceFlow(flow, from))];
};

const letterInside = /(?<=[。.!?！？)）”"]\s?)(?:([A-Z])[.．]|[(（]([A-Z])[)）])(?=\s|[^\x20-\x7F])/gu;

/** How far to look for the script of a text: a limit, so that a long line is read once. */
const nearby = 40;
