import type { RootContent } from 'mdast';
import { printedLines } from '../faq/cards/printed-line.ts';
import type { PrintedCard, Ruling } from '../schema/card.ts';
import type { Printed } from '../schema/correction.ts';
import type { Note } from '../schema/faq.ts';
import { type InterfaceLanguage, type Language, languagesOf } from '../schema/language.ts';
import { type PlainBlock, textToBlocks } from '../schema/plain-block.ts';
import type { Unofficial } from '../schema/unofficial.ts';
import { languageNames } from '../site/language-words.ts';
import { clauseName } from '../text/name.ts';
import { heading, list, paragraphsOf, quote } from './markdown.ts';
import { changeLines, correctionLines, join, type Twin, unofficialLabel } from './remarks.ts';
import { twinWords } from './words.ts';

type Texts<Text> = Readonly<Partial<Record<Language, Text>>>;

/** What a set FAQ says: the official texts, then the unofficial ones. */
export const quoteAll = (
  lang: InterfaceLanguage,
  official: Texts<readonly PlainBlock[]>,
  unofficial: Unofficial = {},
): RootContent[] => [
  ...languagesOf(official).flatMap((each) => quote(officialLabel(lang, each), official[each] ?? [])),
  ...languagesOf(unofficial).flatMap((each) => {
    const own = unofficial[each];
    if (!own) return [];
    return [...quote(unofficialLabel(lang, each, own), textToBlocks(own.text)), ...list([own.remark])];
  }),
];

/** A ruling or a note: its name as a heading, what has changed since, its texts, what there is to know of them. */
export const citedTwin = (
  twin: Twin,
  { id, changes, unofficial, texts }: Pick<Ruling | Note, 'id' | 'changes' | 'unofficial' | 'texts'>,
  blocks: Texts<readonly PlainBlock[]>,
  label?: string | false,
): RootContent[] => [
  heading(3, join(clauseName(twin.lang, id), label), id),
  ...list(changeLines(twin, changes)),
  ...quoteAll(twin.lang, blocks, unofficial),
  ...list(Object.values(texts).flatMap(({ corrections }) => correctionLines(twin.lang, corrections))),
];

/** `中文 · 官方文本` */
export const officialLabel = (lang: InterfaceLanguage, column: Language): string =>
  join(languageNames[lang][column], twinWords[lang].official);

export const linesOf = (card: PrintedCard | null | undefined): PlainBlock[] =>
  printedLines(card).flatMap(({ text }) => paragraphsOf(text));

/** Headings as they are printed, in the order of languages. */
export const printedIn = (headings: Texts<Printed>): string[] =>
  languagesOf(headings).flatMap((each) => headings[each]?.text ?? []);
