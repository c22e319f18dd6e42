import { type Flow, rangesOf, sliceFlow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { countScripts } from '../lines/script.ts';
import { displayWidth, endsSentence, endsWithColon } from '../lines/sentence.ts';
import { isCountedExample, readLabel, splitExamples } from './labels.ts';
import type { Line, LineTrait } from './line.ts';
import { splitLanguages, type TellLanguage } from './script.ts';
import { hasFixedParts } from './title.ts';
import type { Voice } from './words.ts';

/** A line of a paragraph, or a piece of one. */
export interface TextLine {
  readonly line: Line;
  readonly text: Flow;
  /** Blank characters before it. */
  readonly indent: string;
  readonly markup: readonly Range[];
  readonly blanksBefore: number;
  /** True where something new starts whatever the line before says: a bullet, a letter, a label. */
  readonly isStart: boolean;
  /** Rows of a table are kept as lines and never re-joined. */
  readonly isRow: boolean;
  /** The first line of an item whose other lines are indented more. */
  readonly hangs: boolean;
  /** The rest of a sentence that a page end or a blank line has torn apart. */
  readonly isTorn?: boolean | undefined;
  readonly isListItem: boolean;
  readonly voice: Voice | undefined;
  readonly sharedLabel: string | undefined;
  readonly isSubheading: boolean;
  readonly isPenaltyRemark: boolean;
}

/** What a line is read against. */
interface TextContext {
  readonly tell: TellLanguage;
  readonly section: string | null;
  /** Lines before it that wait to be joined with it. */
  readonly waiting: readonly TextLine[];
  /** From this column on, a line that is indented more than an item goes on with it. */
  readonly hangsFrom: number;
  readonly inPenalty: boolean;
}

/** The paragraphs that begin in one line: usually one, but several examples or languages can share it. */
export const toTextLines = (
  context: TextContext,
  line: Line,
  text: Flow,
  markup: readonly Range[],
  voice: Voice | undefined,
): readonly TextLine[] => {
  const pieces = line.is === 'row' ? [{ flow: text, sharedLabel: undefined, stroke: [] }] : splitPieces(text);
  return pieces.map(({ flow, sharedLabel, stroke }, index) => {
    const isFirst = index === 0;
    const isListItem = (isFirst && line.traits.has('bullet')) || isNumbered(flow.text);
    const isLabeled = readLabel(flow) !== undefined;
    const subheading = isSubheading(context, line, flow);
    return {
      line,
      text: flow,
      indent: line.indent,
      markup: isFirst ? markup : stroke,
      blanksBefore: isFirst ? line.blanksBefore : 0,
      isListItem,
      isTorn: isFirst && line.isTorn,
      isRow: line.is === 'row' || isTabbedRow(flow.text),
      hangs: displayWidth(line.indent) >= context.hangsFrom && (isListItem || isLabeled),
      isSubheading: subheading,
      isPenaltyRemark: context.inPenalty,
      voice: isFirst ? voice : undefined,
      sharedLabel,
      isStart:
        !isFirst ||
        isListItem ||
        voice !== undefined ||
        isLabeled ||
        subheading ||
        (!line.isTorn && startsAnew(context, line, flow)),
    };
  });
};

interface Piece {
  readonly flow: Flow;
  readonly sharedLabel: string | undefined;
  /** What sets it apart from the language before it: `牌手抓牌。/A player draws.` */
  readonly stroke: readonly Range[];
}

/** A line that holds several examples, or one in two languages. */
const splitPieces = (text: Flow): readonly Piece[] =>
  splitExamples(text).flatMap((example) => {
    const label = readLabel(example)?.label;
    return splitLanguages(example).map((flow, index): Piece => {
      const length = index === 0 ? 0 : (/^[/／|｜]\s*/u.exec(flow.text)?.[0].length ?? 0);
      return {
        flow: sliceFlow(flow, length),
        sharedLabel: index === 0 ? undefined : label,
        stroke: rangesOf(flow, 0, length),
      };
    });
  });

const isNumbered = (text: string): boolean =>
  (numbered.test(text) && !namesNumber.test(text)) || isCountedExample(text);

/** `1. …`, `(1) …`, `1）…`, `① …`, `（一）…`, `一、…`, `ii. …`, `(i) …`, `Step 1. …`, `第一步：…`, but not the number of a section. */
const numbered =
  /^(?:[\d０-９]{1,2}(?:[.)、．](?=\s|[\p{Script=Han}\p{Script=Katakana}「《〔])|）)|[０-９]{1,2}[．、]|[(（][\d０-９]{1,2}[)）]|[①-⑳]|(?:[(（](?:i{1,3}|i?v|vi{1,3}|i?x)[)）]|(?:i{1,3}|i?v|vi{1,3}|i?x)[.)](?=\s))|[(（][一二三四五六七八九十]{1,2}[)）]|[一二三四五六七八九十]{1,2}、(?![一二三四五六七八九十])|(?:Step|手順)\s?[\d０-９]{1,2}\s*[.:：．]|第[一二三四五六七八九十\d０-９]{1,2}步\s*[：:、，,])\s*\S/u;

/** A number that a sentence mentions: `(3)はめったに使わないでください。`, `(2)の場合`; but `(1)はじめに、…` counts. */
const namesNumber =
  /^[(（][\d０-９]{1,2}[)）]\s*(?:は(?!じめ)|が(?=[、，])|では|について|に関して|の(?:場合|例|とき|ケース|方))/u;

/** Cells set off by tabs or bars; the tab after a bullet's letter or number is none. */
const isTabbedRow = (text: string): boolean =>
  /\S\s*(?:\t+| [|｜] )\s*\S/u.test(text.slice(0, 400).replace(/^[(（]?[A-Za-z\d]{1,2}[.)）、:：]\t+/u, ''));

const isSubheading = ({ section }: TextContext, line: Line, { text }: Flow): boolean => {
  if (!line.isTitleLike) return false;
  if (line.traits.has('heading')) return true;
  const isApart = line.blanksBefore > 0;
  const isOfPrinciples =
    !hasFixedParts(section) && (line.is === 'penalty' || (isApart && inCapitals.test(text)));
  return isOfPrinciples || (isApart && furtherTitle.test(text));
};

/** `REMINDER` in a chapter of principles. */
const inCapitals = /^\p{Lu}[\p{Lu}\s&/'’-]{3,60}$/u;

/** `2.5 Time Extensions` further down, in a text that holds several sections. */
const furtherTitle = /^\d{1,2}\.\d{1,2}[.．]?\s+(?:\p{Lu}|\p{Script=Han}|\p{Script=Katakana})/u;

/** A line of another language, quoted or emphasised otherwise than the one before, goes on with nothing. */
const startsAnew = ({ tell, waiting }: TextContext, { traits }: Line, { text }: Flow): boolean => {
  const before = waiting.at(-1);
  if (!before) return false;
  // In Markdown a quotation goes on in lines without its sign.
  const isLazy = before.line.traits.has('quoted') && !traits.has('quoted') && isCutInside(before.text.text);
  const kept: readonly LineTrait[] = isLazy ? ['bold', 'italic'] : ['quoted', 'bold', 'italic'];
  if (kept.some((trait) => before.line.traits.has(trait) !== traits.has(trait))) return true;
  if (before.isSubheading) return true;
  // The cells of a table can be in any language.
  if (before.isRow || tell(text) === tell(before.text.text)) return false;
  // The rest of a wrapped Chinese line can be a card name and nothing else.
  const { words } = countScripts(text);
  return endsSentence(before.text.text) || words > 4 || words === 0;
};

const isCutInside = (text: string): boolean =>
  displayWidth(text.slice(-shortestCut)) >= shortestCut && !endsSentence(text) && !endsWithColon(text);

const shortestCut = 40;
