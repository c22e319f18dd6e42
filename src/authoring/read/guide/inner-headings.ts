import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { displayWidth } from '../lines/display-width.ts';
import { endsSentence, endsWithColon } from '../lines/sentence.ts';
import { type Entry, toSubheadings } from './entries.ts';
import { report } from './findings.ts';
import type { TellLanguage } from './script.ts';

/**
 * Short lines that stand where headings stand and end no sentence, but that no pattern knows. What is set as
 * headings are becomes a heading inside of its part: a line in bold as a whole, an English one in the capitals of
 * titles, a name in two languages. Of the others each is text and reported, since it may be text for a reader, too. Among
 * examples without letters, and in a text that has many of them, such lines are nothing special.
 *
 * `Tokens Made of Other Cards` // => a heading; `理由说明` // => text, with a warning
 */
export const readInnerHeadings = (
  source: SourceText,
  entries: readonly Entry[],
  tell: TellLanguage,
): { readonly entries: readonly Entry[]; readonly diagnostics: readonly Diagnostic[] } => {
  const areLabeled = entries.some(({ block }) => block.part === 'examples' && block.label !== undefined);
  const found = new Set(
    entries.filter((entry, index) => {
      const next = entries[index + 1];
      return isHeadingLike(entry, next) || (areLabeled && isOverExamples(entry, next));
    }),
  );
  const count = entries.filter(({ paragraph }) => paragraph !== undefined).length;
  if (found.size > 5 && found.size * 3 > count) return { entries, diagnostics: [] };
  const named = [...found].filter(({ block }) => isInTitleCase(block.flow.text, 2));
  // Where two are headings for certain, one of a single word is a third.
  const fewest = named.length >= 2 ? 1 : 2;
  const sure = new Set(
    [...found].filter((entry) => entry.block.part === 'examples' || isSetAsHeading(entry, entries, fewest)),
  );
  return {
    entries: entries.flatMap((entry) => (sure.has(entry) ? toInnerHeadings(entry, tell) : [entry])),
    diagnostics: [...found]
      .filter((entry) => !sure.has(entry))
      .map(({ line, block }) => report(source, 'structure/unknown-heading', line, block.flow.text)),
  };
};

const toInnerHeadings = ({ line, block, paragraph }: Entry, tell: TellLanguage): readonly Entry[] =>
  paragraph && block.part
    ? toSubheadings(paragraph, block.part, tell).map((heading) => ({ line, block: heading }))
    : [];

/** Official text is never a title, and never in bold alone among plain paragraphs. */
const isSetAsHeading = (
  { block, paragraph }: Entry,
  entries: readonly Entry[],
  fewestWords: number,
): boolean => {
  if (block.role !== 'clause' || endsWithColon(block.flow.text)) return false;
  if (isInTitleCase(block.flow.text, fewestWords) || isNamedTwice(block.flow.text)) return true;
  const isBold = paragraph?.traits.has('bold') === true;
  return (
    isBold && !entries.some((one) => one.paragraph?.traits.has('bold') && endsSentence(one.block.flow.text))
  );
};

/** `公开信息 Free Information`, `Reminder 提醒`: a name in Chinese or Japanese, and one in English. */
const isNamedTwice = (text: string): boolean => {
  const names = /^(?<first>\P{Script=Latin}+?)[\s/／(（]+(?<last>\p{Lu}.*?)[)）]?$/u.exec(text)?.groups;
  const turned = /^(?<last>\p{Lu}[^\P{ASCII}]*?)[\s/／(（]+(?<first>\P{ASCII}+?)[)）]?$/u.exec(text)?.groups;
  const { first = '', last = '' } = names ?? turned ?? {};
  return (
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,12}$/u.test(first) && isInTitleCase(last, 1)
  );
};

/** `Tokens Made of Other Cards`: so many words, the short ones between them in small letters or not. */
const isInTitleCase = (text: string, fewest: number): boolean => {
  const words = text.split(/\s+/u);
  const isTitleWord = (word: string, index: number): boolean =>
    /^\p{Lu}[\p{L}’'/]*$/u.test(word) || (index > 0 && /^(?:\p{Ll}{1,4}|&)$/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals >= fewest && words.every(isTitleWord) && /^\p{Lu}/u.test(words.at(-1) ?? '');
};

const isHeadingLike = ({ block, paragraph }: Entry, next: Entry | undefined): boolean => {
  const { text } = block.flow;
  return (
    paragraph !== undefined &&
    next?.paragraph !== undefined &&
    (paragraph.blanksBefore > 0 || next.paragraph.blanksBefore > 0 || endsWithColon(text)) &&
    !paragraph.isListItem &&
    block.label === undefined &&
    block.part !== 'examples' &&
    displayWidth(text.slice(0, widestHeading + 1)) <= widestHeading &&
    /\p{L}/u.test(text) &&
    !/[\n|｜\t,，、;；…—–-]/u.test(text) &&
    !endsSentence(text) &&
    !next.paragraph.isListItem &&
    next.paragraph.labeled === undefined
  );
};

/** `Minor` over the examples of one kind, where those have letters: no example itself. */
const isOverExamples = ({ block, paragraph }: Entry, next: Entry | undefined): boolean =>
  paragraph !== undefined &&
  !paragraph.isListItem &&
  block.role === 'clause' &&
  block.part === 'examples' &&
  block.label === undefined &&
  next?.block.label !== undefined &&
  displayWidth(block.flow.text.slice(0, widestHeading + 1)) <= widestHeading &&
  /\p{L}/u.test(block.flow.text) &&
  !/[\n|｜\t,，、;；…]/u.test(block.flow.text) &&
  !endsSentence(block.flow.text);

/** Columns; a Chinese or Japanese character takes two. */
const widestHeading = 40;
