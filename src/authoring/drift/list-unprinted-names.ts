import type { CardFact, CardRecord } from '../../schema/card.ts';
import type { DriftFile } from '../../schema/drift.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { findUnprintedNames } from './unprinted-names.ts';

/** All names in the texts that are not printed on their cards, with their addresses, in reading order. */
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
  readonly chapters: readonly InDocument<FaqChapter>[];
  readonly cards: readonly InDocument<CardRecord>[];
}

/** A record of a set FAQ: its text is in one language. */
interface InDocument<Record> {
  readonly document: string;
  readonly lang: Language;
  readonly record: Record;
}

interface PlacedText {
  readonly at: string;
  readonly lang: Language;
  readonly text: string;
}

/** All texts with their addresses; the head and the rules text of a card are one text. */
const placesOf = ({ sections, chapters, cards }: AllTexts): readonly PlacedText[] => [
  ...sections.flatMap(({ document, section, clauses }) =>
    clauses.flatMap(({ id, texts, annotations }) =>
      languages.flatMap((lang): PlacedText[] => [
        ...(texts[lang] ? [{ at: `${document}/${section}/#${id}`, lang, text: texts[lang].text }] : []),
        ...(annotations[lang] ?? []).map((note) => ({
          at: `${document}/${section}/#${note.id}`,
          lang,
          text: note.text,
        })),
      ]),
    ),
  ),
  ...chapters.flatMap(({ document, lang, record: { slug, sections: own } }) =>
    own.flatMap(({ notes }) =>
      notes.map(({ id, text }): PlacedText => ({ at: `${document}/${slug}/#${id}`, lang, text })),
    ),
  ),
  ...cards.flatMap(({ document, lang, record: { slug, printed, rulings } }): PlacedText[] => [
    {
      at: `${document}/cards/${slug}/`,
      lang,
      text: [printed?.name?.text, ...(printed?.text ?? []).map(({ text }) => text)].join('\n'),
    },
    ...rulings.map(({ id, text }) => ({ at: `${document}/cards/${slug}/#${id}`, lang, text })),
  ]),
];
