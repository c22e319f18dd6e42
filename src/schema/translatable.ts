import type { CardRecord } from './card.ts';
import type { FaqChapter } from './faq.ts';
import type { Clause, GuideSection } from './guide.ts';
import { inEachLanguage, type Language, languages, mapTexts } from './language.ts';
import { blocksToText } from './plain-block.ts';
import { cardTextId, type Unofficial } from './unofficial.ts';

/** A text that unofficial translations can be of. */
export interface Translatable {
  /** Its ID in `content/unofficial`. */
  readonly id: string;
  /** What it says in each language that has an official text; at least one. */
  readonly texts: Texts<string>;
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
  texts: sections.flatMap(({ notes }) => notes.map((note) => textOf(note, ({ text }) => text))),
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
      texts: inEachLanguage((lang) => texts[lang]?.text.join('\n\n') || undefined),
      unofficial,
    },
    ...rulings.map((ruling) => textOf(ruling, ({ blocks }) => blocksToText(blocks))),
  ].filter(hasText),
});

const clauseOf = (clause: Clause): readonly Translatable[] =>
  [textOf(clause, ({ text }) => text)].filter(hasText);

const textOf = <Text>(
  { id, texts, unofficial }: Pick<Translatable, 'id' | 'unofficial'> & { readonly texts: Texts<Text> },
  toText: (text: Text) => string,
): Translatable => ({ id, texts: mapTexts(texts, toText), unofficial });
type Texts<Text> = Readonly<Partial<Record<Language, Text>>>;

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
