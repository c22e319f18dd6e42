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
  const ofCards = cards.flatMap((card) => cardToTranslate(card).texts);
  const texts: Record<ReadableTexts['kind'], readonly Text[]> = {
    clauses: sections
      .flatMap((section) => section.clauses)
      .map(({ texts: own, alsoPrinted = [], unofficial }) => ({
        texts: { ...own, ...Object.fromEntries(alsoPrinted.map(({ lang, text }) => [lang, text])) },
        unofficial,
      })),
    annotations: sections.flatMap((section) => annotationsToTranslate(section).texts),
    notes: chapters.flatMap((chapter) => chapterToTranslate(chapter).texts),
    rulings: ofCards.filter(({ id }) => id !== cardTextId),
    cardTexts: ofCards.filter(({ id }) => id === cardTextId),
  };
  return Object.entries(texts).map(([kind, own]) => ({ kind: kind as ReadableTexts['kind'], ...count(own) }));
};

type Text = Pick<Translatable, 'unofficial'> & { readonly texts: Parameters<typeof languagesOf>[0] };

const count = (all: readonly Text[]): Omit<ReadableTexts, 'kind'> => {
  // A clause without a text is there for its annotations.
  const own = all.filter(({ texts }) => languagesOf(texts).length > 0);
  return {
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
