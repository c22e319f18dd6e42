import type { RootContent } from 'mdast';
import {
  type Anomaly,
  type CardFact,
  type CardRecord,
  cardRecordSchema,
  type PrintedCard,
  type Ruling,
} from '../../schema/card.ts';
import type { AppliedCorrection, Correction } from '../../schema/correction.ts';
import { blocksToLines, type PlainBlock } from '../../schema/plain-block.ts';
import type { ChapterRegistry } from '../../schema/registry.ts';
import type { SourceSpan } from '../../schema/source.ts';
import { toAppliedCorrection } from '../inline/correct.ts';
import type { RichText } from '../inline/rich.ts';
import { compareSectionReferences, type PrintedHeadings } from '../references/section-references.ts';
import { textsOfRuling } from '../registry/claim-faq.ts';
import type { RulingBlock, TextBlock } from '../structure/structure.ts';
import { joinFlows } from '../text/flow.ts';
import { spanOfPiece } from '../text/piece.ts';
import { compareCard } from './anomalies.ts';
import { doubtsOf } from './doubts.ts';
import { type EmittedCardLines, type FaqContext, printedCard, spanOfLines } from './emit-chapter.ts';
import type { EmittedFaqPage } from './emit-section.ts';
import { flowElement, list, toMdx, toPhrasing } from './mdx.ts';
import { textBlocks } from './text-blocks.ts';

/** What the card pages of a set are made from. */
export interface CardSources {
  readonly registries: readonly ChapterRegistry[];
  /** The cards of the set, by slug. */
  readonly facts: ReadonlyMap<string, CardFact>;
  /** Structural corrections by line. They are shown at the ruling that begins there. */
  readonly structural: ReadonlyMap<number, Correction>;
  /** Cards shown as boxes in chapters, each with its first box and the lines of that. */
  readonly boxes: ReadonlyMap<string, { readonly printed: PrintedCard; readonly source: SourceSpan }>;
  readonly printedHeadings: PrintedHeadings;
}

/** The cards that have an entry in the rulings chapter. */
export const cardsOfEntries = (sources: CardSources, context: FaqContext): readonly CardDraft[] =>
  sources.registries.flatMap(({ chapter, groups }) =>
    groups
      .flatMap((group, index) => group.cards.map((card) => ({ ...card, chapter, index })))
      .flatMap(({ slug, rulings: rows, chapter, index }): readonly CardDraft[] => {
        const block = context.faq.find('card', slug);
        const fact = sources.facts.get(slug);
        if (!block || !fact) return [];
        const lines = printedCard(block, `${context.document}/cards/${slug}/`, context);
        const rulings = rows.flatMap(({ id }) => {
          const ruling = context.faq.find('ruling', slug, id);
          return ruling ? [emitRuling(slug, id, ruling, sources, context)] : [];
        });
        const heading = context.faq.find('heading', chapter, index)?.flow.text;
        const spans = rulings.map(({ record }) => record.source);
        const span = spanOfEntry(lines.record, spans);
        return [{ role: 'entry', fact, shown: lines.record, lines, rulings, span, heading }];
      }),
  );

/** The other cards: examples in chapters, cards whose entry is lost, and those known only from the facts. */
export const otherCards = (
  { facts, registries, boxes }: CardSources,
  taken: ReadonlySet<string>,
): readonly CardDraft[] => {
  const lost = new Set(registries.flatMap((registry) => registry.lost.map(({ slug }) => slug)));
  return [...facts.values()]
    .filter(({ slug }) => !taken.has(slug))
    .map((fact) => {
      const box = boxes.get(fact.slug);
      const unprinted = lost.has(fact.slug) ? 'lost' : 'fact';
      const role = box ? 'example' : unprinted;
      return { role, fact, shown: box?.printed ?? null, rulings: [], span: box?.source };
    });
};

/** A card whose texts are rich; which texts name it is known only when all of them are. */
export interface CardDraft {
  readonly role: CardRecord['role'];
  readonly fact: CardFact;
  /** What the source prints of the card: its entry, or a box in a chapter. */
  readonly shown: PrintedCard | null;
  /** The lines of its entry, for its own page; the lines of a box are on the page of the chapter. */
  readonly lines?: EmittedCardLines;
  readonly rulings: readonly EmittedRuling[];
  readonly span: SourceSpan | undefined;
  readonly heading?: string | undefined;
}

interface EmittedRuling {
  readonly record: Ruling;
  readonly element: RootContent;
  readonly anomalies: readonly Anomaly[];
}

/** The page of a card. `mentionedIn` has the addresses of the texts that name it. */
export const emitCard = (
  { role, fact, shown, lines, rulings, span, heading }: CardDraft,
  mentionedIn: readonly string[],
  { document, lang, validityOf, completeCard }: FaqContext,
): EmittedFaqPage<CardRecord> => {
  const validity = validityOf(`${document}/cards/${fact.slug}`);
  const { kana: _kana, alsoCalled: _alsoCalled, said: _said, set, colors, typeLine, ...known } = fact;
  const nameInSource = shown?.name && shown.name.text !== fact.names.zh ? shown.name.text : undefined;
  const official: CardRecord = cardRecordSchema.parse({
    schemaVersion: 1,
    document,
    set: set ?? '',
    ...known,
    role,
    colors: colors ?? [],
    typeLine: typeLine ?? {},
    ...(nameInSource === undefined ? {} : { nameInSource }),
    text: shown?.text.map(({ text }) => text) ?? [],
    printed: lines?.record ?? null,
    rulings: rulings.map((ruling) => ruling.record),
    ...(span ? { source: span } : {}),
    ...(heading === undefined ? {} : { heading }),
    anomalies: [
      ...compareCard(fact, role, shown, heading),
      ...rulings.flatMap((ruling) =>
        ruling.anomalies.map((anomaly) => ({ ...anomaly, ruling: ruling.record.id })),
      ),
    ],
    ...(validity.changes.length === 0 ? {} : { validity }),
    mentionedIn,
  });
  const record = completeCard(official, lang);
  const body = [
    ...(lines ? [flowElement('CardHead', {}, lines.head), flowElement('CardText', {}, lines.text)] : []),
    ...rulings.map(({ element }) => element),
  ];
  return { document, lang, path: `${document}/cards/${fact.slug}.mdx`, record, mdx: toMdx(record, body) };
};

const emitRuling = (
  slug: string,
  id: string,
  ruling: RulingBlock,
  { structural, printedHeadings }: CardSources,
  { document, lang, faq, enrich, validityOf, doubts }: FaqContext,
): EmittedRuling => {
  const corrections: AppliedCorrection[] = [];
  const target = `${document}/cards/${slug}#${id}`;
  const anomalies: Anomaly[] = [...doubtsOf(doubts, target)];
  let isFirst = true;
  const enrichText = ({ flow, markup }: TextBlock): RichText => {
    // The bullet of the ruling goes with its first text.
    const all = isFirst ? [...ruling.markup, ...markup] : markup;
    isFirst = false;
    const rich = enrich({ source: faq.source, flow, markup: all }, lang, `${document}/cards/${slug}/#${id}`);
    corrections.push(...rich.corrections);
    anomalies.push(...compareSectionReferences(rich.nodes, printedHeadings));
    return rich;
  };

  const plain: PlainBlock[] = [];
  const children: RootContent[] = [];
  for (const block of ruling.blocks) {
    if (block.type === 'paragraph') {
      const rich = enrichText(block);
      plain.push({ type: 'paragraph', text: rich.text });
      children.push(...textBlocks([rich]));
    } else {
      const items = block.items.map(enrichText);
      plain.push({ type: block.type, items: items.map(({ text }) => text) });
      children.push(
        list(
          block.type === 'steps',
          items.map(({ nodes }) => toPhrasing(nodes)),
        ),
      );
    }
  }
  const texts = textsOfRuling(ruling);
  const source = spanOfPiece({
    source: faq.source,
    flow: joinFlows(texts.map(({ flow }) => flow)),
    markup: [...ruling.markup, ...texts.flatMap(({ markup }) => markup)],
  });
  const ownStructural = structural.get(source.lines[0]);
  const all = [...corrections, ...(ownStructural ? [toAppliedCorrection(ownStructural)] : [])];
  const record: Ruling = {
    id,
    text: blocksToLines(plain),
    blocks: plain,
    source,
    ...(all.length === 0 ? {} : { corrections: all }),
    validity: validityOf(target),
  };
  return { record, element: flowElement('Ruling', { id }, children), anomalies };
};

const spanOfEntry = (printed: PrintedCard, rulings: readonly SourceSpan[]): SourceSpan => {
  const head = spanOfLines(printed);
  return { file: head.file, lines: [head.lines[0], rulings.at(-1)?.lines[1] ?? head.lines[1]] };
};
