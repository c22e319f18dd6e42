import { columnsOfFaq } from '../reader/columns.ts';
import type { CardContext, ChapterContext, PageContext } from '../reader/page-context.ts';
import type { PrintedCard } from '../schema/card.ts';
import type { AppliedCorrection } from '../schema/correction.ts';
import type { Language } from '../schema/language.ts';
import type { Printed } from '../schema/printed.ts';
import { nameOfSpan } from '../schema/source.ts';

export type PrintedKind = keyof PrintedCard | 'heading';

interface PrintedView {
  /** The page prints it itself: the heading of a chapter where the reader's language is the source's. */
  readonly isShownByPage: boolean;
  readonly Tag: 'h2' | 'p';
  /** The column that it goes with, where the page has columns and a heading of our own stands above. */
  readonly column: Language | undefined;
  readonly corrections: AppliedCorrection[] | undefined;
}

/** How a line of a card or a heading is shown, which is named by the place where it is printed. */
export function viewPrinted(
  page: PageContext & Partial<ChapterContext & CardContext>,
  line: PrintedKind,
  source: string,
): PrintedView {
  const { lang, chapter, card } = page;
  const isIt = (printed: Printed) => nameOfSpan(printed.source) === source;
  const lines = [
    ...(chapter ? [chapter, ...chapter.sections, ...(chapter.groups ?? [])] : []).flatMap(
      ({ heading }) => heading ?? [],
    ),
    ...(chapter?.sections ?? []).flatMap(({ boxes }) => boxes.flatMap(({ printed }) => linesOf(printed))),
    ...linesOf(card?.printed),
  ];
  const isOfChapter = chapter?.heading !== undefined && isIt(chapter.heading);
  const isHeading = line === 'heading' && !isOfChapter;
  // Where our name of a section is its heading, the printed one goes with the column of its language.
  const isBelowOurs = isHeading && chapter !== undefined && lang !== 'zh';
  return {
    isShownByPage: isOfChapter && lang === 'zh',
    Tag: isHeading && !isBelowOurs ? 'h2' : 'p',
    column: isBelowOurs && columnsOfFaq(chapter, 'zh', lang) ? 'zh' : undefined,
    corrections: lines.find(isIt)?.corrections,
  };
}

const linesOf = (card: PrintedCard | null | undefined): Printed[] =>
  Object.values(card ?? {})
    .flat()
    .filter((line) => line !== null && line !== undefined);
