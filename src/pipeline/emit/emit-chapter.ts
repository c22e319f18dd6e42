import type { RootContent } from 'mdast';
import type { Anomaly, CardRecord, PrintedCard } from '../../schema/card.ts';
import type { Doubt } from '../../schema/doubt.ts';
import {
  type CardGroup,
  type FaqChapter,
  type FaqSection,
  faqChapterSchema,
  type Note,
} from '../../schema/faq.ts';
import { commonLanguage, type Language, languages, mapTexts } from '../../schema/language.ts';
import type { Printed } from '../../schema/printed.ts';
import { nameOfSpan } from '../../schema/source.ts';
import { translationOfBox } from '../../schema/translation-of-box.ts';
import type { Unofficial } from '../../schema/unofficial.ts';
import {
  type ByLanguage,
  type CardNode,
  type ChapterNode,
  type NoteNode,
  type PrintedLines,
  type SectionNode,
  titlesOf,
} from '../edition/tree.ts';
import type { Piece } from '../text/flow.ts';
import { compareGroupHeading, doubtsOf } from './anomalies.ts';
import { flowElement, lineElement, toPhrasing } from './mdx.ts';
import { type EmittedPage, toPage } from './page.ts';
import {
  type Enrich,
  elementOfTexts,
  emitText,
  paragraphs,
  type Slots,
  slotsOf,
  toPrinted,
  translationSlots,
} from './text.ts';
import type { ValidityOf } from './validity.ts';

/** What every page of a set FAQ needs. */
export interface FaqContext {
  readonly document: string;
  /** The date of each text. */
  readonly dates: Readonly<Partial<Record<Language, string>>>;
  readonly asOf: string;
  readonly enrich: Enrich;
  readonly validityOf: ValidityOf;
  /** Wordings that are probably mistakes. */
  readonly doubts: readonly Doubt[];
  /** These add the unofficial translations. */
  readonly completeChapter: (official: FaqChapter) => FaqChapter;
  readonly completeCard: (official: CardRecord) => CardRecord;
  /** The record of a card, once all pages are there: when the body of a page is written. */
  readonly cardOf: (slug: string) => CardRecord | undefined;
}

/** The MDX page of one chapter. */
export const emitChapter = (chapter: ChapterNode, context: FaqContext): EmittedPage<FaqChapter> => {
  const { id: slug, decisions } = chapter;
  const { document, enrich } = context;
  const address = `${document}/${slug}/`;
  const headings = printedHeadings(chapter.headings, address, enrich);
  const sections = chapter.sections.map((section) => emitSectionOf(chapter, section, context));
  const groups = chapter.groups.map((group) => ({
    lines: printedHeadings(group.headings, address, enrich),
    cards: group.cards.filter(({ isLost }) => !isLost).map((card) => card.slug),
  }));
  const official: FaqChapter = faqChapterSchema.parse({
    schemaVersion: 2,
    document,
    slug,
    headings: recordsOf(headings),
    titles: titlesOf(chapter.headings, decisions.titles),
    dates: context.dates,
    asOf: context.asOf,
    sections: sections.map((section) => section.record),
    ...(groups.length === 0
      ? {}
      : { groups: groups.map(({ lines, cards }) => groupRecord(recordsOf(lines), cards)) }),
  });
  const record = context.completeChapter(official);
  return toPage(record, slug, () => [
    ...elementsOf(headings),
    ...record.sections.flatMap(
      (own, index) =>
        sections[index]?.element(own, (box) => translationOfBox(record, box, context.cardOf(box))) ?? [],
    ),
    ...groups.map(({ lines, cards: [first = ''] }) => flowElement('CardGroup', { first }, elementsOf(lines))),
  ]);
};

const groupRecord = (headings: CardGroup['headings'], cards: string[]): CardGroup => ({
  headings,
  cards,
  ...anomaliesOf(
    languages.flatMap((lang) =>
      compareGroupHeading(headings[lang]?.text ?? '').map((anomaly) => ({ ...anomaly, lang })),
    ),
  ),
});

/** A printed line, as a record and as a component. */
interface EmittedLine {
  readonly record: Printed;
  readonly element: RootContent;
}

type EmittedLines = Partial<Record<Language, EmittedLine>>;

/** The heading of a row in each language. */
const printedHeadings = (headings: ByLanguage<Piece>, address: string, enrich: Enrich): EmittedLines =>
  mapTexts(headings, (piece, lang) => printedLine(piece, lang, address, 'heading', enrich));

const recordsOf = (lines: EmittedLines): FaqChapter['headings'] => mapTexts(lines, ({ record }) => record);

const elementsOf = (lines: EmittedLines): readonly RootContent[] =>
  Object.values(mapTexts(lines, ({ element }) => element));

const printedLine = (
  piece: Piece,
  lang: Language,
  address: string,
  line: 'heading' | keyof PrintedCard,
  enrich: Enrich,
): EmittedLine => {
  const text = emitText(paragraphs(piece), line === 'nameEn' ? commonLanguage : lang, address, enrich);
  const source = nameOfSpan(text.source);
  const nodes = text.rich.flatMap((rich) => rich.nodes);
  return { record: toPrinted(text), element: lineElement('Printed', { line, source }, toPhrasing(nodes)) };
};

/** `anomalies` of a record, when there are any. */
const anomaliesOf = (anomalies: readonly Anomaly[]): Pick<Note, 'anomalies'> =>
  anomalies.length === 0 ? {} : { anomalies: [...anomalies] };

/** A printed card: its record, and the lines of its head and of its text as components. */
export interface EmittedCardLines {
  readonly record: PrintedCard;
  readonly head: readonly RootContent[];
  readonly text: readonly RootContent[];
}

/** Emits the lines of a card in one language. */
export const printedCard = (
  card: PrintedLines,
  lang: Language,
  address: string,
  enrich: Enrich,
): EmittedCardLines => {
  const line = (key: Exclude<keyof PrintedLines, 'text'>): EmittedLine | undefined =>
    card[key] ? printedLine(card[key], lang, address, key, enrich) : undefined;
  const [name, nameEn, manaCost] = [line('name'), line('nameEn'), line('manaCost')];
  const [typeLine, stats] = [line('typeLine'), line('stats')];
  const text = card.text.map((piece) => printedLine(piece, lang, address, 'text', enrich));
  return {
    record: {
      name: name?.record ?? null,
      ...(nameEn ? { nameEn: nameEn.record } : {}),
      manaCost: manaCost?.record ?? null,
      typeLine: typeLine?.record ?? null,
      stats: stats?.record ?? null,
      text: text.map(({ record }) => record),
    },
    head: [name, nameEn, manaCost, typeLine, stats].flatMap((one) => (one ? [one.element] : [])),
    text: text.map(({ element }) => element),
  };
};

const emitSectionOf = (
  { id: chapter, decisions }: ChapterNode,
  { id, headings: printed, items }: SectionNode,
  context: FaqContext,
): {
  readonly record: FaqSection;
  readonly element: (complete: FaqSection, ofBox: TranslationOf) => RootContent;
} => {
  const address = `${context.document}/${chapter}/`;
  const headings = printedHeadings(printed, `${address}#${id}`, context.enrich);
  // Notes come first: the cards that a text names are listed in the order in which texts are made rich.
  const notes = items.flatMap((item) => (item.is === 'note' ? [emitNote(item, address, context)] : []));
  const boxes = items.flatMap((item, index) => {
    const after = items.slice(0, index).findLast((one) => one.is === 'note')?.id ?? null;
    return item.is === 'card' ? [emitBox(item, after, `${address}#${id}`, context)] : [];
  });
  return {
    record: {
      id,
      headings: recordsOf(headings),
      titles: titlesOf(printed, decisions.sections?.[id]),
      notes: notes.map(({ record }) => record),
      boxes: boxes.map(({ record }) => record),
    },
    element: (complete, ofBox) => {
      const [noteElements, boxElements] = [
        notes.map(({ record, slots }, index) =>
          elementOfTexts(
            'Note',
            { id: record.id },
            slots,
            translationSlots(complete.notes[index]?.unofficial),
          ),
        ),
        boxes.map(({ record, slots }) =>
          elementOfTexts('CardBox', { card: record.slug }, slots, translationSlots(ofBox(record.slug))),
        ),
      ];
      const inOrder = items.flatMap(
        (item) => (item.is === 'note' ? noteElements : boxElements).shift() ?? [],
      );
      return flowElement('FaqSection', { id }, [...elementsOf(headings), ...inOrder]);
    },
  };
};

/** The translations of the card in a box, by its slug. */
type TranslationOf = (slug: string) => Unofficial | undefined;

const emitNote = (
  { id, kind, label, isInner, texts: pieces }: NoteNode,
  page: string,
  { enrich, validityOf, doubts }: FaqContext,
): { readonly record: Note; readonly slots: Slots } => {
  const address = `${page}#${id}`;
  const texts = mapTexts(pieces, (piece, lang) => emitText(paragraphs(piece), lang, address, enrich));
  const printed = mapTexts(texts, toPrinted);
  const plain = mapTexts(printed, ({ text }) => text);
  return {
    record: {
      id,
      kind,
      ...(label === undefined ? {} : { label }),
      ...(isInner ? { inner: true as const } : {}),
      texts: printed,
      validity: validityOf(address),
      ...anomaliesOf(doubtsOf(doubts, address, plain)),
    },
    slots: slotsOf(texts),
  };
};

const emitBox = (
  { slug, texts }: CardNode,
  after: string | null,
  address: string,
  { document, enrich }: FaqContext,
): { readonly record: FaqSection['boxes'][number]; readonly slots: Slots } => {
  // The lines of a box do not link to the card that they are about.
  const aboutCard: Enrich = (piece, own, at) => enrich(piece, own, at, `${document}/cards/${slug}/`);
  const lines = mapTexts(texts, (card, lang) => printedCard(card, lang, address, aboutCard));
  return {
    record: {
      slug,
      after,
      texts: mapTexts(lines, ({ record }) => ({ printed: record, source: spanOfLines(record) })),
    },
    slots: mapTexts(lines, ({ head, text }) => [...head, ...text]),
  };
};

/** The lines of a printed card, from the first to the last. */
export const spanOfLines = (card: PrintedCard): Printed['source'] => {
  const spans = [card.name, card.nameEn, card.manaCost, card.typeLine, card.stats, ...card.text].flatMap(
    (line) => (line ? [line.source] : []),
  );
  const [first] = spans;
  if (!first) throw new Error('A printed card has no lines.');
  return {
    file: first.file,
    lines: [Math.min(...spans.map(({ lines }) => lines[0])), Math.max(...spans.map(({ lines }) => lines[1]))],
  };
};
