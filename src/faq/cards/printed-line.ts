import type { PrintedCard } from '../../schema/card.ts';
import type { Printed } from '../../schema/correction.ts';
import { type Language, languages } from '../../schema/language.ts';
import { nameOfSpan } from '../../schema/source.ts';
import type { AnyContext, CardContext, ChapterContext } from '../../text/page-context.ts';

export type PrintedKind = keyof PrintedCard | 'heading';

type PageOfLine = Pick<ChapterContext & CardContext, 'chapter' | 'card' | 'columns'>;

/** The view of a line of a card or of a heading. Neither has an ID: `source`, the place in the source, names it. */
export function viewPrinted(
  { lang: own, chapter, card, columns }: Pick<AnyContext, 'lang'> & Partial<PageOfLine>,
  line: PrintedKind,
  source: string,
) {
  const headed = chapter ? [chapter, ...chapter.sections, ...(chapter.groups ?? [])] : [];
  const cards = [...(chapter?.sections ?? []).flatMap(({ boxes }) => boxes), ...(card ? [card] : [])];
  const linesIn = (lang: Language): Printed[] => [
    ...headed.flatMap(({ headings }) => headings[lang] ?? []),
    ...cards.flatMap(({ texts }) => printedLines(texts[lang]?.printed)),
  ];
  const found = languages
    .flatMap((lang) => linesIn(lang).map((printed) => ({ lang, printed })))
    .find(({ printed }) => nameOfSpan(printed.source) === source);
  const lang = found?.lang ?? own;
  const isOfChapter = found !== undefined && chapter?.headings[lang] === found.printed;
  const isHeading = line === 'heading' && !isOfChapter;
  // Below our name as the heading, a printed heading is a line in the column of its language.
  const isBelowOurs =
    lang !== own && headed.some(({ headings, titles }) => titles?.[own] && headings[lang] === found?.printed);
  return {
    /** The heading of a chapter is already in the title of the page or among its names. */
    isShownByPage: isOfChapter,
    lang,
    Tag: isHeading && !isBelowOurs ? ('h2' as const) : ('p' as const),
    column: isBelowOurs && columns ? lang : undefined,
    corrections: found?.printed.corrections,
  };
}

const printedLines = (card: PrintedCard | null | undefined): Printed[] =>
  Object.values(card ?? {})
    .flat()
    .filter((line) => line !== null && line !== undefined);
