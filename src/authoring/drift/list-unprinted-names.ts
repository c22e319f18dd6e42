import type { CardFact, CardRecord } from '../../schema/card.ts';
import type { DriftFile } from '../../schema/drift.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { findUnprintedNames } from './unprinted-names.ts';

/** Every name in the texts that is not the one printed on the card, at its place, in reading order. */
export const listUnprintedNames = (texts: AllTexts, cards: readonly CardFact[]): DriftFile['names'] =>
  placesOf(texts).flatMap(({ at, lang, text }) =>
    findUnprintedNames(text, lang, cards).map(({ name, card }) => ({
      at,
      lang,
      card: card.slug,
      name,
      printed: card.names[lang] ?? card.names.en,
    })),
  );

interface AllTexts {
  readonly sections: readonly GuideSection[];
  readonly chapters: readonly FaqChapter[];
  readonly cards: readonly CardRecord[];
}

interface PlacedText {
  readonly at: string;
  readonly lang: Language;
  readonly text: string;
}

/** The FAQ has no other language than Chinese; a card counts as one place for its head and rules text. */
const placesOf = ({ sections, chapters, cards }: AllTexts): readonly PlacedText[] => [
  ...sections.flatMap(({ section, clauses }) =>
    clauses.flatMap(({ id, texts, annotations }) =>
      languages.flatMap((lang): PlacedText[] => [
        ...(texts[lang] ? [{ at: `ipg/${section}/#${id}`, lang, text: texts[lang].text }] : []),
        ...(annotations[lang] ?? []).map((note) => ({
          at: `ipg/${section}/#${note.id}`,
          lang,
          text: note.text,
        })),
      ]),
    ),
  ),
  ...chapters.flatMap(({ slug, sections: own }) =>
    own.flatMap(({ notes }) =>
      notes.map(({ id, text }): PlacedText => ({ at: `m10/${slug}/#${id}`, lang: 'zh', text })),
    ),
  ),
  ...cards.flatMap(({ slug, printed, rulings }): PlacedText[] => [
    {
      at: `m10/cards/${slug}/`,
      lang: 'zh',
      text: [printed?.name?.text, ...(printed?.text ?? []).map(({ text }) => text)].join('\n'),
    },
    ...rulings.map(({ id, text }) => ({ at: `m10/cards/${slug}/#${id}`, lang: 'zh' as const, text })),
  ]),
];
