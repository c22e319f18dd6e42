import type {
  Anomaly,
  CardFact,
  CardRecord,
  CardText,
  PrintedCard,
  Ruling,
  RulingText,
} from '../../schema/card.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import { commonLanguage, firstOf, inEachLanguage, languages, mapTexts } from '../../schema/language.ts';
import { blocksToLines } from '../../schema/plain-block.ts';
import type { SourceSpan } from '../../schema/source.ts';
import type { ByLanguage, CardNode, ChapterNode, GroupNode, RulingNode } from '../join/tree.ts';
import { type Edit, isStructural, toAppliedCorrection } from '../marked-text/correct.ts';
import { compareCard, compareSectionReferences, doubtsOf } from './anomalies.ts';
import { type EmittedCardLines, type FaqContext, printedCard } from './emit-chapter.ts';
import { cardHead } from './frontmatter.ts';
import type { EmittedPage } from './mdx.ts';
import {
  type Emitted,
  elementOfTexts,
  emitText,
  slotsOf,
  someCorrections,
  translationSlots,
} from './text.ts';

/** What the card pages of a set are made from. */
interface CardSources {
  readonly chapters: readonly ChapterNode[];
  readonly records: readonly FaqChapter[];
  /** The cards of the set, by slug. */
  readonly facts: ReadonlyMap<string, CardFact>;
  /** The corrections of the text of each language. Structural ones are shown at the ruling that begins there. */
  readonly edits: ByLanguage<readonly Edit[]>;
}

/** What the source of a language prints of a card: its entry, or a box in a chapter. */
interface EmittedCardText {
  readonly shown: PrintedCard;
  readonly source: SourceSpan;
  /** The lines of its entry, for its own page; the lines of a box are on the page of the chapter. */
  readonly lines?: EmittedCardLines;
  readonly heading?: string | undefined;
}

interface EmittedRuling extends Emitted<Ruling> {
  readonly anomalies: readonly Anomaly[];
}

/**
 * The cards of a set: those that have an entry in the rulings chapter, then the others: examples in chapters, cards whose
 * entry is lost, and those known only from the facts. Which texts name a card is known only when all of them are rich.
 */
export const emitCards = (sources: CardSources, context: FaqContext): readonly EmittedPage<CardRecord>[] => {
  const { chapters, records, facts } = sources;
  const groups = chapters.flatMap((chapter) => chapter.groups);
  const entries = groups.flatMap(({ headings, cards }) =>
    cards.flatMap((card) => {
      const fact = facts.get(card.slug);
      return fact && !card.isLost ? [emitEntry(fact, card, headings, sources, context)] : [];
    }),
  );
  const taken = new Set(entries.map(({ record }) => record.slug));
  const lost = new Set(
    groups.flatMap(({ cards }) => cards.filter(({ isLost }) => isLost)).map(({ slug }) => slug),
  );
  const boxes = records.flatMap(({ sections }) => sections.flatMap((section) => section.boxes));
  const others = [...facts.values()].filter(({ slug }) => !taken.has(slug));
  return [
    ...entries,
    ...others.map((fact) => {
      const own = boxes.filter(({ slug }) => slug === fact.slug);
      const unprinted = lost.has(fact.slug) ? 'lost' : 'fact';
      const texts = inEachLanguage((lang) => own.find((box) => box.texts[lang])?.texts[lang]);
      const shown = mapTexts(texts, ({ printed, source }) => ({ shown: printed, source }));
      return emitCard(own.length > 0 ? 'example' : unprinted, fact, shown, [], context);
    }),
  ];
};

const emitEntry = (
  fact: CardFact,
  card: CardNode,
  headings: GroupNode['headings'],
  sources: CardSources,
  context: FaqContext,
): EmittedPage<CardRecord> => {
  const rulings = card.rulings.map((ruling) => emitRuling(card, ruling, sources, context));
  const texts = mapTexts(card.texts, (block, lang): EmittedCardText => {
    const lines = printedCard(block, lang, `${context.document}/cards/${card.slug}/`, context.enrich);
    const last =
      rulings.findLast(({ record }) => record.texts[lang])?.record.texts[lang]?.source ?? lines.source;
    return {
      shown: lines.record,
      lines,
      source: { file: lines.source.file, lines: [lines.source.lines[0], last.lines[1]] },
      heading: headings[lang]?.flow.text,
    };
  });
  return emitCard('entry', fact, texts, rulings, context);
};

const emitCard = (
  role: CardRecord['role'],
  fact: CardFact,
  texts: ByLanguage<EmittedCardText>,
  rulings: readonly EmittedRuling[],
  { document, sinceOf }: FaqContext,
): EmittedPage<CardRecord> => {
  const { statusIn, ...since } = sinceOf(`${document}/cards/${fact.slug}/`);
  const { kana: _kana, alsoCalled: _alsoCalled, said: _said, set, colors, typeLine, ...known } = fact;
  const record: CardRecord = {
    schemaVersion: 4,
    document,
    set: set ?? '',
    ...known,
    role,
    colors: colors ?? [],
    typeLine: typeLine ?? {},
    texts: mapTexts(texts, ({ shown, lines, source, heading }, lang): CardText => {
      const isOtherName = shown.name && shown.name.text !== fact.names[lang];
      return {
        ...(isOtherName ? { nameInSource: shown.name?.text } : {}),
        text: shown.text.map(({ text }) => text),
        printed: lines?.record ?? null,
        source,
        ...(heading === undefined ? {} : { heading }),
      };
    }),
    rulings: rulings.map((ruling) => ruling.record),
    anomalies: [
      ...(role === 'lost' ? [{ kind: 'lost' as const, source: '', fact: firstOf(fact.names) ?? '' }] : []),
      ...languages.flatMap((lang) => {
        const text = texts[lang];
        return text ? compareCard(fact, text.shown, text.heading, lang).map((one) => ({ ...one, lang })) : [];
      }),
      ...rulings.flatMap(({ record: { id: ruling }, anomalies }) =>
        anomalies.map((one) => ({ ...one, ruling })),
      ),
    ],
    ...(since.changes ? { status: statusIn(commonLanguage), ...since } : {}),
    mentionedIn: [],
  };
  const entries = inEachLanguage((lang) => texts[lang]?.lines);
  const head = mapTexts(entries, (lines) => lines.head);
  const text = mapTexts(entries, (lines) => lines.text);
  const body = (complete: CardRecord) => [
    ...(role === 'entry'
      ? [
          elementOfTexts('CardHead', {}, head),
          elementOfTexts('CardText', {}, text, translationSlots(complete.unofficial)),
        ]
      : []),
    ...complete.rulings.map(({ id, unofficial }, index) =>
      elementOfTexts('Ruling', { id }, rulings[index]?.slots ?? {}, translationSlots(unofficial)),
    ),
  ];
  return { path: `${document}/cards/${fact.slug}.mdx`, record, body, head: cardHead };
};

const emitRuling = (
  { slug }: CardNode,
  { id, texts: parts }: RulingNode,
  { edits, records }: CardSources,
  { document, enrich, sinceOf, doubts }: FaqContext,
): EmittedRuling => {
  const address = `${document}/cards/${slug}/#${id}`;
  const { statusIn, ...since } = sinceOf(address);
  const texts = mapTexts(parts, (own, lang) => emitText(own, lang, address, enrich));
  const printed = mapTexts(texts, ({ blocks, source, corrections }, lang): RulingText => {
    const structural = (edits[lang] ?? []).filter(
      ({ correction }) => isStructural(correction) && correction.at === address,
    );
    const all = [...corrections, ...structural.map(toAppliedCorrection)];
    return { text: blocksToLines(blocks), blocks: [...blocks], source, ...someCorrections(all) };
  });
  const plain = mapTexts(printed, ({ text }) => text);
  const references = mapTexts(texts, ({ rich }, lang) =>
    rich.flatMap(({ nodes }) => compareSectionReferences(nodes, records, lang)),
  );
  return {
    record: { id, texts: printed, status: statusIn(commonLanguage), ...since },
    slots: slotsOf(texts),
    anomalies: [...doubtsOf(doubts, address, plain), ...Object.values(references).flat()],
  };
};
