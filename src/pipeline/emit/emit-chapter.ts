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
import type { Language } from '../../schema/language.ts';
import type { Printed } from '../../schema/printed.ts';
import type { ChapterRegistry } from '../../schema/registry.ts';
import { nameOfSpan } from '../../schema/source.ts';
import type { RichText } from '../inline/rich.ts';
import type { ClaimedFaq } from '../registry/claim-faq.ts';
import type { CardBlock, TextBlock } from '../structure/structure.ts';
import { type Piece, spanOfPiece } from '../text/piece.ts';
import { compareGroupHeading } from './anomalies.ts';
import { toTarget } from './citable.ts';
import { doubtsOf } from './doubts.ts';
import type { EmittedFaqPage, Enrich } from './emit-section.ts';
import { flowElement, lineElement, toMdx, toPhrasing } from './mdx.ts';
import { textBlocks } from './text-blocks.ts';
import type { ValidityOf } from './validity.ts';

/** What every page of a set FAQ needs. */
export interface FaqContext {
  readonly document: string;
  /** The language of the text. */
  readonly lang: Language;
  readonly faq: ClaimedFaq;
  readonly asOf: string;
  readonly enrich: Enrich;
  readonly validityOf: ValidityOf;
  /** Wordings that are probably mistakes. */
  readonly doubts: readonly Doubt[];
  /** These add the unofficial translations; `lang` is the language of the text. */
  readonly completeChapter: (official: FaqChapter, lang: Language) => FaqChapter;
  readonly completeCard: (official: CardRecord, lang: Language) => CardRecord;
}

/** The MDX page of one chapter. */
export const emitChapter = (registry: ChapterRegistry, context: FaqContext): EmittedFaqPage<FaqChapter> => {
  const { chapter } = registry;
  const { document } = context;
  const address = `${document}/${chapter}/`;
  const heading = printedLine(context.faq.find('heading', chapter), address, 'heading', context);
  const sections = registry.sections.map((section) => emitSectionOf(registry, section, context));
  const groups = registry.groups.map((group, index) => ({
    line: printedLine(context.faq.find('heading', chapter, index), address, 'heading', context),
    cards: group.cards.map(({ slug }) => slug),
  }));
  const official: FaqChapter = faqChapterSchema.parse({
    schemaVersion: 1,
    document,
    slug: chapter,
    ...(heading ? { heading: heading.record } : {}),
    titles: registry.titles,
    asOf: context.asOf,
    sections: sections.map((section) => section.record),
    ...(groups.length === 0 ? {} : { groups: groups.map(({ line, cards }) => groupRecord(line, cards)) }),
  });
  const record = context.completeChapter(official, context.lang);
  const body = [
    ...(heading ? [heading.element] : []),
    ...sections.map((section) => section.element),
    ...groups.map(({ line, cards: [first = ''] }) =>
      flowElement('CardGroup', { first }, line ? [line.element] : []),
    ),
  ];
  return {
    document,
    lang: context.lang,
    path: `${document}/${chapter}.mdx`,
    record,
    mdx: toMdx(record, body),
  };
};

const groupRecord = (line: EmittedLine | undefined, cards: string[]): CardGroup => ({
  ...(line ? { heading: line.record } : {}),
  cards,
  ...anomaliesOf(compareGroupHeading(line?.record.text ?? '')),
});

/** A printed line, as a record and as a component. */
interface EmittedLine {
  readonly record: Printed;
  readonly element: RootContent;
}

const printedLine = (
  block: TextBlock | null | undefined,
  address: string,
  line: 'heading' | keyof PrintedCard,
  { faq, lang, enrich }: Pick<FaqContext, 'faq' | 'lang' | 'enrich'>,
): EmittedLine | undefined => {
  if (!block) return undefined;
  const piece: Piece = { source: faq.source, flow: block.flow, markup: block.markup };
  const source = spanOfPiece(piece);
  const rich = enrich(piece, line === 'nameEn' ? 'en' : lang, address);
  return {
    record: { text: rich.text, source, ...correctionsOf(rich) },
    element: lineElement('Printed', { line, source: nameOfSpan(source) }, toPhrasing(rich.nodes)),
  };
};

/** `corrections` of a record, when there are any. */
const correctionsOf = ({ corrections }: RichText): Pick<Printed, 'corrections'> =>
  corrections.length === 0 ? {} : { corrections: [...corrections] };

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
export const printedCard = (
  card: CardBlock,
  address: string,
  context: Pick<FaqContext, 'faq' | 'lang' | 'enrich'>,
): EmittedCardLines => {
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
  const { document, lang, faq, enrich, validityOf, doubts } = context;
  const address = (anchor: string): string => `${document}/${chapter}/#${anchor}`;
  const heading = printedLine(
    section.heading === undefined ? undefined : faq.find('heading', chapter, section.id),
    address(section.id),
    'heading',
    context,
  );
  const notes = section.notes.flatMap(({ id }) => {
    const block = faq.find('note', id);
    if (!block) return [];
    const piece: Piece = { source: faq.source, flow: block.flow, markup: block.markup };
    return [{ id, block, piece, rich: enrich(piece, lang, address(id)) }];
  });
  const boxes = section.boxes.flatMap(({ card }, index) => {
    const block = faq.find('box', section.id, index);
    if (!block) return [];
    // The lines of a box do not link to the card that they are about.
    const aboutCard: Enrich = (piece, own, at) => enrich(piece, own, at, `${document}/cards/${card}/`);
    const lines = printedCard(block, address(section.id), { faq, lang, enrich: aboutCard });
    const span = spanOfLines(lines.record);
    const after = notes.filter(({ piece }) => spanOfPiece(piece).lines[0] < span.lines[0]).at(-1)?.id ?? null;
    return [{ card, lines, span, after }];
  });

  const record: FaqSection = {
    id: section.id,
    ...(heading ? { heading: heading.record } : {}),
    titles: section.titles,
    notes: notes.map(({ id, block, piece, rich }) => ({
      id,
      kind: block.kind,
      ...(block.label === undefined ? {} : { label: block.label }),
      ...(block.isInner ? { inner: true as const } : {}),
      text: rich.text,
      source: spanOfPiece(piece),
      ...correctionsOf(rich),
      validity: validityOf(toTarget(address(id))),
      ...anomaliesOf(doubtsOf(doubts, toTarget(address(id)))),
    })),
    boxes: boxes.map(({ card, lines, span, after }) => ({
      slug: card,
      after,
      source: span,
      printed: lines.record,
    })),
  };
  const boxesAfter = (id: string | null): readonly RootContent[] =>
    boxes.flatMap(({ card, after, lines }) =>
      after === id ? [flowElement('CardBox', { card }, [...lines.head, ...lines.text])] : [],
    );
  const element = flowElement('FaqSection', { id: section.id }, [
    ...(heading ? [heading.element] : []),
    ...boxesAfter(null),
    ...notes.flatMap(({ id, rich }) => [flowElement('Note', { id }, textBlocks([rich])), ...boxesAfter(id)]),
  ]);
  return { record, element };
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
