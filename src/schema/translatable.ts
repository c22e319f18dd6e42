import type { CardRecord } from './card.ts';
import type { FaqChapter } from './faq.ts';
import type { GuideSection } from './guide.ts';
import { type Language, languages, languagesOf, mapTexts } from './language.ts';
import { blocksToText } from './plain-block.ts';
import { cardTextId, type Unofficial } from './unofficial.ts';

/** A text that unofficial translations can be of. */
export interface Translatable {
  /** Its ID in `content/unofficial`. */
  readonly id: string;
  /** What it says in each language that has an official text; at least one. */
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  readonly unofficial?: Unofficial | undefined;
}

/** The texts of a page that can be translated, in reading order. */
export interface TranslatablePage {
  readonly document: string;
  /** As in `content/unofficial`: `2.3`, `general-notes`, `cards/clone`. */
  readonly page: string;
  readonly texts: readonly Translatable[];
}

/** The clauses and annotations of a section. */
export const sectionToTranslate = (section: GuideSection): TranslatablePage => ({
  document: section.document,
  page: section.section,
  texts: section.clauses.flatMap((clause) => [...clauseOf(clause), ...annotationsOf(clause)]),
});

/** The clauses of a section alone. */
export const clausesToTranslate = (section: GuideSection): TranslatablePage => ({
  ...sectionToTranslate(section),
  texts: section.clauses.flatMap(clauseOf),
});

/** The annotations of a section alone. */
export const annotationsToTranslate = (section: GuideSection): TranslatablePage => ({
  ...sectionToTranslate(section),
  texts: section.clauses.flatMap(annotationsOf),
});

/** The notes of a chapter. */
export const chapterToTranslate = ({ document, slug, sections }: FaqChapter): TranslatablePage => ({
  document,
  page: slug,
  texts: sections.flatMap(({ notes }) =>
    notes.map(({ id, texts, unofficial }) => ({
      id,
      texts: mapTexts(texts, ({ text }) => text),
      unofficial,
    })),
  ),
});

/** The rules text of a card, and its rulings. */
export const cardToTranslate = ({
  document,
  slug,
  texts,
  unofficial,
  rulings,
}: CardRecord): TranslatablePage => ({
  document,
  page: `cards/${slug}`,
  texts: [
    {
      id: cardTextId,
      texts: Object.fromEntries(
        languagesOf(texts).flatMap((lang) =>
          texts[lang]?.text.length ? [[lang, texts[lang].text.join('\n\n')]] : [],
        ),
      ),
      unofficial,
    },
    ...rulings.map((ruling) => ({
      id: ruling.id,
      texts: mapTexts(ruling.texts, ({ blocks }) => blocksToText(blocks)),
      unofficial: ruling.unofficial,
    })),
  ].filter(hasText),
});

type Clause = GuideSection['clauses'][number];

const clauseOf = ({ id, texts, unofficial }: Clause): readonly Translatable[] =>
  [{ id, texts: mapTexts(texts, ({ text }) => text), unofficial }].filter(hasText);

const annotationsOf = ({ annotations }: Clause): readonly Translatable[] =>
  languages.flatMap((lang) =>
    (annotations[lang] ?? []).map(({ id, text, unofficial }) => ({
      id,
      texts: { [lang]: text },
      unofficial,
    })),
  );

/** A clause without a text is there for its annotations; some cards have no rules text. */
const hasText = ({ texts }: Translatable): boolean => Object.keys(texts).length > 0;
