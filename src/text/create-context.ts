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
import type { InterfaceLanguage, Language } from '../schema/language.ts';
import { address } from '../site/address.ts';
import { columnsOf, columnsOfFaq } from './columns.ts';
import { markTerms, type PageMarks } from './mark-terms.ts';
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
  ...createContext(lang, document, id, marksOfSection(section)),
  section,
  columns: columnsOf(section, lang),
});

export const createChapterContext = (
  lang: InterfaceLanguage,
  document: Document,
  { id, data: chapter }: ChapterEntry,
) => ({
  ...createContext(lang, document, id, marksOfChapter(chapter)),
  chapter,
  /** Undefined where nothing is translated. */
  columns: columnsOfFaq(chapter, lang),
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
  ...createContext(lang, document, id, () => undefined),
  card,
  columns: card.role === 'entry' ? columnsOfFaq(card, lang) : undefined,
});

const createContext = (lang: InterfaceLanguage, document: Document, id: string, marksOf: PageMarks) => ({
  /** The language of the interface. */
  lang,
  document,
  /** Without base and language: `ipg/2.3/`. */
  path: `${id}/`,
  /** The pages that there are, by their paths: what a reference can lead to. */
  pages: pagePaths(),
  /** The IDs that an ID of this page took over from others that are gone: their links lead to it. */
  formerIds: (anchor: string) => formerIdsByPlace().get(`${id}/#${anchor}`) ?? [],
  /** The HTML of a text with links from its terms to the list of terms; of one without an ID, as it is. */
  linkTerms: (anchor: string | undefined, textLang: Language, html: string) =>
    anchor === undefined
      ? html
      : markTerms(html, textLang, marksOf(anchor, textLang), address(lang, 'terms/')),
  ruleNumbers: content.ruleNumbers,
  ruleChanges: content.ruleChanges,
  policyChanges: content.policy.changes,
});
