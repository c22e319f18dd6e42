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
import { loadPolicy, loadRuleChanges, loadRuleNumbers } from '../records/content.ts';
import type { Document } from '../schema/document.ts';
import type { Language } from '../schema/language.ts';
import { marksOfChapter, marksOfSection } from '../terms/page-marks.ts';
import { columnsOf, columnsOfFaq } from './columns.ts';
import type { CardContext, ChapterContext, PageContext, SectionContext } from './page-context.ts';

// The context of a page from the records: what is below it asks for none.

export const createSectionContext = (
  lang: Language,
  document: Document,
  { id, data: section }: SectionEntry,
): SectionContext => ({
  ...createContext(lang, document, id),
  section,
  columns: columnsOf(section, lang),
  marksOf: marksOfSection(section),
});

export const createChapterContext = (
  lang: Language,
  document: Document,
  { id, data: chapter }: ChapterEntry,
): ChapterContext => ({
  ...createContext(lang, document, id),
  chapter,
  columns: columnsOfFaq(chapter, lang),
  marksOf: marksOfChapter(chapter),
  cardOf: (slug) => ({
    path: cardPath(document.id, slug),
    names: factOf(document.id, slug)?.names,
    record: cardsById().get(`${document.id}/cards/${slug}`)?.data,
  }),
});

export const createCardContext = (
  lang: Language,
  document: Document,
  { id, data: card }: CardEntry,
): CardContext => ({
  ...createContext(lang, document, id),
  card,
  columns: card.role === 'entry' ? columnsOfFaq(card, lang) : undefined,
});

const createContext = (lang: Language, document: Document, id: string): PageContext => ({
  lang,
  document,
  path: `${id}/`,
  pages: pagePaths(),
  marksOf: () => undefined,
  formerIds: (anchor) => formerIdsByPlace().get(`${id}/#${anchor}`) ?? [],
  ruleNumbers: loadRuleNumbers(),
  ruleChanges: loadRuleChanges(),
  policyChanges: loadPolicy().changes,
});
