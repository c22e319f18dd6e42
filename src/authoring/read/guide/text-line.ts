import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { displayWidth } from '../lines/display-width.ts';
import { countScripts } from '../lines/script.ts';
import { endsSentence } from '../lines/sentence.ts';
import type { WrappedLine } from './hard-wrap.ts';
import { readLabel, splitExamples } from './labels.ts';
import type { Line, LineTrait } from './line.ts';
import { isPenaltyPhrase } from './penalties.ts';
import { splitLanguages, type TellLanguage } from './script.ts';
import { hasFixedParts } from './section-number.ts';

import { looksLikeTitle } from './title.ts';
import type { Voice } from './voice-labels.ts';

/** A line of a paragraph. */
export interface TextLine extends WrappedLine {
  readonly line: Line;
  readonly markup: readonly Range[];
  readonly blanksBefore: number;
  readonly isListItem: boolean;
  readonly voice: Voice | undefined;
  readonly sharedLabel: string | undefined;
  readonly isSubheading: boolean;
  readonly isPenaltyRemark: boolean;
}

/** What a line is read against. */
export interface TextContext {
  readonly tell: TellLanguage;
  readonly section: string | null;
  /** Lines before it that wait to be joined with it. */
  readonly waiting: readonly TextLine[];
  /** The columns from which on an item is set so far in that a line further in than it goes on with it. */
  readonly hangsFrom: number;
  readonly inPenalty: boolean;
  /** Comments can stand in brackets behind the sentence they speak of. */
  readonly isAnnotated: boolean;
}

/** The paragraphs that begin in one line: usually one, but several examples or languages can share it. */
export const toTextLines = (
  context: TextContext,
  line: Line,
  text: Flow,
  markup: readonly Range[],
  voice: Voice | undefined,
): readonly TextLine[] => {
  const isFramed = line.traits.has('row');
  const pieces = isFramed
    ? [{ flow: text, sharedLabel: undefined, stroke: [] }]
    : splitPieces(text, context.isAnnotated);
  return pieces.map(({ flow, sharedLabel, stroke }, index) => {
    const isListItem =
      (index === 0 && line.traits.has('bullet')) || (numbered.test(flow.text) && !spokenOf.test(flow.text));
    const isLabeled = readLabel(flow) !== undefined;
    return {
      line,
      text: flow,
      indent: line.indent,
      markup: index === 0 ? markup : stroke,
      blanksBefore: index === 0 ? line.blanksBefore : 0,
      isListItem,
      isTorn: index === 0 && line.isTorn,
      isRow: isFramed || isTableRow(flow.text),
      hangs: displayWidth(line.indent) >= context.hangsFrom && (isListItem || isLabeled),
      isSubheading: isSubheading(context, line, flow),
      isPenaltyRemark: context.inPenalty,
      voice: index === 0 ? voice : undefined,
      sharedLabel,
      isStart:
        index > 0 ||
        isListItem ||
        line.traits.has('paragraph') ||
        voice !== undefined ||
        isLabeled ||
        isSubheading(context, line, flow) ||
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
const splitPieces = (text: Flow, isAnnotated: boolean): readonly Piece[] =>
  splitExamples(text).flatMap((whole) => {
    const at = isAnnotated ? (commentBehind.exec(whole.text)?.index ?? 0) : 0;
    if (at === 0) return splitTranslation(whole);
    const comment = trimFlow(sliceFlow(whole, at));
    return [
      ...splitTranslation(trimFlow(sliceFlow(whole, 0, at))),
      { flow: comment, sharedLabel: undefined, stroke: [] },
    ];
  });

/** `The slip is found in a pocket. [True story!]`: a sentence of its own in square brackets. */
const commentBehind = /(?<=[。.!?！？]\s*)[[［〔](?=[^[\]［］〔〕]{4,}[。.!?！？][\]］〕]$)/u;

const splitTranslation = (example: Flow): readonly Piece[] => {
  const label = readLabel(example)?.label;
  return splitLanguages(example).map((flow, index): Piece => {
    const length = index === 0 ? 0 : (/^[/／|｜]\s*/u.exec(flow.text)?.[0].length ?? 0);
    return {
      flow: sliceFlow(flow, length),
      sharedLabel: index === 0 ? undefined : label,
      stroke: rangesOf(flow, 0, length),
    };
  });
};

/** A number that a sentence speaks of: `(3)はめったに使わないでください。`, `(2)の場合`; but `(1)はじめに、…` counts. */
const spokenOf =
  /^[(（][\d０-９]{1,2}[)）]\s*(?:は(?!じめ)|が(?=[、，])|では|について|に関して|の(?:場合|例|とき|ケース|方))/u;

/** `1. …`, `(1) …`, `1）…`, `① …`, `ア）…`, `（一）…`, `一、…`, `甲、…`, `ii. …`, `Step 1. …`, `范例一：…`, but not the number of a section. */
const numbered =
  /^(?:[\d０-９]{1,2}(?:[.)、．](?=\s|[\p{Script=Han}\p{Script=Katakana}「《〔])|）)|[０-９]{1,2}[．、]|[(（][\d０-９]{1,2}[)）]|[①-⑳]|(?:[(（](?:i{1,3}|i?v|vi{1,3}|i?x)[)）]|(?:i{1,3}|i?v|vi{1,3}|i?x)[.)](?=\s))|[(（]?[アイウエオカキクケコ][)）](?!\s*[のはがをとに])|[(（](?:[一二三四五六七八九十]{1,2}|[甲乙丙丁戊己庚辛壬癸])[)）]|[一二三四五六七八九十]{1,2}、(?![一二三四五六七八九十])|[甲乙丙丁戊己庚辛壬癸]、(?![甲乙丙丁戊己庚辛壬癸])|(?:Step|手順)\s?[\d０-９]{1,2}\s*[.:：．]|第[一二三四五六七八九十\d０-９]{1,2}步\s*[：:、，,]|(?:Example|范例|範例|例)\s?(?:[\d０-９]{1,2}|[一二三四五六七八九十]{1,2})\s*[.:：．、])\s*\S/u;

/** Cells set off by tabs or bars; the tab behind a bullet's letter or number is none. */
const isTableRow = (text: string): boolean =>
  /\S\s*(?:\t+| [|｜] )\s*\S/u.test(text.slice(0, 400).replace(/^[(（]?[A-Za-z\d]{1,2}[.)）、:：]\t+/u, ''));

const isSubheading = ({ section }: TextContext, { traits, blanksBefore }: Line, { text }: Flow): boolean =>
  looksLikeTitle(text) &&
  (traits.has('heading') ||
    (!hasFixedParts(section) && (isPenaltyPhrase(text) || (blanksBefore > 0 && inCapitals.test(text)))) ||
    (blanksBefore > 0 && furtherTitle.test(text)));

/** `REMINDER` in a chapter of principles. */
const inCapitals = /^\p{Lu}[\p{Lu}\s&/'’-]{3,60}$/u;

/** `2.5 Time Extensions` further down, in a text that holds several sections. */
const furtherTitle = /^\d{1,2}\.\d{1,2}[.．]?\s+(?:\p{Lu}|\p{Script=Han}|\p{Script=Katakana})/u;

/** `¹ See section 3.1.`, `† …` */
const footnoteSign = /^[†‡¹²³⁴-⁹]\s*\S/u;

/** A line of another language, quoted or emphasised otherwise than the one before, goes on with nothing. */
const startsAnew = ({ tell, waiting }: TextContext, { traits }: Line, { text }: Flow): boolean => {
  const before = waiting.at(-1);
  if (!before) return false;
  const kept: readonly LineTrait[] = ['quoted', 'bold', 'italic'];
  if (kept.some((trait) => before.line.traits.has(trait) !== traits.has(trait))) return true;
  if (before.isSubheading || footnoteSign.test(text)) return true;
  // The cells of a table can be in any language.
  if (before.isRow) return false;
  if (tell(text) === tell(before.text.text)) return false;
  // The rest of a wrapped Chinese line can be a card name and nothing else.
  return endsSentence(before.text.text) || countScripts(text).words > 4 || countScripts(text).words === 0;
};
