import { findTermWords, type TermIndex } from '../records/find-terms.ts';
import type { TextPlace } from '../records/text-places.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import { languages, languageTags } from '../schema/language.ts';

/** The words by which terms stand in the texts of a page (client/terms.ts). */
export interface PageTerms {
  /** `lang` of the texts. */
  readonly langs: readonly string[];
  /** By ID, in the order of `langs`. */
  readonly terms: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** The terms of each page of text, the same in every language of the interface, by its name: `ipg-2.3`. */
export const listPageTerms = (
  index: TermIndex,
  sections: readonly GuideSection[],
  chapters: readonly FaqChapter[],
): readonly (readonly [page: string, terms: PageTerms])[] => [
  ...sections.map((section) => [`ipg-${section.section}`, toPageTerms(index, textsOf(section))] as const),
  ...chapters.map((chapter) => [`m10-${chapter.slug}`, toPageTerms(index, notesOf(chapter))] as const),
];

type Text = Pick<TextPlace, 'lang' | 'text'>;

const textsOf = ({ clauses }: GuideSection): readonly Text[] =>
  clauses.flatMap(({ texts, annotations }) =>
    languages.flatMap((lang) =>
      [texts[lang], ...(annotations[lang] ?? [])].flatMap((of) => (of ? [{ lang, text: of.text }] : [])),
    ),
  );

const notesOf = ({ sections }: FaqChapter): readonly Text[] =>
  sections.flatMap(({ notes }) => notes.map(({ text }) => ({ lang: 'zh', text })));

const toPageTerms = (index: TermIndex, texts: readonly Text[]): PageTerms => {
  const words = [...findTermWords(index, texts)];
  const ids = new Set(words.flatMap(([, own]) => [...own.values()]));
  const wordsOf = (id: string) =>
    words.map(([, own]) => [...own].flatMap(([word, each]) => (each === id ? [word] : [])));
  return {
    langs: words.map(([lang]) => languageTags[lang]),
    terms: Object.fromEntries([...ids].map((id) => [id, wordsOf(id)])),
  };
};
