import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { endsSentence, endsWithColon, isHeadingLike } from '../lines/sentence.ts';
import { type Entry, toSubheadings } from './entries.ts';
import { report } from './findings.ts';
import type { TellLanguage } from './script.ts';

/** What other texts of the section tell of headings: the lines that are some, or that none is. */
export type KnownHeadings = ReadonlySet<number> | 'none';

/**
 * Short lines where headings are, which end no sentence but are in no table. What is set as headings are becomes a
 * heading inside of its part: a line in bold as a whole, an English one in the capitals of titles, a name in two
 * languages; or what another text of the section makes sure (`known`, by lines). The others stay text and are reported. Among examples without letters, and in a text
 * that has many of them, such lines are nothing special.
 *
 * `Tokens Made of Other Cards` // => a heading; `理由说明` // => text, with a warning
 */
export const readInnerHeadings = (
  source: SourceText,
  entries: readonly Entry[],
  tell: TellLanguage,
  known: KnownHeadings = new Set(),
): { readonly entries: readonly Entry[]; readonly diagnostics: readonly Diagnostic[] } => {
  const found = entries.filter((entry, index) => isWhereHeadingsAre(entry, entries[index + 1]));
  const count = entries.filter(({ paragraph }) => paragraph !== undefined).length;
  if (found.length > 5 && found.length * 3 > count) return { entries, diagnostics: [] };
  // Where two are headings for certain, one of a single word is a third.
  const fewest = found.filter(({ block }) => isInTitleCase(block.flow.text, 2)).length >= 2 ? 1 : 2;
  const sure = new Set(
    found.filter(
      (entry) =>
        (known !== 'none' && known.has(entry.line)) ||
        entry.block.part === 'examples' ||
        (known !== 'none' && isSetAsHeading(entry, entries, fewest)),
    ),
  );
  return {
    entries: entries.flatMap((entry) => (sure.has(entry) ? toInnerHeadings(entry, tell) : [entry])),
    diagnostics: found
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

const isWhereHeadingsAre = (entry: Entry, next: Entry | undefined): boolean => {
  const { block, paragraph } = entry;
  const { text } = block.flow;
  if (!paragraph || !next?.paragraph || paragraph.isListItem || block.label !== undefined) return false;
  if (!isHeadingLike(text.replace(/[:：]$/u, ''), widestHeading) || /[\n|｜\t,，、;；…—–-]/u.test(text))
    return false;
  if (block.part === 'examples') return isOverExample(entry, next);
  const isApart = paragraph.blanksBefore > 0 || next.paragraph.blanksBefore > 0 || endsWithColon(text);
  return isApart && !next.paragraph.isListItem && next.paragraph.labeled === undefined;
};

/** `Minor` over the lettered examples of one kind. */
const isOverExample = ({ block }: Entry, next: Entry): boolean =>
  block.role === 'clause' && next.block.label !== undefined;

const widestHeading = 40;
