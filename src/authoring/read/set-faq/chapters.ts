/** Where the chapters of an FAQ begin: known headings, headings that the preface announces, the legal line. */

import { foldToKey } from '../../../pipeline/text/fold.ts';
import { isHeadingLike } from '../lines/heading-like.ts';
import type { CardHead } from './card-head.ts';
import { guessStartOfRulings } from './guess-rulings.ts';
import {
  announcedChapters,
  type ChapterKind,
  chapterKindOf,
  chapterTitle,
  headingWords,
} from './headings.ts';
import type { Line } from './line.ts';

/** A stretch of lines that is one chapter. */
export interface ChapterRange {
  readonly kind: ChapterKind;
  /** Index of the heading, or null. */
  readonly heading: number | null;
  /** First line of the body, and the line behind it. */
  readonly from: number;
  readonly to: number;
  /** What stands before the first heading: title, date, contents. */
  readonly preface: boolean;
  /** No heading says that this is where the rulings are. */
  readonly guessed: boolean;
}

/** Divides a document into chapters, which together are all its lines. */
export const findChapters = (
  lines: readonly Line[],
  heads: ReadonlyMap<number, CardHead>,
): readonly ChapterRange[] => {
  const found = findChapterStarts(lines, heads);
  const starts = found.some(({ kind }) => kind === 'rulings')
    ? found
    : withGuessedRulings(lines, heads, found);
  const legal = findLegalLine(lines, heads, starts.at(-1)?.at);
  if (legal !== undefined) starts.push({ kind: 'notes', at: legal, headed: false, guessed: false });
  const first = starts[0]?.at ?? lines.length;
  const preface: ChapterRange = {
    kind: 'notes',
    heading: null,
    from: 0,
    to: first,
    preface: true,
    guessed: false,
  };
  const chapters = starts.map(({ kind, at, headed, guessed }, index): ChapterRange => {
    const to = starts[index + 1]?.at ?? lines.length;
    return { kind, heading: headed ? at : null, from: headed ? at + 1 : at, to, preface: false, guessed };
  });
  return first > 0 ? [preface, ...chapters] : chapters;
};

interface ChapterStart {
  readonly kind: ChapterKind;
  readonly at: number;
  readonly headed: boolean;
  readonly guessed: boolean;
}

const findChapterStarts = (lines: readonly Line[], heads: ReadonlyMap<number, CardHead>): ChapterStart[] => {
  const announced = new Map<string, ChapterKind>(
    listedChapters(lines).map((name): [string, ChapterKind] => [name, 'notes']),
  );
  const inHead = linesInHeads(heads);
  const candidates: ChapterStart[] = [];
  for (const line of lines) {
    const kind = inHead.has(line.index) ? undefined : chapterKindOf(line, announced);
    if (kind) candidates.push({ kind, at: line.index, headed: true, guessed: false });
    else if (candidates.length === 0)
      for (const [name, kindOfIt] of announcedChapters(line.text)) announced.set(name, kindOfIt);
  }
  return withoutContents(lines, heads, candidates);
};

/**
 * Without the lines of a table of contents: names that come again, and stand below `目录` or each right behind
 * another name, and a rulings chapter that comes again and has no card.
 */
const withoutContents = (
  lines: readonly Line[],
  heads: ReadonlyMap<number, CardHead>,
  candidates: readonly ChapterStart[],
): ChapterStart[] => {
  const nameOf = ({ at }: ChapterStart): string => foldToKey(chapterTitle(lines[at]?.text ?? ''));
  const lastOf = new Map(candidates.map((candidate) => [nameOf(candidate), candidate.at]));
  const cards = [...heads.keys()].sort((left, right) => left - right);
  const listed = linesOfContents(lines);
  return candidates.filter((candidate, index) => {
    if (listed.has(candidate.at) || isTitleOfAll(candidate, candidates)) return false;
    if (lastOf.get(nameOf(candidate)) === candidate.at) return true;
    const next = candidates[index + 1]?.at ?? lines.length;
    const isListed = next === candidate.at + 1 || candidates[index - 1]?.at === candidate.at - 1;
    const hasCards = candidate.kind === 'rulings' && hasNumberBetween(cards, candidate.at, next);
    return !(isListed || candidate.kind === 'rulings') || hasCards;
  });
};

/** `…规则释疑与单牌问答` in the first line names the document, where the rulings have a heading of their own. */
const isTitleOfAll = ({ at, kind }: ChapterStart, all: readonly ChapterStart[]): boolean =>
  at === 0 && kind === 'rulings' && all.some((other) => other.at > 0 && other.kind === 'rulings');

/** The names of the chapters that `目录` lists: what stands furthest out there, where that is not much. */
const listedChapters = (lines: readonly Line[]): readonly string[] => {
  const listed = linesOfContents(lines);
  const own = lines.filter(({ index, marker }) => listed.has(index) && !marker);
  const margin = own.reduce((least, { indent }) => Math.min(least, indent), Number.POSITIVE_INFINITY);
  const outer = own.filter(({ indent }) => indent === margin);
  return outer.length > mostChapters ? [] : outer.map(({ text }) => foldToKey(chapterTitle(text)));
};

const mostChapters = 8;

/** The short lines below `目录`, up to one that is a sentence or, where the list stands close, a blank line. */
const linesOfContents = (lines: readonly Line[]): ReadonlySet<number> => {
  const heading = lines.findIndex(({ text }) => text.length < 40 && contents.test(headingWords(text)));
  const [first, second] = lines.slice(heading + 1, heading + 3);
  if (heading < 0 || !first || !second) return new Set();
  const isClose = second.blanksBefore === 0;
  const rest = lines.slice(heading + 1, heading + 1 + longestContents);
  const end = rest.findIndex(
    ({ text, blanksBefore }, at) => !isHeadingLike(text) || (isClose && at > 0 && blanksBefore > 0),
  );
  return new Set(rest.slice(0, end < 0 ? rest.length : end).map(({ index }) => index));
};

const contents = /^(?:目录|目錄|目次|もくじ|内容|(?:table of )?contents)[:：]?$/iu;
const longestContents = 60;

/** True when one of the sorted numbers lies between the two. */
const hasNumberBetween = (sorted: readonly number[], from: number, to: number): boolean => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? Number.POSITIVE_INFINITY) < to;
};

/** A chapter heading right before where the rulings seem to begin is theirs; else a short line is taken as it. */
const withGuessedRulings = (
  lines: readonly Line[],
  heads: ReadonlyMap<number, CardHead>,
  found: readonly ChapterStart[],
): ChapterStart[] => {
  const at = guessStartOfRulings(lines, heads, found.length > 0);
  if (at === undefined) return [...found];
  const before = lines[at - 1];
  const known = found.some((start) => start.at === at - 1);
  const short = at > 1 && before && !before.marker && !before.divider && isHeadingLike(before.text);
  const headed = known || short === true;
  const guess: ChapterStart = { kind: 'rulings', at: headed ? at - 1 : at, headed, guessed: true };
  return [...found.filter((start) => start.at !== guess.at), guess].sort((left, right) => left.at - right.at);
};

/** The legal line at the end, in a document that has chapters: everything from it on, when no card comes after it. */
const findLegalLine = (
  lines: readonly Line[],
  heads: ReadonlyMap<number, CardHead>,
  lastStart: number | undefined,
): number | undefined => {
  if (lastStart === undefined) return undefined;
  let behindHeads = 0;
  for (const head of heads.values()) behindHeads = Math.max(behindHeads, head.to);
  for (
    let index = Math.max(behindHeads, lastStart + 1, lines.length - 12);
    index < lines.length;
    index += 1
  ) {
    const line = lines[index];
    if (line && !line.marker && !line.divider && isLegal(line.text))
      return Math.max(startOfBlock(lines, index), behindHeads, lastStart + 1);
  }
  return undefined;
};

/** The first of the lines above that stand without a blank line between them, when none of them is an item. */
const startOfBlock = (lines: readonly Line[], at: number): number => {
  let first = at;
  while (first > 0 && lines[first]?.blanksBefore === 0) {
    first -= 1;
    const { marker, divider, hintedRuling } = lines[first] ?? {};
    if (marker || divider || hintedRuling || at - first > longestLegal) return at;
  }
  return first > 0 ? first : at;
};

const longestLegal = 6;

const isLegal = (text: string): boolean => legal.some((pattern) => pattern.test(text.slice(0, 400)));

const legal: readonly RegExp[] = [
  /商[标標]/u,
  /(?:\(c\)|©|ⓒ|（c）)\s*\d{4}|版[权權](?:所有|归|歸)/iu,
  /\btrademarks?\b|\bcopyright\b|All rights reserved/iu,
  /商標|著作権/u,
];

const linesInHeads = (heads: ReadonlyMap<number, CardHead>): ReadonlySet<number> => {
  const inside = new Set<number>();
  for (const { from, to } of heads.values()) for (let index = from; index < to; index += 1) inside.add(index);
  return inside;
};
