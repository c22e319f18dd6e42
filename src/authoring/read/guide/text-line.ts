import type { Flow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { countScripts } from '../lines/script.ts';
import { displayWidth, endsSentence, endsWithColon } from '../lines/sentence.ts';
import { readLabel } from './labels.ts';
import type { Line, LineTrait } from './line.ts';
import type { TellLanguage } from './script.ts';
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
  /** The rest of a sentence that a page end or a blank line has torn apart. */
  readonly isTorn?: boolean | undefined;
  readonly isListItem: boolean;
  readonly voice: Voice | undefined;
  readonly isSubheading: boolean;
  readonly isPenaltyRemark: boolean;
}

/** What a line is read against. */
interface TextContext {
  readonly tell: TellLanguage;
  readonly section: string | null;
  /** Lines before it that wait to be joined with it. */
  readonly waiting: readonly TextLine[];
  readonly inPenalty: boolean;
}

/** A line of text as part of a paragraph. */
export const toTextLine = (
  context: TextContext,
  line: Line,
  text: Flow,
  markup: readonly Range[],
  voice: Voice | undefined,
): TextLine => {
  const isListItem = line.traits.has('bullet') || numbered.test(text.text);
  const subheading = isSubheading(context, line, text);
  return {
    line,
    text,
    indent: line.indent,
    markup,
    blanksBefore: line.blanksBefore,
    isListItem,
    isTorn: line.isTorn,
    isRow: line.is === 'row',
    isSubheading: subheading,
    isPenaltyRemark: context.inPenalty,
    voice,
    isStart:
      isListItem ||
      voice !== undefined ||
      readLabel(text) !== undefined ||
      subheading ||
      (!line.isTorn && startsAnew(context, line, text)),
  };
};

/** `1. …`, `(1) …`, `1）…`, `① …`, `一、…`, but not the number of a section. */
const numbered =
  /^(?:[(（]?[\d０-９]{1,2}(?:[)）]|[.、．](?=\s|[\p{Script=Han}\p{Script=Katakana}「《〔]))|[①-⑳]|[一二三四五六七八九十]{1,2}、)\s*\S/u;

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
