import { type Flow, joinFlows, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import type { Part } from '../../../schema/guide.ts';
import { gapsBetween, type Printed, type TellLanguage } from './printed.ts';
import { formsOf, headingWords, isPenaltyPhrase, patternOf, toKey } from './words.ts';

export interface PartHeading extends Printed {
  readonly part: Part;
  /** The text after the heading in the same line; null if the heading is alone. */
  readonly rest: Flow | null;
}

/**
 * Reads a part heading at the start of a line; undefined if there is none.
 *
 * `EXAMPLES 范例` // => examples, en `EXAMPLES`, zh `范例`
 * `格上げ: 変異能力を…` // => upgrade, ja `格上げ`, rest `変異能力を…`
 * `Example B shows …` // => undefined: no colon between the word and the text after it
 */
export const readPartHeading = (flow: Flow, tell: TellLanguage): PartHeading | undefined => {
  const { text } = flow;
  const first = wordAt(text, skip(text, 0, decoration));
  if (!first) return undefined;
  const second = wordAt(text, skip(text, first.to, separators), first.part);
  const last = second ?? first;
  const after = skip(text, last.to, closing);
  // Bold marks or brackets around the words separate them from the text, as a colon does.
  const marks = text.slice(last.to, after);
  const whole = trimFlow(sliceFlow(flow, after));
  // Closing marks may belong to the text (`**Penalty:** *Warning*`) or to the whole line (`*Penalty Warning*`).
  const opening = /[*_]/u.test(marks) ? marks : text.slice(0, first.from);
  const closed = sliceFlow(whole, 0, whole.text.length - closingMark(opening, whole.text));
  const again = first.part === 'penalty' && !second ? headingBetween(closed) : undefined;
  const rest = again?.rest ?? closed;
  if (rest.text !== '' && !mayPrecedeText(first.part, marks, rest.text)) return undefined;
  if (!isWrittenAsHeading(text, first, text.slice(first.to, after))) return undefined;
  const words = [first, ...(second ? [second] : [])].map(({ from, to }) => sliceFlow(flow, from, to));
  return {
    part: first.part,
    words: [...words, ...(again ? [again.word] : [])].map((word) => ({ lang: tell(word.text), flow: word })),
    markup: gapsBetween(flow, [...words, closed]),
    rest: rest.text === '' ? null : rest,
  };
};

/** The second heading of `Penalty Warning 处罚 警告`, and the rest of the line without it. */
const headingBetween = (flow: Flow): { readonly word: Flow; readonly rest: Flow } | undefined => {
  const { text } = flow;
  const starts = Array.from(text.matchAll(/(?<=[\s/|])(?=\S)/gu), ({ index }) => index);
  const found = starts.map((from) => wordAt(text, from, 'penalty')).find((word) => word);
  if (!found) return undefined;
  const [before, after] = [sliceFlow(flow, 0, found.from), sliceFlow(flow, found.to)];
  return isPenaltyPhrase(before.text) && isPenaltyPhrase(after.text)
    ? { word: sliceFlow(flow, found.from, found.to), rest: joinFlows([before, after], '') }
    : undefined;
};

interface WordAt {
  readonly part: Part;
  readonly from: number;
  readonly to: number;
}

/** Marks and numbers before a heading: `★`, `**`, `【`, `2.`, `三、`, `2.3.1 `. */
const decoration =
  /[\s*_'#=★☆◆◇■□●○◎【[〔〈《「(（<]*(?:(?:[一二三四五六七八九十]{1,3}|\d{1,2}(?:\.\d{1,2}){0,2})(?:[、.．)）]\s*|\s+))?[*_']*/uy;
const separators = /[\s*_'/／|｜・·,，、&()（）\-–—:：]*/uy;
const closing = /[\s*_'#=★☆◆◇■□●○◎】\]〕〉》」)）>:：︰\-–—―]*(?:[.．](?=\s))?[\s*_']*/uy;

const skip = (text: string, from: number, characters: RegExp): number => {
  characters.lastIndex = from;
  characters.test(text);
  return characters.lastIndex || from;
};

const partsOfWords = new Map(
  headingWords.flatMap((row) => formsOf(row).map((word) => [toKey(word), row.part])),
);

const anyWord = new RegExp(`^(?:${patternOf(headingWords.flatMap(formsOf))})(?!\\p{Script=Latin})`, 'u');

const longestWord = 40;

const wordAt = (text: string, from: number, wanted?: Part): WordAt | undefined => {
  const word = anyWord.exec(fold(text.slice(from, from + longestWord)))?.[0];
  const part = word === undefined ? undefined : partsOfWords.get(toKey(word));
  if (word === undefined || part === undefined || (wanted ?? part) !== part) return undefined;
  return { part, from, to: from + word.length };
};

const mayPrecedeText = (part: Part, marks: string, rest: string): boolean => {
  if (part === 'penalty' && (isPenaltyPhrase(rest) || /[-–—]/u.test(marks))) return true;
  // `Upgrade: If …`, `**Upgrade** If …`, `【升级】如果…`, `定義　…`, `Upgrade — If …`, `Upgrade. If …`
  const isSetOff =
    /[:：︰]|\*\*|__|[】〕］\]]|\u3000|\s[-–—―]\s/u.test(marks) ||
    (/[.．]\s/u.test(marks) && /^\p{Lu}/u.test(rest));
  if (!isSetOff) return false;
  // `例:…` and `Example: …` can begin an example in commentary. They are headings only before a lettered example.
  return part !== 'examples' || /^[(（]?[A-Za-z][.)）、．:：]/u.test(rest);
};

/** The length of a closing mark at the end of a text, if `marks` ends with its opening mark; else 0. */
const closingMark = (marks: string, text: string): number => {
  const [mark = ''] = /(?:\*{1,3}|_{1,3})$/u.exec(text) ?? [];
  const isOpened = mark !== '' && marks.endsWith(mark) && text.length > mark.length;
  return isOpened && !text.slice(0, -mark.length).includes(mark.charAt(0)) ? mark.length : 0;
};

/** `remedy` alone in a line is the end of a sentence that was cut; `Remedy`, `REMEDY` and `remedy:` are headings. */
const isWrittenAsHeading = (text: string, { from }: WordAt, marks: string): boolean =>
  !/^\p{Lowercase}/u.test(text.slice(from)) || /[:：]/u.test(marks) || /[#*=]/u.test(text.slice(0, from));
