import {
  type CardEntry,
  type ChapterEntry,
  cardPath,
  cardsById,
  factOf,
  formerIdsByPlace,
  pagePaths,
  type SectionEntry,
} from '../records/catalog.ts';
import { content } from '../records/content.ts';
import type { Document } from '../schema/document.ts';
import type { InterfaceLanguage } from '../schema/language.ts';
import { columnsOf, columnsOfFaq } from './columns.ts';
import type { TermMarks } from './mark-terms.ts';
import { marksOfChapter, marksOfSection } from './page-marks.ts';

/*
 * What the components of a page of a document know of it. It is made here, from the records. Components get it through
 * page-context.ts and ask no records themselves.
 */

export const createSectionContext = (
  lang: InterfaceLanguage,
  document: Document,
  { id, data: section }: SectionEntry,
) => ({
  ...createContext(lang, document, id),
  section,
  columns: columnsOf(section, lang),
  marksOf: marksOfSection(section),
});

export const createChapterContext = (
  lang: InterfaceLanguage,
  document: Document,
  { id, data: chapter }: ChapterEntry,
) => ({
  ...createContext(lang, document, id),
  chapter,
  /** Undefined where nothing is translated. */
  columns: columnsOfFaq(chapter, lang),
  marksOf: marksOfChapter(chapter),
  /** A card that the chapter shows or lists. */
  cardOf: (slug: string) => ({
    /** Where it can be read of. */
    path: cardPath(document.id, slug),
    names: factOf(document.id, slug)?.names,
    /** Where the set has a page of it. */
    record: cardsById().get(`${document.id}/cards/${slug}`)?.data,
  }),
});

export const createCardContext = (
  lang: InterfaceLanguage,
  document: Document,
  { id, data: card }: CardEntry,
) => ({
  ...createContext(lang, document, id),
  card,
  columns: card.role === 'entry' ? columnsOfFaq(card, lang) : undefined,
  marksOf: (): TermMarks | undefined => undefined,
});

const createContext = (lang: InterfaceLanguage, document: Document, id: string) => ({
  /** The language of the interface. */
  lang,
  document,
  /** Without base and language: `ipg/2.3/`. */
  path: `${id}/`,
  /** The pages that there are, by their paths: what a reference can lead to. */
  pages: pagePaths(),
  /** The IDs that an ID of this page took over. */
  formerIds: (anchor: string) => formerIdsByPlace().get(`${id}/#${anchor}`) ?? [],
  ruleNumbers: content.ruleNumbers,
  ruleChanges: content.ruleChanges,
  policyChanges: content.policy.changes,
});
