import type { Records } from '../records/open-content.ts';
import { languages, languagesOf } from '../schema/language.ts';
import type { ReadableTexts } from '../schema/published.ts';
import {
  annotationsToTranslate,
  cardToTranslate,
  chapterToTranslate,
  type Translatable,
} from '../schema/translatable.ts';
import { cardTextId } from '../schema/unofficial.ts';

/**
 * How many texts of each kind can be read in each language: officially, be it that a source of another language prints
 * it, or only in an unofficial translation.
 */
export const countReadable = ({
  sections,
  chapters,
  cards,
}: Pick<Records, 'sections' | 'chapters' | 'cards'>): readonly ReadableTexts[] => {
  const clauses = sections.flatMap((section) => section.clauses);
  const ofCards = cards.flatMap((card) => cardToTranslate(card).texts);
  return [
    count(
      'clauses',
      clauses.map(({ texts, alsoPrinted = [], unofficial }) => ({
        texts: { ...texts, ...Object.fromEntries(alsoPrinted.map(({ lang, text }) => [lang, text])) },
        unofficial,
      })),
    ),
    count(
      'annotations',
      sections.flatMap((section) => annotationsToTranslate(section).texts),
    ),
    count(
      'notes',
      chapters.flatMap((chapter) => chapterToTranslate(chapter).texts),
    ),
    count(
      'rulings',
      ofCards.filter(({ id }) => id !== cardTextId),
    ),
    count(
      'cardTexts',
      ofCards.filter(({ id }) => id === cardTextId),
    ),
  ];
};

type Text = Pick<Translatable, 'unofficial'> & { readonly texts: Parameters<typeof languagesOf>[0] };

const count = (kind: ReadableTexts['kind'], all: readonly Text[]): ReadableTexts => {
  // A clause without a text is there for its annotations.
  const own = all.filter(({ texts }) => languagesOf(texts).length > 0);
  return {
    kind,
    total: own.length,
    languages: Object.fromEntries(
      languages.map((lang) => {
        const others = own.filter(({ texts }) => texts[lang] === undefined);
        const unofficial = others.filter((one) => one.unofficial?.[lang]).length;
        return [lang, { official: own.length - others.length, unofficial }];
      }),
    ),
  };
};
