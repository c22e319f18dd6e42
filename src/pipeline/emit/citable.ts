import type { CardRecord } from '../../schema/card.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { type Language, languages, mapTexts } from '../../schema/language.ts';
import type { Unofficial } from '../../schema/unofficial.ts';
import type { Validity } from '../../schema/validity.ts';
import type { EmittedPage } from './emit-section.ts';

/** All pages of an edition. */
export interface Pages {
  readonly sections: readonly EmittedPage<GuideSection>[];
  readonly chapters: readonly EmittedPage<FaqChapter>[];
  readonly cards: readonly EmittedPage<CardRecord>[];
}

/** What can be cited: a page, a section of a chapter, a clause, an annotation, a note, a ruling. */
export interface Citable {
  /** Without language and base path: `ipg/2.3/#remedy-1`. */
  readonly address: string;
  /** Its own text; of a card, what is printed in its entry. */
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  readonly validity?: Validity | undefined;
  readonly unofficial?: Unofficial | undefined;
}

/** Everything in an edition that can be cited, in reading order. */
export const citablesOf = ({ sections, chapters, cards }: Pages): readonly Citable[] => [
  ...sections.flatMap(({ record: { document, section, clauses } }): readonly Citable[] => [
    { address: `${document}/${section}/`, texts: {} },
    ...clauses.flatMap(({ id, texts, annotations, validity, unofficial }): readonly Citable[] => [
      {
        address: `${document}/${section}/#${id}`,
        texts: mapTexts(texts, ({ text }) => text),
        validity,
        unofficial,
      },
      ...languages.flatMap((lang) =>
        (annotations[lang] ?? []).map((note) => ({
          address: `${document}/${section}/#${note.id}`,
          texts: { [lang]: note.text },
          unofficial: note.unofficial,
        })),
      ),
    ]),
  ]),
  ...chapters.flatMap(({ document, record: { slug, sections: own } }): readonly Citable[] => [
    { address: `${document}/${slug}/`, texts: {} },
    ...own.flatMap((section): readonly Citable[] => [
      {
        address: `${document}/${slug}/#${section.id}`,
        texts: {},
      },
      ...section.notes.map(({ id, texts, validity, unofficial }) => ({
        address: `${document}/${slug}/#${id}`,
        texts: mapTexts(texts, ({ text }) => text),
        validity,
        unofficial,
      })),
    ]),
  ]),
  ...cards.flatMap(
    ({ document, record: { slug, texts, rulings, validity, unofficial } }): readonly Citable[] => [
      {
        address: `${document}/cards/${slug}/`,
        texts: mapTexts(texts, ({ printed }) =>
          [printed?.name, ...(printed?.text ?? [])].map((line) => line?.text ?? '').join('\n'),
        ),
        validity,
        unofficial,
      },
      ...rulings.map((ruling) => ({
        address: `${document}/cards/${slug}/#${ruling.id}`,
        texts: mapTexts(ruling.texts, ({ text }) => text),
        validity: ruling.validity,
        unofficial: ruling.unofficial,
      })),
    ],
  ),
];
