import type { RootContent } from 'mdast';
import type { CardFact, CardRecord, CardText, Ruling, RulingText } from '../../schema/card.ts';
import { commonLanguage, firstOf, inEachLanguage, languages, mapTexts } from '../../schema/language.ts';
import { blocksToLines, blocksToText } from '../../schema/plain-block.ts';
import type { SourceSpan } from '../../schema/source.ts';
import { cardTextId } from '../../schema/unofficial.ts';
import type { ByLanguage, CardNode, ChapterNode, RulingNode } from '../join/tree.ts';
import { compareCard, doubtsOf } from './anomalies.ts';
import type { EmittedChapter, FaqContext } from './emit-chapter.ts';
import { type EmittedCardLines, emitCardLines } from './printed.ts';
import { elementOfTexts, orNone, translationSlots } from './text.ts';
import { type EmittedPage, emitUnit, type UnitContext } from './unit.ts';

interface EmittedCardText {
  readonly lines: EmittedCardLines;
  readonly source: SourceSpan;
  /** The color heading above an entry. */
  readonly heading?: string | undefined;
}

/** Emits the cards with an entry, then the others: examples in chapters, lost entries, cards known only from facts. */
export const emitCards = (
  nodes: readonly ChapterNode[],
  chapters: readonly EmittedChapter[],
  facts: ReadonlyMap<string, CardFact>,
  context: FaqContext,
): readonly EmittedPage<CardRecord>[] => {
  const groups = nodes.flatMap((chapter) => chapter.groups);
  const entries = groups.flatMap(({ headings, cards }) =>
    cards.flatMap((card) => {
      const fact = facts.get(card.slug);
      return fact && !card.isLost ? [emitEntry(fact, card, headings, context)] : [];
    }),
  );
  const taken = new Set(entries.map(({ record }) => record.slug));
  const lost = new Set(
    groups.flatMap(({ cards }) => cards.filter((card) => card.isLost)).map(({ slug }) => slug),
  );
  const boxes = chapters.flatMap((chapter) => chapter.boxes);
  const others = [...facts.values()].filter(({ slug }) => !taken.has(slug));
  return [
    ...entries,
    ...others.map((fact) => {
      const own = boxes.filter(({ slug }) => slug === fact.slug);
      const unprinted = lost.has(fact.slug) ? 'lost' : 'fact';
      const texts = inEachLanguage((lang) => own.find((box) => box.texts[lang])?.texts[lang]);
      const shown = mapTexts(texts, (lines) => ({ lines, source: lines.source }));
      return emitCard(own.length > 0 ? 'example' : unprinted, fact, shown, [], cardContext(fact, context));
    }),
  ];
};

type CardContext = FaqContext & UnitContext;

const cardContext = ({ slug }: CardFact, context: FaqContext): CardContext => ({
  ...context,
  page: `${context.document}/cards/${slug}/`,
});

const emitEntry = (
  fact: CardFact,
  card: CardNode,
  headings: ChapterNode['headings'],
  faq: FaqContext,
): EmittedPage<CardRecord> => {
  const context = cardContext(fact, faq);
  const rulings = card.rulings.map((ruling) => emitRuling(ruling, context));
  const texts = mapTexts(card.texts, (printed, lang): EmittedCardText => {
    const lines = emitCardLines(printed, lang, context.page, context.enrich);
    const { file, lines: own } = lines.source;
    const last =
      rulings.findLast(({ record }) => record.texts[lang])?.record.texts[lang]?.source.lines ?? own;
    return { lines, source: { file, lines: [own[0], last[1]] }, heading: headings[lang]?.flow.text };
  });
  return emitCard('entry', fact, texts, rulings, context);
};

const emitCard = (
  role: CardRecord['role'],
  fact: CardFact,
  texts: ByLanguage<EmittedCardText>,
  rulings: readonly ReturnType<typeof emitRuling>[],
  { document, page, statusAt, translate }: CardContext,
): EmittedPage<CardRecord> => {
  const { kana: _kana, alsoCalled: _alsoCalled, synonyms: _synonyms, set, colors, typeLine, ...known } = fact;
  const own = mapTexts(texts, ({ lines: { record }, source, heading }, lang): CardText => {
    const name = record.name?.text;
    return {
      nameInSource: name === fact.names[lang] ? undefined : name,
      text: record.text.map(({ text }) => text),
      printed: role === 'entry' ? record : null,
      ...{ source, heading },
    };
  });
  const { statusIn, ...since } = statusAt(page);
  const record: CardRecord = {
    ...{ schemaVersion: 4, document, set: set ?? '' },
    ...known,
    role,
    colors: colors ?? [],
    typeLine: typeLine ?? {},
    texts: own,
    unofficial: translate({
      ...{ page, id: cardTextId },
      official: inEachLanguage((lang) => own[lang]?.text.join('\n\n') || undefined),
    }),
    rulings: rulings.map((ruling) => ruling.record),
    anomalies: [
      ...(role === 'lost' ? [{ kind: 'lost' as const, source: '', fact: firstOf(fact.names) ?? '' }] : []),
      ...languages.flatMap((lang) => {
        const text = texts[lang];
        return text ? compareCard(fact, text.lines.printed, text.heading, lang) : [];
      }),
      ...rulings.flatMap(({ anomalies }) => anomalies),
    ],
    ...(since.changes ? { status: statusIn(commonLanguage), ...since } : {}),
    mentionedIn: [],
  };
  const body = (): readonly RootContent[] => [
    ...(role === 'entry'
      ? [
          elementOfTexts(
            'CardHead',
            {},
            mapTexts(texts, ({ lines }) => lines.head),
          ),
          elementOfTexts(
            'CardText',
            {},
            mapTexts(texts, ({ lines }) => lines.text),
            translationSlots(record.unofficial),
          ),
        ]
      : []),
    ...rulings.map(({ element }) => element()),
  ];
  return { path: `${document}/cards/${fact.slug}.mdx`, record, body };
};

const emitRuling = ({ id, texts: parts }: RulingNode, context: CardContext) => {
  const unit = emitUnit(id, parts, context, ({ blocks }) => blocksToText(blocks));
  const texts = mapTexts(
    unit.texts,
    ({ blocks, source, corrections }): RulingText => ({
      text: blocksToLines(blocks),
      ...{ blocks, source, corrections: orNone(corrections) },
    }),
  );
  const record: Ruling = { ...unit.fields, texts };
  const anomalies = doubtsOf(context.doubts, unit.address, texts).map((one) => ({ ...one, ruling: id }));
  return { record, anomalies, element: () => unit.element('Ruling') };
};
