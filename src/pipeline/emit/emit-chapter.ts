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
import {
  commonLanguage,
  firstOf,
  type Language,
  languages,
  languagesOf,
  mapTexts,
} from '../../schema/language.ts';
import type { Printed } from '../../schema/printed.ts';
import type { ChapterRegistry } from '../../schema/registry.ts';
import { nameOfSpan } from '../../schema/source.ts';
import type { ClaimedFaq } from '../registry/claim-faq.ts';
import type { CardBlock, TextBlock } from '../structure/structure.ts';
import type { Piece } from '../text/flow.ts';
import { compareGroupHeading, doubtsOf } from './anomalies.ts';
import { type EmittedPage, type Enrich, toPrinted } from './emit-section.ts';
import { flowElement, lineElement, textBlocks, toMdx, toPhrasing } from './mdx.ts';
import type { ValidityOf } from './validity.ts';

/** What every page of a set FAQ needs. */
export interface FaqContext {
  readonly document: string;
  /** Its text in each language, in the order of languages. */
  readonly texts: readonly ClaimedFaq[];
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

/** A value by the languages of the texts that give one. */
export const inEachText = <Value>(
  { texts }: Pick<FaqContext, 'texts'>,
  valueIn: (text: ClaimedFaq) => Value | undefined,
): Partial<Record<Language, Value>> =>
  Object.fromEntries(
    texts.flatMap((text) => {
      const value = valueIn(text);
      return value === undefined ? [] : [[text.lang, value] as const];
    }),
  );

/** The MDX page of one chapter. */
export const emitChapter = (registry: ChapterRegistry, context: FaqContext): EmittedPage<FaqChapter> => {
  const { chapter } = registry;
  const { document } = context;
  const address = `${document}/${chapter}/`;
  const headings = printedHeadings([chapter], address, context);
  const sections = registry.sections.map((section) => emitSectionOf(registry, section, context));
  const groups = registry.groups.map((group, index) => ({
    lines: printedHeadings([chapter, index], address, context),
    cards: group.cards.map(({ slug }) => slug),
  }));
  const official: FaqChapter = faqChapterSchema.parse({
    schemaVersion: 2,
    document,
    slug: chapter,
    headings: recordsOf(headings),
    titles: registry.titles,
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
  return { document, path: `${document}/${chapter}.mdx`, record, mdx: toMdx(record, body) };
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
const printedHeadings = (
  ids: readonly (string | number)[],
  address: string,
  context: FaqContext,
): EmittedLines =>
  inEachText(context, (faq) =>
    printedLine(faq.find('heading', ...ids), address, 'heading', { faq, enrich: context.enrich }),
  );

const recordsOf = (lines: EmittedLines): FaqChapter['headings'] => mapTexts(lines, ({ record }) => record);

const elementsOf = (lines: EmittedLines): readonly RootContent[] =>
  Object.values(mapTexts(lines, ({ element }) => element));

/** A text of a set FAQ, and what makes it rich. */
interface FaqTextContext {
  readonly faq: ClaimedFaq;
  readonly enrich: Enrich;
}

const printedLine = (
  block: TextBlock | null | undefined,
  address: string,
  line: 'heading' | keyof PrintedCard,
  { faq, enrich }: FaqTextContext,
): EmittedLine | undefined => {
  if (!block) return undefined;
  const piece: Piece = { source: faq.source, flow: block.flow, markup: block.markup };
  const rich = enrich(piece, line === 'nameEn' ? commonLanguage : faq.lang, address);
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

/** Emits the lines of a card. */
export const printedCard = (card: CardBlock, address: string, context: FaqTextContext): EmittedCardLines => {
  const line = (key: 'name' | 'nameEn' | 'manaCost' | 'typeLine' | 'stats'): EmittedLine | undefined =>
    printedLine(card[key], address, key, context);
  const [name, nameEn, manaCost] = [line('name'), line('nameEn'), line('manaCost')];
  const [typeLine, stats] = [line('typeLine'), line('stats')];
  const text = card.text.flatMap((block) => printedLine(block, address, 'text', context) ?? []);
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
  { chapter }: ChapterRegistry,
  section: ChapterRegistry['sections'][number],
  context: FaqContext,
): { record: FaqSection; element: RootContent } => {
  const { document, enrich, validityOf, doubts } = context;
  const address = (anchor: string): string => `${document}/${chapter}/#${anchor}`;
  const headings = printedHeadings([chapter, section.id], address(section.id), context);
  const notes = section.notes.flatMap(({ id }) => {
    const texts = inEachText(context, (faq) => {
      const block = faq.find('note', id);
      if (!block) return undefined;
      const piece: Piece = { source: faq.source, flow: block.flow, markup: block.markup };
      const rich = enrich(piece, faq.lang, address(id));
      return { block, rich, record: toPrinted(piece, rich) };
    });
    const first = firstOf(texts);
    return first ? [{ id, block: first.block, texts }] : [];
  });
  const boxes = section.boxes.flatMap(({ card }, index) => {
    // The lines of a box do not link to the card that they are about.
    const aboutCard: Enrich = (piece, own, at) => enrich(piece, own, at, `${document}/cards/${card}/`);
    const texts = inEachText(context, (faq) => {
      const block = faq.find('box', section.id, index);
      return block && printedCard(block, address(section.id), { faq, enrich: aboutCard });
    });
    const [lang] = languagesOf(texts);
    if (lang === undefined || !texts[lang]) return [];
    const span = spanOfLines(texts[lang].record);
    const after =
      notes.filter(({ texts: own }) => isBefore(own[lang]?.record.source, span)).at(-1)?.id ?? null;
    return [{ card, texts, after }];
  });

  const record: FaqSection = {
    id: section.id,
    headings: recordsOf(headings),
    titles: section.titles,
    notes: notes.map(({ id, block, texts }) => ({
      id,
      kind: block.kind,
      ...(block.label === undefined ? {} : { label: block.label }),
      ...(block.isInner ? { inner: true as const } : {}),
      texts: mapTexts(texts, (own) => own.record),
      validity: validityOf(address(id)),
      ...anomaliesOf(
        doubtsOf(
          doubts,
          address(id),
          mapTexts(texts, (own) => own.rich.text),
        ),
      ),
    })),
    boxes: boxes.map(({ card, texts, after }) => ({
      slug: card,
      after,
      texts: mapTexts(texts, (lines) => ({ printed: lines.record, source: spanOfLines(lines.record) })),
    })),
  };
  const boxesAfter = (id: string | null): readonly RootContent[] =>
    boxes.flatMap(({ card, after, texts }) =>
      after === id
        ? [elementOfTexts('CardBox', { card }, texts, ({ head, text }) => [...head, ...text])]
        : [],
    );
  const element = flowElement('FaqSection', { id: section.id }, [
    ...elementsOf(headings),
    ...boxesAfter(null),
    ...notes.flatMap(({ id, texts }) => [
      elementOfTexts('Note', { id }, texts, ({ rich }) => textBlocks([rich])),
      ...boxesAfter(id),
    ]),
  ]);
  return { record, element };
};

const isBefore = (span: Printed['source'] | undefined, other: Printed['source']): boolean =>
  span !== undefined && span.lines[0] < other.lines[0];

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
