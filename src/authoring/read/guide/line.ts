import {
  emptyFlow,
  type Flow,
  rangesOf,
  sliceFlow,
  trimFlow,
  withoutUnits,
} from '../../../pipeline/text/flow.ts';
import { foldUnits } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import { readMarker } from '../lines/marks.ts';
import type { Segment } from '../lines/segment.ts';
import { type PartHeading, readPartHeading } from './part-headings.ts';
import type { TellLanguage } from './printed.ts';
import { hasFixedParts, looksLikeTitle } from './title.ts';
import { isPenaltyPhrase } from './words.ts';

/** A line of a section, classified without its context. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  readonly blanksBefore: number;
  readonly whole: Flow;
  /** Without its marks. */
  readonly flow: Flow;
  readonly markup: readonly Range[];
  readonly traits: ReadonlySet<LineTrait>;
  readonly is: LineKind;
  readonly heading: PartHeading | undefined;
  /** Set if the line begins with the letter of an example. */
  readonly labeled: Labeled | undefined;
  readonly isTitleLike: boolean;
}

/** `rule` is a line of dashes or other marks, `penalty` a line of penalties alone. */
type LineKind = 'rule' | 'heading' | 'penalty' | 'text';

export const readLines = (segments: readonly Segment[], tell: TellLanguage): readonly Line[] =>
  segments.map((segment) => readLine(segment, tell));

/** Makes a line of its own from the text after a heading in the same line. */
export const lineAfter = (line: Line, flow: Flow, tell: TellLanguage): Line => ({
  ...line,
  flow,
  markup: [],
  ...classify(flow, line.traits, tell),
});

const readLine = ({ flow: whole, line, blanksBefore }: Segment, tell: TellLanguage): Line => {
  let flow = whole;
  const markup: Range[] = [];
  const traits = new Set<LineTrait>();
  // Marks can be nested: `> • **A. …**`.
  for (let round = 0; round < deepest && !traits.has('rule'); round += 1) {
    const mark = findMark(flow.text);
    if (!mark) break;
    traits.add(mark.trait);
    if (mark.trait === 'rule') break;
    const { inner } = mark;
    markup.push(...rangesOf(flow, 0, inner[0]), ...rangesOf(flow, inner[1], flow.text.length));
    flow = trimFlow(sliceFlow(flow, ...inner));
  }
  const backslash = escapedNumber.exec(flow.text)?.[0].length ?? -1;
  if (backslash > 0) {
    markup.push(...rangesOf(flow, backslash, backslash + 1));
    flow = withoutUnits(flow, (index) => index === backslash);
  }
  const facts = classify(flow, traits, tell);
  if (facts.is === 'rule') {
    markup.push(...rangesOf(flow, 0, flow.text.length));
    flow = emptyFlow;
  }
  return { number: line, blanksBefore, whole, flow, markup, traits, ...facts };
};

const deepest = 6;

/** `1\. Players present …`: Markdown escapes the stop of a number that begins no list. */
const escapedNumber = /^\d{1,2}(?=\\[.)])/u;

const classify = (
  flow: Flow,
  traits: ReadonlySet<LineTrait>,
  tell: TellLanguage,
): Pick<Line, 'is' | 'heading' | 'labeled' | 'isTitleLike'> => {
  const { text } = flow;
  const facts = { heading: undefined, labeled: readLabel(flow), isTitleLike: looksLikeTitle(text) };
  if (traits.has('rule')) return { ...facts, is: 'rule' };
  // Penalties are tried before headings, because 【懲罰なし】 begins with the word of a heading.
  if (isPenaltyPhrase(text)) return { ...facts, is: 'penalty' };
  const heading = readPartHeading(flow, tell);
  if (heading) return { ...facts, is: 'heading', heading };
  return { ...facts, is: 'text' };
};

/** The marks of a line: `> …`, `## …`, `• …`, `**…**`, `*…*`, `-----`. */
type LineTrait = 'quoted' | 'heading' | 'bullet' | 'bold' | 'italic' | 'rule';

interface FoundMark {
  readonly trait: LineTrait;
  readonly inner: readonly [from: number, to: number];
}

const findMark = (text: string): FoundMark | undefined => {
  for (const { trait, pattern } of lineMarks) {
    const inner = pattern.exec(text)?.indices?.groups?.inner;
    if (inner) return { trait, inner };
  }
  const marker = readMarker(text);
  // A number stays: sentences refer to it.
  const length = (marker?.label === undefined ? marker?.length : marker.bulletLength) ?? 0;
  if (length === 0) return undefined;
  return { trait: 'bullet', inner: [length, text.length] };
};

/** The first match wins; `inner` is the text without the mark. */
const lineMarks: readonly { readonly trait: LineTrait; readonly pattern: RegExp }[] = [
  // -----   =====   * * *   ——   the lone `>` between paragraphs of a quotation
  { trait: 'rule', pattern: /^(?<inner>(?:[-=*_~─━—–―]\s*){3,}|[—―─]{2}|--|[>＞]+)$/du },
  // > A player draws too many cards.
  { trait: 'quoted', pattern: /^[>＞][>＞\s]*(?<inner>\S[\s\S]*)$/du },
  // ## Definition ##
  { trait: 'heading', pattern: /^#{1,6}\s+(?<inner>[\s\S]*[^#\s])\s*#*$/du },
  // **A player …**
  { trait: 'bold', pattern: /^\*\*(?<inner>(?:(?!\*\*)[\s\S])+)\*\*$/du },
  // *This is why …*
  { trait: 'italic', pattern: /^\*(?<inner>[^\s*][^*]*)\*$/du },
];

interface Labeled {
  /** Upper case, half width. */
  readonly label: string;
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

/** `(C) プレイヤーが…` // => label `C`, flow `プレイヤーが…`; undefined if no letter begins the text. */
export const readLabel = (flow: Flow): Labeled | undefined => {
  const match = letter.exec(foldUnits(flow.text.slice(0, 40)));
  const label = match?.[1] ?? match?.[2] ?? '';
  if (!match || smallRoman.test(label) || match[0].length === flow.text.length) return undefined;
  return {
    label: label.toUpperCase(),
    flow: trimFlow(sliceFlow(flow, match[0].length)),
    markup: rangesOf(flow, 0, match[0].length),
  };
};

/** `A. …`, `(A) …`, `A、…`, with or without emphasis. */
const letter = /^(?:\*\*|__)?(?:\(([A-Za-z])\)|([A-Z])[.)、](?=\s|[^\x20-\x7F]|\*\*|__))(?:\*\*|__)?\s*/u;

/** `(i)` and `(v)` number steps, not examples. */
const smallRoman = /^[ivx]$/u;

/** A line of text with facts from the lines around it. It has no part and no role yet. */
export interface Paragraph extends Line {
  readonly lang: Language;
  /** The part whose heading is directly above the paragraph. */
  readonly headed: Part | undefined;
  readonly isListItem: boolean;
  /** Whether it is a heading that begins no part: `WARNING 警告` in a section on penalties. */
  readonly isSubheading: boolean;
}

export const isLettered = ({ labeled }: Paragraph): boolean => labeled !== undefined;

interface Place {
  readonly tell: TellLanguage;
  readonly section: string | null;
  readonly headed: Part | undefined;
}

export const toParagraph = ({ tell, section, headed }: Place, line: Line): Paragraph => ({
  ...line,
  lang: tell(line.flow.text),
  headed,
  isListItem: line.traits.has('bullet') || isNumbered(line.flow.text),
  isSubheading: isHeadingInside(section, line),
});

/** `1. …`, `(1) …`, but not the number of a section. */
const isNumbered = (text: string): boolean => readMarker(text)?.label !== undefined;

const isHeadingInside = (section: string | null, line: Line): boolean => {
  if (!line.isTitleLike) return false;
  return line.traits.has('heading') || (line.is === 'penalty' && !hasFixedParts(section));
};
