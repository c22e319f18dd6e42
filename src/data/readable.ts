import type { Records } from '../records/open-content.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type Language, languages, languagesOf } from '../schema/language.ts';
import type { ReadableTexts } from '../schema/published.ts';
import type { Unofficial } from '../schema/unofficial.ts';

/**
 * How many texts of each kind can be read in each language: officially, be it that a source of another language prints
 * it, or only in an unofficial translation.
 */
export const countReadable = ({
  sections,
  chapters,
  cards,
}: Pick<Records, 'sections' | 'chapters' | 'cards'>): readonly ReadableTexts[] => {
  const notes = chapters.flatMap((chapter) => chapter.sections.flatMap((section) => section.notes));
  const clauses = sections.flatMap((section) => section.clauses);
  return [
    count(
      'clauses',
      clauses.map(({ texts, alsoPrinted = [], unofficial }) => ({
        official: [...languagesOf(texts), ...alsoPrinted.map(({ lang }) => lang)],
        unofficial,
      })),
    ),
    count('annotations', clauses.flatMap(annotationsOf)),
    count(
      'notes',
      notes.map(({ texts, unofficial }) => ({ official: languagesOf(texts), unofficial })),
    ),
    count(
      'rulings',
      cards.flatMap(({ rulings }) =>
        rulings.map(({ texts, unofficial }) => ({ official: languagesOf(texts), unofficial })),
      ),
    ),
    count(
      'cardTexts',
      cards.map(({ texts, unofficial }) => ({
        official: languagesOf(texts).filter((lang) => texts[lang]?.text.length),
        unofficial,
      })),
    ),
  ];
};

interface Text {
  readonly official: readonly Language[];
  readonly unofficial: Unofficial | undefined;
}

const annotationsOf = ({ annotations }: GuideSection['clauses'][number]): readonly Text[] =>
  languages.flatMap((lang) =>
    (annotations[lang] ?? []).map(({ unofficial }) => ({ official: [lang], unofficial })),
  );

const count = (kind: ReadableTexts['kind'], all: readonly Text[]): ReadableTexts => {
  // A clause without a text is there for its annotations.
  const texts = all.filter(({ official }) => official.length > 0);
  return {
    kind,
    total: texts.length,
    languages: Object.fromEntries(
      languages.map((lang) => {
        const others = texts.filter(({ official }) => !official.includes(lang));
        return [
          lang,
          {
            official: texts.length - others.length,
            unofficial: others.filter(({ unofficial }) => unofficial?.[lang]).length,
          },
        ];
      }),
    ),
  };
};
