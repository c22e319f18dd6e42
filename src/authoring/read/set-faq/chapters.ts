import { z } from 'zod';
import { fold, foldToKey } from '../../../pipeline/text/fold.ts';
import { monthOf } from '../../compare/numbers.ts';
import { canEndParagraph, isHeadingLike, isLabeled } from '../lines/sentence.ts';
import type { Heads } from './card-head.ts';
import { chapterKindOf, chapterTitle, isItem, type Line } from './line.ts';
import { type ChapterKind, faqTitleWords, lastChanged, legal } from './words.ts';

interface ChapterStart {
  readonly kind: ChapterKind;
  readonly at: number;
  readonly heading?: Line | undefined;
  /** Set for the title, the date and other text before the first heading. */
  readonly preface?: boolean;
  /** Set for rulings that no known heading announces. */
  readonly guessed?: true;
}

export interface ChapterRange extends ChapterStart {
  /** The lines of the body, by index; `to` is excluded. */
  readonly from: number;
  readonly to: number;
}

/** Divides the lines of an FAQ into chapters: by known headings, the first ruling and the legal line. */
export const findChapters = (lines: readonly Line[], heads: Heads): readonly ChapterRange[] => {
  const headed = findHeadings(lines, heads);
  const starts = headed.some(({ kind }) => kind === 'rulings')
    ? headed
    : withGuessedRulings(lines, heads, headed);
  const legalLine = findLegalLine(lines, heads, starts.at(-1)?.at);
  const all: readonly ChapterStart[] = [
    ...(starts[0]?.at === 0 ? [] : [{ kind: 'notes' as const, at: 0, preface: true }]),
    ...starts,
    ...(legalLine === undefined ? [] : [{ kind: 'notes' as const, at: legalLine }]),
  ];
  return all.map((start, index) => ({
    ...start,
    from: start.heading ? start.at + 1 : start.at,
    to: all[index + 1]?.at ?? lines.length,
  }));
};

/** The last occurrence of a heading counts; earlier ones are in a table of contents. */
const findHeadings = (lines: readonly Line[], heads: Heads): readonly ChapterStart[] => {
  const found = new Map<string, ChapterStart>();
  const inHead = new Set([...heads.values()].flatMap(({ from, to }) => lines.slice(from, to)));
  for (const line of lines) {
    const kind = inHead.has(line) ? undefined : chapterKindOf(line);
    if (!kind) continue;
    const key = foldToKey(chapterTitle(line));
    found.delete(key);
    found.set(key, { kind, at: line.index, heading: line });
  }
  // `…规则释疑与单牌问答` in the first line is the title if the rulings have another heading.
  const hasRulings = [...found.values()].some(({ at, kind }) => at > 0 && kind === 'rulings');
  return [...found.values()].filter(({ at, kind }) => at > 0 || kind !== 'rulings' || !hasRulings);
};

/**
 * If no known heading announces the rulings, they begin at the first group heading with a card below it; else at the
 * first card with items below the last chapter heading; else, in a text without chapter headings, at the first card.
 * A short line just above becomes their heading.
 */
const withGuessedRulings = (
  lines: readonly Line[],
  heads: Heads,
  found: readonly ChapterStart[],
): readonly ChapterStart[] => {
  const from = found.at(-1)?.at ?? -1;
  const isCard = ({ index }: Line): boolean => {
    const body = lines.slice(heads.get(index)?.to ?? lines.length, index + longestEntry);
    const end = body.find((line) => heads.has(line.index) || isItem(line));
    return end !== undefined && isItem(end);
  };
  const group = lines.find(({ index, is, marker }) => is.group && !marker && heads.has(index + 1));
  const first = group ?? lines.find((line) => line.index > from && isCard(line));
  const at = first?.index ?? (found.length > 0 ? undefined : [...heads.keys()].sort((a, b) => a - b)[0]);
  if (at === undefined) return found;
  const before = lines[at - 1];
  const heading = at > 1 && before && canBeHeading(before) ? before : undefined;
  const guess: ChapterStart = { kind: 'rulings', at: heading?.index ?? at, heading, guessed: true };
  return [...found.filter((start) => start.at !== guess.at), guess].sort((a, b) => a.at - b.at);
};

/** The most lines of an entry to search for items. */
const longestEntry = 40;

/** The first line of the legal paragraph. Its words are in the last 12 lines, below the head of the last card. */
const findLegalLine = (
  lines: readonly Line[],
  heads: Heads,
  lastStart: number | undefined,
): number | undefined => {
  if (lastStart === undefined) return undefined;
  const afterHeads = [...heads.values()].reduce((last, { to }) => Math.max(last, to), 0);
  const earliest = Math.max(afterHeads, lastStart + 1);
  const line = lines.find(
    ({ index, text, marker, divider }) =>
      index >= Math.max(earliest, lines.length - 12) && !marker && !divider && legal.test(text.slice(0, 400)),
  );
  return line && Math.max(startOfBlock(lines, line.index), earliest);
};

/**
 * Returns the index of the first line of the paragraph around line `at`. If this is the first line of the text, or if
 * many lines, an item or a divider are above `at`, returns the first line of the sentence in line `at`.
 */
const startOfBlock = (lines: readonly Line[], at: number): number => {
  const block = firstInBlock(lines, at, () => true);
  const others = lines.slice(block, at);
  const isOwn =
    block > 0 && others.length <= longestLegal && !others.some(({ marker, divider }) => marker || divider);
  return isOwn ? block : firstInBlock(lines, at, ({ text, divider }) => !divider && !canEndParagraph(text));
};

/** Goes up from a line to the first line of its block, as long as there is no blank line and `isPart` is true. */
const firstInBlock = (lines: readonly Line[], at: number, isPart: (above: Line) => boolean): number => {
  let first = at;
  for (
    let above = lines[first - 1];
    above && lines[first]?.blanksBefore === 0 && isPart(above);
    above = lines[first - 1]
  )
    first -= 1;
  return first;
};

const longestLegal = 6;

/** The number of lines at the top to search for the title. */
const titleLines = 12;
const widestTitle = 110;

/** A line near the top that names the FAQ (`_万智牌2010_常见问题集`), else a short first line. */
export const findTitle = (lines: readonly Line[], ranges: readonly ChapterRange[]): Line | undefined => {
  const preface = ranges.find((range) => range.preface);
  if (!preface) return undefined;
  const first = lines.slice(0, Math.min(titleLines, preface.to));
  const named = first.find(
    ({ text, marker, divider }) =>
      !marker && !divider && isHeadingLike(text, widestTitle) && faqTitleWords.test(text),
  );
  const [plain] = first;
  return named ?? (plain && canBeHeading(plain) && !isLabeled(plain.text) ? plain : undefined);
};

/** Whether a line can be a title or a heading. */
const canBeHeading = ({ marker, divider, is }: Line): boolean => !marker && !divider && is.short;

/**
 * Reads the ISO date of a line about the last change of the text; null for any other line, or without a valid date:
 *
 *   此文件最近更新日期：2009年6月23日      最后更新：2012-04-20      最終更新日：09/06/23
 *   Document last modified June 23, 2009
 */
export const readEditionDate = (line: string): string | null => {
  const text = fold(line.slice(0, 200));
  const said = lastChanged.exec(text);
  if (!said) return null;
  // The date can be before the words: `2013年4月19日 最終更新`.
  return readDate(text.slice(said.index)) ?? readDate(text);
};

const readDate = (text: string): string | null => {
  for (const form of dateForms) {
    const { year = '', month = '', day = '' } = form.exec(text)?.groups ?? {};
    const numbers = [year.padStart(4, '20'), Number(month) || monthOf(month), day];
    const date = numbers.map((number) => String(number).padStart(2, '0')).join('-');
    if (z.iso.date().safeParse(date).success) return date;
  }
  return null;
};

/** The first form with a valid date wins. */
const dateForms: readonly RegExp[] = [
  /(?<!\d)(?<year>\d{4}|\d{2})\s*[年/.-]\s*(?<month>\d{1,2})\s*[月/.-]\s*(?<day>\d{1,2})(?!\d)/u,
  /(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})/u,
  /(?<day>\d{1,2})\s+(?<month>[a-z]{3,9})\.?,?\s+(?<year>\d{4})/u,
];
