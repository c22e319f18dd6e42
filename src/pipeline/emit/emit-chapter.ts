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
import { type EmittedPage, type Enrich, toPrinted } from './emit-section.ts';
import { flowElement, lineElement, textBlocks, toMdx, toPhrasing } from './mdx.ts';
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
  const body = [
    ...elementsOf(headings),
    ...sections.map((section) => section.element),
    ...groups.map(({ lines, cards: [first = ''] }) => flowElement('CardGroup', { first }, elementsOf(lines))),
  ];
  return { document, path: `${document}/${slug}.mdx`, record, mdx: () => toMdx(record, body) };
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
  const rich = enrich(piece, line === 'nameEn' ? commonLanguage : lang, address);
  const record = toPrinted(piece, rich);
  const source = nameOfSpan(record.source);
  return { record, element: lineElement('Printed', { line, source }, toPhrasing(rich.nodes)) };
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
  section: SectionNode,
  context: FaqContext,
): { record: FaqSection; element: RootContent } => {
  const { document, enrich } = context;
  const address = `${document}/${chapter}/#${section.id}`;
  const headings = printedHeadings(section.headings, address, enrich);
  let after: string | null = null;
  const notes: Note[] = [];
  const boxes: FaqSection['boxes'] = [];
  const elements: RootContent[] = [];
  // Notes come first: the cards that a text names are listed in the order in which texts are made rich.
  const emitted = new Map(
    section.items.flatMap((item) =>
      item.is === 'note'
        ? [[item.id, emitNote(item, `${document}/${chapter}/#${item.id}`, context)] as const]
        : [],
    ),
  );
  for (const item of section.items) {
    if (item.is === 'card') {
      const { record, element } = emitBox(item, after, address, context);
      boxes.push(record);
      elements.push(element);
      continue;
    }
    const note = emitted.get(item.id);
    if (!note) continue;
    after = item.id;
    notes.push(note.record);
    elements.push(note.element);
  }
  const record: FaqSection = {
    id: section.id,
    headings: recordsOf(headings),
    titles: titlesOf(section.headings, decisions.sections?.[section.id]),
    notes,
    boxes,
  };
  return {
    record,
    element: flowElement('FaqSection', { id: section.id }, [...elementsOf(headings), ...elements]),
  };
};

const emitNote = (
  { id, kind, label, isInner, texts }: NoteNode,
  address: string,
  { enrich, validityOf, doubts }: FaqContext,
): { readonly record: Note; readonly element: RootContent } => {
  const rich = mapTexts(texts, (piece, lang) => ({ piece, rich: enrich(piece, lang, address) }));
  return {
    record: {
      id,
      kind,
      ...(label === undefined ? {} : { label }),
      ...(isInner ? { inner: true as const } : {}),
      texts: mapTexts(rich, (own) => toPrinted(own.piece, own.rich)),
      validity: validityOf(address),
      ...anomaliesOf(
        doubtsOf(
          doubts,
          address,
          mapTexts(rich, (own) => own.rich.text),
        ),
      ),
    },
    element: elementOfTexts('Note', { id }, rich, (own) => textBlocks([own.rich])),
  };
};

const emitBox = (
  { slug, texts }: CardNode,
  after: string | null,
  address: string,
  { document, enrich }: FaqContext,
): { readonly record: FaqSection['boxes'][number]; readonly element: RootContent } => {
  // The lines of a box do not link to the card that they are about.
  const aboutCard: Enrich = (piece, own, at) => enrich(piece, own, at, `${document}/cards/${slug}/`);
  const lines = mapTexts(texts, (card, lang) => printedCard(card, lang, address, aboutCard));
  return {
    record: {
      slug,
      after,
      texts: mapTexts(lines, ({ record }) => ({ printed: record, source: spanOfLines(record) })),
    },
    element: elementOfTexts('CardBox', { card: slug }, lines, ({ head, text }) => [...head, ...text]),
  };
};

/** A component with the text of each language in its slot. */
export const elementOfTexts = <Value>(
  name: string,
  attributes: Readonly<Record<string, string>>,
  texts: Partial<Record<Language, Value>>,
  toContent: (value: Value) => readonly RootContent[],
): RootContent => {
  const slots = mapTexts(texts, (value, slot) => flowElement('Text', { slot }, toContent(value)));
  return flowElement(name, attributes, Object.values(slots));
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
