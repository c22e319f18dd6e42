import type { CardRecord } from './card.ts';
import type { FaqChapter } from './faq.ts';
import { annotationsOf, type GuideSection } from './guide.ts';
import { inEachLanguage, type Language, languagesOf, mapTexts } from './language.ts';
import { blocksToText } from './plain-block.ts';
import { cardTextId, type Unofficial } from './unofficial.ts';

type Texts<Text> = Readonly<Partial<Record<Language, Text>>>;

/** Anything that can be cited. A `section` is part of an FAQ chapter; a `card` is the printed card. */
export interface Citable {
  readonly kind: 'page' | 'section' | 'clause' | 'annotation' | 'note' | 'ruling' | 'card';
  readonly document: string;
  /** The page within the document: `2.3`, `general-notes`, `cards/clone`. */
  readonly page: string;
  /** The ID on the page: `definition-2`, `r1`; `text` for a card; empty for a page. */
  readonly id: string;
  /** Without language and base path: `ipg/2.3/#remedy-1`. */
  readonly address: string;
  /** The official texts; for a card, with its name. */
  readonly texts: Texts<string>;
  /** The official texts as in PO files: a ruling with markers of lists and steps, a card with only its rules text. */
  readonly toTranslate: Texts<string>;
  /** The passages to search for terms: the official texts, and texts that the source of another language prints. */
  readonly passages: readonly { readonly lang: Language; readonly text: string }[];
  readonly unofficial?: Unofficial | undefined;
}

/** Each list is in reading order. */
export interface PageRecords {
  readonly sections: readonly GuideSection[];
  readonly chapters: readonly FaqChapter[];
  readonly cards: readonly CardRecord[];
}

/** Everything that can be cited in these records, page by page, in reading order. */
export const citablesIn = ({
  sections = [],
  chapters = [],
  cards = [],
}: Partial<PageRecords>): readonly Citable[] => [
  ...sections.flatMap((record) => inSection({ document: record.document, page: record.section }, record)),
  ...chapters.flatMap((record) => inChapter({ document: record.document, page: record.slug }, record)),
  ...cards.flatMap((record) => ofCard({ document: record.document, page: `cards/${record.slug}` }, record)),
];

const inSection = (on: Page, { clauses }: GuideSection): readonly Citable[] => [
  citable('page', on, ''),
  ...clauses.flatMap(({ id, texts, alsoPrinted = [], annotations, unofficial }) => {
    const own = wordsOf(texts);
    const printed = alsoPrinted.map(({ lang, text }) => ({ lang, text }));
    return [
      { ...citable('clause', on, id, own), passages: [...passagesOf(own), ...printed], unofficial },
      ...annotationsOf({ annotations }).map((note) => ({
        ...citable('annotation', on, note.id, wordsOf(note.texts)),
        unofficial: note.unofficial,
      })),
    ];
  }),
];

const inChapter = (on: Page, { sections }: FaqChapter): readonly Citable[] => [
  citable('page', on, ''),
  ...sections.flatMap((section) => [
    citable('section', on, section.id),
    ...section.notes.map(({ id, texts, unofficial }) => ({
      ...citable('note', on, id, wordsOf(texts)),
      unofficial,
    })),
  ]),
];

const ofCard = (on: Page, { texts, rulings, unofficial }: CardRecord): readonly Citable[] => [
  {
    ...citable('card', on, cardTextId),
    texts: mapTexts(texts, ({ printed }) =>
      [printed?.name, ...(printed?.text ?? [])].map((line) => line?.text ?? '').join('\n'),
    ),
    toTranslate: inEachLanguage((lang) => texts[lang]?.text.join('\n\n') || undefined),
    passages: languagesOf(texts).flatMap((lang) =>
      (texts[lang]?.printed?.text ?? []).map(({ text }) => ({ lang, text })),
    ),
    unofficial,
  },
  ...rulings.map((ruling) => ({
    ...citable('ruling', on, ruling.id, wordsOf(ruling.texts)),
    toTranslate: mapTexts(ruling.texts, ({ blocks }) => blocksToText(blocks)),
    unofficial: ruling.unofficial,
  })),
];

/** `pageOf('ipg/2.3/#remedy-1') // => 'ipg/2.3/'` */
export const pageOf = (address: string): string => address.replace(/#.*$/u, '');

/** `documentIn('ipg/2.3/#remedy-1') // => 'ipg'` */
export const documentIn = (address: string): string => address.replace(/\/.*$/u, '');

type Page = Pick<Citable, 'document' | 'page'>;

const citable = (kind: Citable['kind'], on: Page, id: string, texts: Texts<string> = {}): Citable => ({
  kind,
  ...on,
  id,
  address: `${on.document}/${on.page}/${kind === 'card' || kind === 'page' ? '' : `#${id}`}`,
  texts,
  toTranslate: texts,
  passages: passagesOf(texts),
});

const wordsOf = (texts: Texts<{ readonly text: string }>): Texts<string> =>
  mapTexts(texts, ({ text }) => text);

const passagesOf = (texts: Texts<string>): Citable['passages'] =>
  Object.values(mapTexts(texts, (text, lang) => ({ lang, text })));

export interface Translatable {
  /** Its ID in `content/unofficial`. */
  readonly id: string;
  /** Its official texts by language; at least one. */
  readonly texts: Texts<string>;
  readonly unofficial?: Unofficial | undefined;
}

export interface TranslatablePage extends Page {
  readonly texts: readonly Translatable[];
}

/** The translatable texts of each page, of the given kinds or all. What has no official text is left out. */
export const translatablesIn = (
  records: Partial<PageRecords>,
  kinds?: readonly Citable['kind'][],
): readonly TranslatablePage[] => {
  const pages = Map.groupBy(citablesIn(records), ({ document, page }) => `${document}/${page}`);
  return [...pages.values()].flatMap((all) =>
    all.slice(0, 1).map(({ document, page }) => ({
      document,
      page,
      texts: all
        .filter(({ kind }) => kinds?.includes(kind) ?? true)
        .map(({ id, toTranslate, unofficial }) => ({ id, texts: toTranslate, unofficial }))
        .filter(({ texts }) => languagesOf(texts).length > 0),
    })),
  );
};
