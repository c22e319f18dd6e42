import {
  type CardEntry,
  type ChapterEntry,
  cardPath,
  cardsById,
  datesOf,
  formerIdsByPlace,
  pagePaths,
  type SectionEntry,
} from '../records/catalog.ts';
import { content } from '../records/content.ts';
import { type Document, elsewhereOf } from '../schema/document.ts';
import { factOf } from '../schema/facts-of-set.ts';
import { annotationsOf, type Clause, type GuideSection } from '../schema/guide.ts';
import { type InterfaceLanguage, type Language, languages } from '../schema/language.ts';
import type { Unofficial } from '../schema/unofficial.ts';
import { address } from '../site/address.ts';
import { columnsOf, columnsOfFaq, officialIn, textsOfChapter } from './columns.ts';
import { toEditions } from './edition-label.ts';
import { markTerms, type PageMarks } from './mark-terms.ts';
import { marksOfChapter, marksOfSection } from './page-marks.ts';

/* Creates the context of a page from the records. Components get the context from page-context.ts. */

export const createSectionContext = (
  lang: InterfaceLanguage,
  document: Document,
  { id, data: section }: SectionEntry,
) => ({
  ...createContext(lang, document, id, textsIn(section.clauses), marksOfSection(section)),
  section,
  columns: columnsOf(section, lang),
  annotated: annotatedIn(section.clauses),
  rows: section.clauses,
  editions: section.editions,
});

/** The context of a whole guide on one page (`all/`); each section has a context of its own. */
export function createGuideContext(
  lang: InterfaceLanguage,
  document: Document,
  sections: readonly SectionEntry[],
  path: string,
) {
  const clauses = sections.flatMap(({ data }) => data.clauses);
  return {
    ...createContext(lang, document, `${document.id}/${path.replace(/\/$/u, '')}`, textsIn(clauses)),
    columns: columnsOf({ clauses }, lang),
    annotated: annotatedIn(clauses),
    rows: [],
    editions: {} as GuideSection['editions'],
  };
}

export function createChapterContext(
  lang: InterfaceLanguage,
  document: Document,
  { id, data: chapter }: ChapterEntry,
) {
  const notes = chapter.sections.flatMap((section) => section.notes);
  const texts = textsOfChapter(chapter);
  return {
    ...createContext(lang, document, id, notes, marksOfChapter(chapter)),
    chapter,
    columns: columnsOfFaq(texts, lang),
    official: officialIn(texts),
    annotated: [],
    rows: notes,
    editions: toEditions(chapter.dates),
    cardOf: (slug: string) => ({
      /** The page of the card, or its row in a list; null if there is neither. */
      path: cardPath(document.id, slug),
      fact: factOf(content.facts, document.id, slug),
      /** Undefined if the card has no page in this set. */
      record: cardsById().get(`${document.id}/cards/${slug}`)?.data,
    }),
  };
}

export const createCardContext = (
  lang: InterfaceLanguage,
  document: Document,
  { id, data: card }: CardEntry,
) => {
  const texts = [card, ...card.rulings];
  return {
    ...createContext(lang, document, id, texts),
    card,
    columns: card.role === 'entry' ? columnsOfFaq(texts, lang) : undefined,
    official: officialIn(texts),
    annotated: [],
    rows: card.rulings,
    editions: toEditions(datesOf(document.id)),
  };
};

const textsIn = (clauses: readonly Clause[]) => [...clauses, ...clauses.flatMap(annotationsOf)];

/** The languages in which clauses have annotations. */
export const annotatedIn = (clauses: readonly Clause[]) =>
  languages.filter((each) => clauses.some(({ annotations }) => annotations[each]?.length));

function createContext(
  lang: InterfaceLanguage,
  document: Document,
  id: string,
  texts: readonly { readonly unofficial?: Unofficial | undefined }[],
  marksOf: PageMarks = () => undefined,
) {
  const translated = languages.filter((each) => texts.some(({ unofficial }) => unofficial?.[each]));
  return {
    lang,
    document,
    /** Without base and language: `ipg/2.3/`. */
    path: `${id}/`,
    /** All texts that can have a translation; `rows` are the clauses, rulings or notes, none for a whole guide. */
    texts,
    isTranslated: translated.length > 0,
    /** Texts on other sites, in the languages of the translations. */
    elsewhere: elsewhereOf(document, `${id.split('/').slice(0, 2).join('/')}/`, translated),
    /** The paths of all pages: the possible targets of references. */
    pages: pagePaths(),
    /** The retired IDs that lead to an ID of this page. */
    formerIds: (anchor: string) => formerIdsByPlace().get(`${id}/#${anchor}`) ?? [],
    /** Links first mentions of terms in the HTML of a text to the list of terms; without an ID it adds no link. */
    linkTerms: (anchor: string | undefined, textLang: Language, html: string) =>
      anchor === undefined
        ? html
        : markTerms(html, textLang, marksOf(anchor, textLang), address(lang, 'terms/')),
    ruleNumbers: content.ruleNumbers,
    laterChanges: content.laterChanges.changes,
  };
}
