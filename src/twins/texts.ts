import type { RootContent } from 'mdast';
import type { PrintedCard } from '../schema/card.ts';
import type { FaqChapter } from '../schema/faq.ts';
import { type Language, languagesOf, mapTexts } from '../schema/language.ts';
import type { PlainBlock } from '../schema/plain-block.ts';
import type { Printed } from '../schema/printed.ts';
import type { Unofficial } from '../schema/unofficial.ts';
import { languageNames } from '../site/language-words.ts';
import { blocksOf, list, paragraphsOf, quote } from './markdown.ts';
import { join, unofficialLabel } from './remarks.ts';
import { twinWords } from './words.ts';

type Texts<Text> = Readonly<Partial<Record<Language, Text>>>;

/** What a set FAQ says: the official texts, then the unofficial ones. */
export const quoteAll = (
  lang: Language,
  official: Texts<readonly PlainBlock[]>,
  unofficial: Unofficial = {},
): RootContent[] => [
  ...languagesOf(official).flatMap((each) => quote(officialLabel(lang, each), official[each] ?? [])),
  ...languagesOf(unofficial).flatMap((each) => {
    const own = unofficial[each];
    if (!own) return [];
    return [
      ...quote(unofficialLabel(lang, each, own), blocksOf(own.text)),
      ...list(own.remark ? [own.remark] : []),
    ];
  }),
];

/** `中文 · 官方文本` */
export const officialLabel = (lang: Language, column: Language): string =>
  join(languageNames[lang][column], twinWords[lang].official);

/** The lines of a card as a source prints it. */
export const printedLines = (card: PrintedCard | null | undefined): Printed[] =>
  card
    ? [card.name, card.nameEn, card.manaCost, card.typeLine, card.stats, ...card.text].filter(
        (line) => line !== null && line !== undefined,
      )
    : [];

export const linesOf = (card: PrintedCard | null | undefined): PlainBlock[] =>
  printedLines(card).flatMap(({ text }) => paragraphsOf(text));

/** Headings as they are printed, in the order of languages. */
export const printedIn = (headings: Texts<Printed>): string[] =>
  languagesOf(headings).flatMap((each) => headings[each]?.text ?? []);

/** What dates the texts of a set. */
export const datesOf = (chapter: Pick<FaqChapter, 'dates'> | undefined) =>
  mapTexts(chapter?.dates ?? {}, (date) => ({ date }));
