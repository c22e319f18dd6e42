import {
  type Anomaly,
  type CardFact,
  type CardRecord,
  type CardText,
  cardRecordSchema,
  type PrintedCard,
  type Ruling,
  type RulingText,
} from '../../schema/card.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import { inEachLanguage, type Language, languages, mapTexts } from '../../schema/language.ts';
import { blocksToLines } from '../../schema/plain-block.ts';
import type { SourceSpan } from '../../schema/source.ts';
import { type Edit, isStructural, toAppliedCorrection } from '../edition/correct.ts';
import type { CardNode, ChapterNode, RulingNode } from '../edition/tree.ts';
import { compareSectionReferences, type PrintedHeadings } from '../references/section-references.ts';
import { compareCard, doubtsOf, lostEntry } from './anomalies.ts';
import { type EmittedCardLines, type FaqContext, printedCard, spanOfLines } from './emit-chapter.ts';
import { type EmittedPage, toPage } from './page.ts';
import { elementOfTexts, emitText, type Slots, slotsOf, someCorrections, translationSlots } from './text.ts';

/** What the card pages of a set are made from. */
export interface CardSources {
  readonly chapters: readonly ChapterNode[];
  /** The cards of the set, by slug. */
  readonly facts: ReadonlyMap<string, CardFact>;
  /** The corrections of the text of each language. Structural ones are shown at the ruling that begins there. */
  readonly edits: Partial<Record<Language, readonly Edit[]>>;
  /** Cards shown as boxes in chapters, each with its first box in each language. */
  readonly boxes: ReadonlyMap<string, CardBox['texts']>;
  readonly printedHeadings: Partial<Record<Language, PrintedHeadings>>;
}

type CardBox = FaqChapter['sections'][number]['boxes'][number];

/** The cards that have an entry in the rulings chapter. */
export const cardsOfEntries = (sources: CardSources, context: FaqContext): readonly CardDraft[] =>
  sources.chapters
    .flatMap(({ groups }) => groups)
    .flatMap(({ headings, cards }) =>
      cards.flatMap((card): readonly CardDraft[] => {
        const fact = sources.facts.get(card.slug);
        if (!fact || card.isLost) return [];
        const rulings = card.rulings.map((ruling) => emitRuling(card, ruling, sources, context));
        const texts = mapTexts(card.texts, (block, lang): CardDraftText => {
          const lines = printedCard(block, lang, `${context.document}/cards/${card.slug}/`, context.enrich);
          const spans = rulings.flatMap(({ record }) => record.texts[lang]?.source ?? []);
          return {
            shown: lines.record,
            lines,
            span: spanOfEntry(lines.record, spans),
            heading: headings[lang]?.flow.text,
          };
        });
        return [{ role: 'entry', fact, texts, rulings }];
      }),
    );

/** The other cards: examples in chapters, cards whose entry is lost, and those known only from the facts. */
export const otherCards = (
  { facts, chapters, boxes }: CardSources,
  taken: ReadonlySet<string>,
): readonly CardDraft[] => {
  const cards = chapters.flatMap(({ groups }) => groups.flatMap((group) => group.cards));
  const lost = new Set(cards.flatMap(({ slug, isLost }) => (isLost ? [slug] : [])));
  return [...facts.values()]
    .filter(({ slug }) => !taken.has(slug))
    .map((fact) => {
      const box = boxes.get(fact.slug);
      const unprinted = lost.has(fact.slug) ? 'lost' : 'fact';
      const texts = mapTexts(box ?? {}, ({ printed, source }) => ({ shown: printed, span: source }));
      return { role: box ? 'example' : unprinted, fact, texts, rulings: [] };
    });
};

/** A card whose texts are rich; which texts name it is known only when all of them are. */
export interface CardDraft {
  readonly role: CardRecord['role'];
  readonly fact: CardFact;
  readonly texts: Partial<Record<Language, CardDraftText>>;
  readonly rulings: readonly EmittedRuling[];
}

interface CardDraftText {
  /** What the source prints of the card: its entry, or a box in a chapter. */
  readonly shown: PrintedCard;
  /** The lines of its entry, for its own page; the lines of a box are on the page of the chapter. */
  readonly lines?: EmittedCardLines;
  readonly span: SourceSpan;
  readonly heading?: string | undefined;
}

interface EmittedRuling {
  readonly record: Ruling;
  readonly slots: Slots;
  readonly anomalies: readonly Anomaly[];
}

/** The page of a card. `mentionedIn` has the addresses of the texts that name it. */
export const emitCard = (
  { role, fact, texts, rulings }: CardDraft,
  mentionedIn: readonly string[],
  { document, validityOf, completeCard }: FaqContext,
): EmittedPage<CardRecord> => {
  const validity = validityOf(`${document}/cards/${fact.slug}/`);
  const { kana: _kana, alsoCalled: _alsoCalled, said: _said, set, colors, typeLine, ...known } = fact;
  const official: CardRecord = cardRecordSchema.parse({
    schemaVersion: 2,
    document,
    set: set ?? '',
    ...known,
    role,
    colors: colors ?? [],
    typeLine: typeLine ?? {},
    texts: mapTexts(texts, ({ shown, lines, span, heading }, lang): CardText => {
      const isOtherName = shown.name && shown.name.text !== fact.names[lang];
      return {
        ...(isOtherName ? { nameInSource: shown.name?.text } : {}),
        text: shown.text.map(({ text }) => text),
        printed: lines?.record ?? null,
        source: span,
        ...(heading === undefined ? {} : { heading }),
      };
    }),
    rulings: rulings.map((ruling) => ruling.record),
    anomalies: [
      ...(role === 'lost' ? [lostEntry(fact)] : []),
      ...languages.flatMap((lang) => {
        const text = texts[lang];
        return text
          ? compareCard(fact, text.shown, text.heading, lang).map((anomaly) => ({ ...anomaly, lang }))
          : [];
      }),
      ...rulings.flatMap((ruling) =>
        ruling.anomalies.map((anomaly) => ({ ...anomaly, ruling: ruling.record.id })),
      ),
    ],
    ...(validity.changes.length === 0 ? {} : { validity }),
    mentionedIn,
  });
  const record = completeCard(official);
  const entries = inEachLanguage((lang) => texts[lang]?.lines);
  const head = mapTexts(entries, (lines) => lines.head);
  const text = mapTexts(entries, (lines) => lines.text);
  const body = () => [
    ...(role === 'entry'
      ? [
          elementOfTexts('CardHead', {}, head),
          elementOfTexts('CardText', {}, text, translationSlots(record.unofficial)),
        ]
      : []),
    ...record.rulings.map(({ id, unofficial }, index) =>
      elementOfTexts('Ruling', { id }, rulings[index]?.slots ?? {}, translationSlots(unofficial)),
    ),
  ];
  return toPage(record, `cards/${fact.slug}`, body, withoutRepeats);
};

/** The record as its file has it: what blocks and printed lines say is not said again. */
const withoutRepeats = (record: CardRecord): object => ({
  ...record,
  texts: mapTexts(record.texts, ({ text, ...rest }) => (rest.printed ? rest : { ...rest, text })),
  rulings: record.rulings.map((ruling) => ({
    ...ruling,
    texts: mapTexts(ruling.texts, ({ text: _text, ...blocks }) => blocks),
  })),
});

const emitRuling = (
  { slug }: CardNode,
  { id, texts: parts }: RulingNode,
  { edits, printedHeadings }: CardSources,
  { document, enrich, validityOf, doubts }: FaqContext,
): EmittedRuling => {
  const address = `${document}/cards/${slug}/#${id}`;
  const texts = mapTexts(parts, (own, lang) => emitText(own, lang, address, enrich));
  const records = mapTexts(texts, ({ blocks, source, corrections }, lang): RulingText => {
    const structural = (edits[lang] ?? []).filter(
      ({ correction }) => isStructural(correction) && correction.at === `${slug}/${id}`,
    );
    const all = [...corrections, ...structural.map(toAppliedCorrection)];
    return { text: blocksToLines(blocks), blocks: [...blocks], source, ...someCorrections(all) };
  });
  const plain = mapTexts(records, ({ text }) => text);
  const references = mapTexts(texts, ({ rich }, lang) =>
    rich
      .flatMap(({ nodes }) => compareSectionReferences(nodes, printedHeadings[lang] ?? new Map()))
      .map((anomaly) => ({ ...anomaly, lang })),
  );
  return {
    record: { id, texts: records, validity: validityOf(address) },
    slots: slotsOf(texts),
    anomalies: [...doubtsOf(doubts, address, plain), ...Object.values(references).flat()],
  };
};

const spanOfEntry = (printed: PrintedCard, rulings: readonly SourceSpan[]): SourceSpan => {
  const head = spanOfLines(printed);
  return { file: head.file, lines: [head.lines[0], rulings.at(-1)?.lines[1] ?? head.lines[1]] };
};
