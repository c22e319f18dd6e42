import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import { canonicalManaCost } from '../../../pipeline/text/mana.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { type Marker, readMarker } from '../lines/marks.ts';
import type { Segment } from '../lines/segment.ts';
import { displayWidth, isHeadingLike } from '../lines/sentence.ts';
import type { Problem, ProblemCode } from '../problems.ts';
import type { TextBlock } from '../structure.ts';
import { beginsAbility, isLevelLine, isPowerToughness, isTypeLine } from './card-lines.ts';
import { isGroupHeading, kindOfChapterHeading } from './headings.ts';
import type { ChapterKind } from './words.ts';

/** A non-blank line of an FAQ, or a line split from it, classified by its form alone, without its context. */
export interface Line {
  readonly index: number;
  /** 1-based. */
  readonly number: number;
  readonly flow: Flow;
  /** In display columns. */
  readonly indent: number;
  /** The number of blank lines above; one less in a text with a blank line above nearly every line. */
  readonly blanksBefore: number;
  /** Whether a blank line is above it, except at a page end. */
  readonly isApart: boolean;
  readonly marker: Marker | null;
  /** The folded line without its marker (bullet or number), and without italics of the whole line. */
  readonly text: string;
  /** `-5` for `-----`; `//` for `//`, `/ /`, `+++++` or `（背面）`; `正面` for `（正面）`; null if the line is no divider. */
  readonly divider: string | null;
  /** The offsets of the words of a decorated heading, or null. */
  readonly decoration: readonly [from: number, to: number] | null;
  readonly is: Looks;
}

/** Reads the lines of a source; `afterPages` has the first lines of pages. */
export const readLines = (
  segments: readonly Segment[],
  afterPages: ReadonlySet<Segment>,
): readonly Line[] => {
  // If only a few lines begin like `1。`, they can be ends of sentences.
  const areNumbered = segments.filter(({ flow }) => numberWithStop.test(flow.text)).length >= fewestNumbered;
  const areSpaced = segments.filter(({ blanksBefore }) => blanksBefore > 0).length > segments.length * 0.9;
  return segments.map((segment, index) => {
    const { flow } = segment;
    const blanksBefore = Math.max(0, segment.blanksBefore - (areSpaced ? 1 : 0));
    const whole = fold(flow.text);
    const divider = readDivider(flow.text);
    const decoration = decorationOf(whole);
    const cost = isCost(flow.text);
    const isNone = divider || decoration || cost || (!areNumbered && numberWithStop.test(flow.text));
    const marker = isNone ? null : readMarker(flow.text);
    // Italics of a whole line have no meaning.
    const text = whole.slice(marker?.length ?? 0).replace(/^_([^_]+)_$/u, '$1');
    return {
      index,
      number: segment.line,
      flow,
      indent: displayWidth(segment.indent, 80),
      blanksBefore,
      isApart: blanksBefore > 0 && !afterPages.has(segment),
      marker,
      text,
      divider,
      decoration,
      is: { cost: cost || isCost(flow.text.slice(marker?.length ?? 0)), ...looksOf(text) },
    };
  });
};

type Looks = ReturnType<typeof looksOf> & { readonly cost: boolean };

const looksOf = (text: string) => ({
  type: isTypeLine(text),
  stats: isPowerToughness(text),
  level: isLevelLine(text),
  // `{横置}：…`, `[+1]：…`
  ability: beginsAbility(text),
  group: isGroupHeading(text),
  // `问：…`, `Q: …`, `问1：…`
  question: /^(?:问|q) ?\d{0,2} ?:/u.test(text),
  answer: /^(?:答|a) ?\d{0,2} ?:/u.test(text),
  // Short and not a sentence: a name, a heading, a keyword.
  short: isHeadingLike(text),
});

export const isItem = ({ marker, is }: Line): boolean => marker !== null || is.question;

export const chapterKindOf = (line: Line): ChapterKind | undefined => {
  if (line.marker || line.divider || line.text.length > 80) return undefined;
  const title = chapterTitle(line);
  if (displayWidth(title) > 40 || !/\p{L}/u.test(title)) return undefined;
  return kindOfChapterHeading(title);
};

/** The words of a chapter heading, without decoration, number, quotation marks and a remark in brackets. */
export const chapterTitle = ({ text, decoration }: Line): string =>
  text
    .slice(...(decoration ?? [0]))
    .replace(
      /\s*\([^()]*\)$|^\s*(?:第[一二三四五六七八九十\d]+[章部段节]分?[-~:\s]*|[一二三四五六七八九十]{1,3}[、.]|(?:[ivx]{1,4}|\d{1,2})[.、])\s*/gu,
      '',
    )
    .replace(/[_*「」"『』【】《》]|:$/gu, '')
    .trim();

/** Some FAQs of the year 2000 number their lists like this: `1。如果`. */
const numberWithStop = /^\d{1,2}。/u;
const fewestNumbered = 5;

/** The marker becomes markup. */
export const toBlock = (line: Line): TextBlock => cutBlock(line, line.marker?.length ?? 0);

/** A dash becomes markup. A printed number and the bullet of a mode (`• 消灭所有生物`) stay, as on the card. */
export const toTextBlock = (line: Line): TextBlock => {
  const { glyph, bulletLength = 0 } = line.marker ?? {};
  return cutBlock(line, glyph === 'dash' || glyph === 'number' ? bulletLength : 0);
};

/** The decoration becomes markup. */
export const toHeading = (line: Line): TextBlock => {
  const [from = 0, to] = line.decoration ?? [];
  return cutBlock(line, from, to);
};

/** Cuts a range out of a line or block; the characters around it become markup. */
export const cutBlock = (
  { flow, markup = [] }: Pick<TextBlock, 'flow'> & Partial<TextBlock>,
  from: number,
  to: number = flow.text.length,
): TextBlock => ({
  flow: trimFlow(sliceFlow(flow, from, to)),
  markup: [...markup, ...rangeOf(flow, 0, from), ...rangeOf(flow, to, flow.text.length)],
});

export const problemAt = (line: Line, code: ProblemCode, about = line.flow.text): Problem => ({
  code,
  line: line.number,
  about: about.length > 24 ? `${about.slice(0, 24)}…` : about,
});

/** The ranges of a part of a flow, without blanks at its end. */
export const rangeOf = (flow: Flow, from: number, to: number): readonly Range[] =>
  rangesOf(flow, from, from + flow.text.slice(from, to).trimEnd().length);

const isCost = (text: string): boolean => text.length <= 200 && canonicalManaCost(text) !== undefined;

/** `***新关键字异能：消逝***` -> the offsets of `新关键字异能：消逝`; null without decoration. */
const decorationOf = (folded: string): Line['decoration'] => {
  const beginning = folded.slice(0, 120);
  const inner = decorations.map((pattern) => pattern.exec(beginning)?.indices?.groups?.inner);
  return inner.find((place) => place && /[\p{L}\p{N}]/u.test(beginning.slice(...place))) ?? null;
};

const decorations: readonly RegExp[] = [
  /^(?:[*]{2,5}|={2,}|-{2,}|~{2,}|_{2,})\s*(?<inner>[^*=~_\s-].*?)\s*(?:[*]{2,5}|={2,}|-{2,}|~{2,}|_{2,})$/du,
  /^#{1,6}\s*(?<inner>[^#].*?)\s*#*$/du,
  /^[【<〈](?<inner>[^【】<>〈〉]+)[】>〉]$/du,
];

const readDivider = (text: string): string | null => {
  const signs = text.replace(/\s/gu, '');
  // `（正面）` names the side of a card.
  if (/^[(（〔[]正面[)）〕\]]$/u.test(signs)) return '正面';
  if (/^[(（〔[]背面[)）〕\]]$/u.test(signs)) return '//';
  if (/^(?:[/／]{2,}|[+＋]{4,})$/u.test(signs)) return '//';
  return /^(?:--|([^\p{L}\p{N}])\1{2,})$/u.test(signs) ? `${signs.charAt(0)}${signs.length}` : null;
};
