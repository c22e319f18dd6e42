import type { CardRecord } from '../schema/card.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages, languagesOf, mapTexts } from '../schema/language.ts';
import type { TermPlace } from '../schema/published.ts';

/** A text that can be cited, and where. */
export interface TextPlace extends TermPlace {
  readonly text: string;
}

/** The records whose texts are looked through, each list in reading order. */
export interface Texts {
  readonly sections: readonly GuideSection[];
  readonly chapters: readonly FaqChapter[];
  readonly cards: readonly CardRecord[];
}

/**
 * Every text that can be cited: clauses, what is printed of them in another language, their annotations,
 * notes of the FAQ, what cards have printed on them, rulings.
 */
export const listTextPlaces = ({ sections, chapters, cards }: Texts): readonly TextPlace[] => [
  ...sections.flatMap(placesOfSection),
  ...chapters.flatMap(({ document, slug, sections: own }) =>
    own.flatMap(({ notes }) =>
      notes.flatMap(({ id, texts }) => placesOfTexts(`${document}/${slug}/#${id}`, texts)),
    ),
  ),
  ...cards.flatMap(({ document, slug, texts, rulings }) => [
    ...languagesOf(texts).flatMap((lang) =>
      (texts[lang]?.printed?.text ?? []).map(
        ({ text }): TextPlace => ({ address: `${document}/cards/${slug}/`, lang, text }),
      ),
    ),
    ...rulings.flatMap((ruling) => placesOfTexts(`${document}/cards/${slug}/#${ruling.id}`, ruling.texts)),
  ]),
];

const placesOfTexts = (
  address: string,
  texts: Partial<Record<Language, { readonly text: string }>>,
): readonly TextPlace[] => Object.values(mapTexts(texts, ({ text }, lang) => ({ address, lang, text })));

const placesOfSection = ({ document, section, clauses }: GuideSection): readonly TextPlace[] => {
  const page = `${document}/${section}/`;
  return clauses.flatMap(({ id, texts, alsoPrinted = [], annotations }) => [
    ...placesOfTexts(`${page}#${id}`, texts),
    ...alsoPrinted.map(({ lang, text }) => ({ address: `${page}#${id}`, lang, text })),
    ...languages.flatMap((lang) =>
      (annotations[lang] ?? []).map((note) => ({ address: `${page}#${note.id}`, lang, text: note.text })),
    ),
  ]);
};
