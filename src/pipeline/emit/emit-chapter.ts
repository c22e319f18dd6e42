import type { RootContent } from 'mdast';
import type { Anomaly, PrintedCard } from '../../schema/card.ts';
import type { Printed } from '../../schema/correction.ts';
import type { Doubt } from '../../schema/doubt.ts';
import { type FaqChapter, type FaqSection, type Note, translationOfBox } from '../../schema/faq.ts';
import { commonLanguage, type Language, mapTexts } from '../../schema/language.ts';
import { nameOfSpan } from '../../schema/source.ts';
import type { Unofficial } from '../../schema/unofficial.ts';
import {
  type ByLanguage,
  type CardNode,
  type ChapterNode,
  type NoteNode,
  type PrintedLines,
  type SectionNode,
  titlesOf,
} from '../join/tree.ts';
import type { Piece } from '../text/flow.ts';
import { compareGroupHeadings, doubtsOf } from './anomalies.ts';
import { chapterHead } from './frontmatter.ts';
import { type CardOf, type EmittedPage, flowElement, lineElement, toPhrasing } from './mdx.ts';
import type { SinceOf } from './status.ts';
import {
  type Emitted,
  type Enrich,
  elementOfTexts,
  emitText,
  paragraphs,
  slotsOf,
  toPrinted,
  translationSlots,
} from './text.ts';

/** What every page of a set FAQ needs. */
export interface FaqContext {
  readonly document: string;
  readonly dates: Readonly<Partial<Record<Language, string>>>;
  readonly asOf: string;
  readonly enrich: Enrich;
  readonly sinceOf: SinceOf;
  readonly doubts: readonly Doubt[];
}

/** The page of one chapter. */
export const emitChapter = (chapter: ChapterNode, context: FaqContext): EmittedPage<FaqChapter> => {
  const { id: slug, decisions } = chapter;
  const { document, dates, asOf, enrich } = context;
  const address = `${document}/${slug}/`;
  const headings = printedHeadings(chapter.headings, address, enrich);
  const sections = chapter.sections.map((section) => emitSectionOf(chapter, section, context));
  const groups = chapter.groups.map((group) => {
    const lines = printedHeadings(group.headings, address, enrich);
    return { lines, cards: group.cards.filter(({ isLost }) => !isLost).map((card) => card.slug) };
  });
  const record: FaqChapter = {
    schemaVersion: 4,
    document,
    slug,
    headings: recordsOf(headings),
    titles: titlesOf(chapter.headings, decisions.titles),
    dates,
    asOf,
    sections: sections.map(({ record }) => record),
    ...(groups.length === 0
      ? {}
      : {
          groups: groups.map(({ lines, cards }) => {
            const printed = recordsOf(lines);
            const titles = cards.map((card) => decisions.groups?.[card]).find((named) => named);
            return {
              headings: printed,
              ...(titles ? { titles } : {}),
              cards,
              ...anomaliesOf(compareGroupHeadings(printed)),
            };
          }),
        }),
  };
  const body = (complete: FaqChapter, cardOf: CardOf): readonly RootContent[] => [
    ...elementsOf(headings),
    ...complete.sections.flatMap(
      (own, index) =>
        sections[index]?.element(own, (box) => translationOfBox(complete, box, cardOf(box))) ?? [],
    ),
    ...groups.map(({ lines, cards: [first = ''] }) => flowElement('CardGroup', { first }, elementsOf(lines))),
  ];
  return { path: `${document}/${slug}.mdx`, record, body, head: chapterHead };
};

/** A printed line, as a record and as a component. */
interface EmittedLine {
  readonly record: Printed;
  readonly element: RootContent;
}

const printedHeadings = (
  headings: ByLanguage<Piece>,
  address: string,
  enrich: Enrich,
): ByLanguage<EmittedLine> =>
  mapTexts(headings, (piece, lang) => printedLine(piece, lang, address, 'heading', enrich));

const recordsOf = (lines: ByLanguage<EmittedLine>): FaqChapter['headings'] =>
  mapTexts(lines, ({ record }) => record);

const elementsOf = (lines: ByLanguage<EmittedLine>): readonly RootContent[] =>
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

/** A printed card: its record, its lines from the first to the last, and those of its head and of its text as components. */
export interface EmittedCardLines {
  readonly record: PrintedCard;
  readonly source: Printed['source'];
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
  const head = headLines.flatMap((key) => {
    const piece = card[key];
    return piece ? [{ key, ...printedLine(piece, lang, address, key, enrich) }] : [];
  });
  const text = card.text.map((piece) => printedLine(piece, lang, address, 'text', enrich));
  const spans = [...head, ...text].map(({ record }) => record.source);
  const [first] = spans;
  if (!first) throw new Error('A printed card has no lines.');
  return {
    record: {
      ...{ name: null, manaCost: null, typeLine: null, stats: null },
      ...Object.fromEntries(head.map(({ key, record }) => [key, record])),
      text: text.map(({ record }) => record),
    },
    source: {
      file: first.file,
      lines: [
        Math.min(...spans.map(({ lines }) => lines[0])),
        Math.max(...spans.map(({ lines }) => lines[1])),
      ],
    },
    head: head.map(({ element }) => element),
    text: text.map(({ element }) => element),
  };
};

const headLines = ['name', 'nameEn', 'manaCost', 'typeLine', 'stats'] as const;

const emitSectionOf = (
  { id: chapter, decisions }: ChapterNode,
  { id, headings: printed, items }: SectionNode,
  context: FaqContext,
) => {
  const page = `${context.document}/${chapter}/`;
  const headings = printedHeadings(printed, `${page}#${id}`, context.enrich);
  // Notes come first: the cards that a text names are listed in the order in which texts are made rich.
  const notes = items.flatMap((item) => (item.is === 'note' ? [emitNote(item, page, context)] : []));
  const boxes = items.flatMap((item, index) => {
    const after = items.slice(0, index).findLast((one) => one.is === 'note')?.id ?? null;
    return item.is === 'card' ? [emitBox(item, after, `${page}#${id}`, context)] : [];
  });
  const record: FaqSection = {
    id,
    headings: recordsOf(headings),
    titles: titlesOf(printed, decisions.sections?.[id]),
    notes: notes.map((note) => note.record),
    boxes: boxes.map((box) => box.record),
  };
  /** The component, with the translations of its notes and of the cards in its boxes. */
  const element = (complete: FaqSection, ofBox: (slug: string) => Unofficial | undefined): RootContent => {
    const boxesAfter = (note: string | null): readonly RootContent[] =>
      boxes
        .filter((box) => box.record.after === note)
        .map(({ record: { slug }, slots }) =>
          elementOfTexts('CardBox', { card: slug }, slots, translationSlots(ofBox(slug))),
        );
    return flowElement('FaqSection', { id }, [
      ...elementsOf(headings),
      ...boxesAfter(null),
      ...complete.notes.flatMap((note, index) => [
        elementOfTexts('Note', { id: note.id }, notes[index]?.slots ?? {}, translationSlots(note.unofficial)),
        ...boxesAfter(note.id),
      ]),
    ]);
  };
  return { record, element };
};

const emitNote = (
  { id, kind, label, isInner, texts: pieces }: NoteNode,
  page: string,
  { enrich, sinceOf, doubts }: FaqContext,
): Emitted<Note> => {
  const address = `${page}#${id}`;
  const { statusIn, ...since } = sinceOf(address);
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
      status: statusIn(commonLanguage),
      ...since,
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
): Emitted<FaqSection['boxes'][number]> => {
  // The lines of a box do not link to the card that they are about.
  const aboutCard: Enrich = (piece, own, at) => enrich(piece, own, at, `${document}/cards/${slug}/`);
  const lines = mapTexts(texts, (card, lang) => printedCard(card, lang, address, aboutCard));
  return {
    record: {
      slug,
      after,
      texts: mapTexts(lines, ({ record: printed, source }) => ({ printed, source })),
    },
    slots: mapTexts(lines, ({ head, text }) => [...head, ...text]),
  };
};
