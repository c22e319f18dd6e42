import type { CardRecord } from '../schema/card.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import { languages } from '../schema/language.ts';
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
 * notes of the FAQ, what cards have printed on them, rulings. The FAQ has no other language than Chinese.
 */
export const listTextPlaces = ({ sections, chapters, cards }: Texts): readonly TextPlace[] => [
  ...sections.flatMap(placesOfSection),
  ...chapters.flatMap(({ document, slug, sections: own }) =>
    own.flatMap(({ notes }) =>
      notes.map(({ id, text }): TextPlace => ({ address: `${document}/${slug}/#${id}`, lang: 'zh', text })),
    ),
  ),
  ...cards.flatMap(({ document, slug, printed, rulings }) => [
    ...(printed?.text ?? []).map(
      ({ text }): TextPlace => ({ address: `${document}/cards/${slug}/`, lang: 'zh', text }),
    ),
    ...rulings.map(
      ({ id, text }): TextPlace => ({ address: `${document}/cards/${slug}/#${id}`, lang: 'zh', text }),
    ),
  ]),
];

const placesOfSection = ({ document, section, clauses }: GuideSection): readonly TextPlace[] => {
  const page = `${document}/${section}/`;
  return clauses.flatMap(({ id, texts, alsoPrinted = [], annotations }) => [
    ...languages.flatMap((lang) => {
      const text = texts[lang]?.text;
      return text === undefined ? [] : [{ address: `${page}#${id}`, lang, text }];
    }),
    ...alsoPrinted.map(({ lang, text }) => ({ address: `${page}#${id}`, lang, text })),
    ...languages.flatMap((lang) =>
      (annotations[lang] ?? []).map((note) => ({ address: `${page}#${note.id}`, lang, text: note.text })),
    ),
  ]);
};
