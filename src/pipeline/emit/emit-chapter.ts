import type { RootContent } from 'mdast';
import { type FaqChapter, type FaqSection, type Note, translationOfBox } from '../../schema/faq.ts';
import { type Language, mapTexts } from '../../schema/language.ts';
import type { Unofficial } from '../../schema/unofficial.ts';
import { titlesOf, titlesOfGroup } from '../inline/titles.ts';
import type { ByLanguage, ChapterNode, NoteNode, SectionNode } from '../join/tree.ts';
import { compareGroupHeadings, doubtsOf } from './anomalies.ts';
import { flowElement } from './mdx.ts';
import { emitCardLines, emitHeadings } from './printed.ts';
import { type Enrich, elementOfTexts, orNone, paragraphs, toPrinted, translationSlots } from './text.ts';
import { type CardOf, type EmitContext, type EmittedPage, emitUnit, type UnitContext } from './unit.ts';

export interface FaqContext extends EmitContext {
  readonly document: string;
  readonly dates: Readonly<Partial<Record<Language, string>>>;
  readonly asOf: string;
}

export interface EmittedChapter extends EmittedPage<FaqChapter> {
  /** The boxes of all sections. Their `address` is that of the section. */
  readonly boxes: ReturnType<typeof emitFaqSection>['boxes'];
}

export const emitChapter = (chapter: ChapterNode, context: FaqContext): EmittedChapter => {
  const { id: slug, decisions } = chapter;
  const { document, dates, asOf, enrich } = context;
  const page = `${document}/${slug}/`;
  const headings = emitHeadings(chapter.headings, page, enrich);
  const onPage = { ...context, page };
  const sections = chapter.sections.map((section) =>
    emitFaqSection(section, decisions.sections?.[section.id], onPage),
  );
  const groups = chapter.groups.map((group) => {
    const printed = emitHeadings(group.headings, page, enrich);
    const cards = group.cards.filter(({ isLost }) => !isLost).map((card) => card.slug);
    return {
      record: {
        headings: printed.records,
        titles: titlesOfGroup(group, decisions),
        cards,
        anomalies: orNone(compareGroupHeadings(printed.records)),
      },
      element: flowElement('CardGroup', { first: cards[0] ?? '' }, printed.elements),
    };
  });
  const record: FaqChapter = {
    ...{ schemaVersion: 4, document, slug },
    headings: headings.records,
    titles: titlesOf(chapter.headings, decisions.titles),
    ...{ dates, asOf },
    sections: sections.map((section) => section.record),
    groups: orNone(groups.map((group) => group.record)),
  };
  const body = (cardOf: CardOf): readonly RootContent[] => [
    ...headings.elements,
    ...sections.map(({ element }) => element((box) => translationOfBox(record, box, cardOf(box)))),
    ...groups.map(({ element }) => element),
  ];
  const boxes = sections.flatMap((section) => section.boxes);
  return { path: `${document}/${slug}.mdx`, record, boxes, body };
};

const emitFaqSection = (
  { id, headings: printed, items }: SectionNode,
  titles: ByLanguage<string> | undefined,
  context: FaqContext & UnitContext,
) => {
  const address = `${context.page}#${id}`;
  const headings = emitHeadings(printed, address, context.enrich);
  // Notes are enriched first, because a card lists its mentions in the order of enriching.
  const notes = items.flatMap((item) => (item.is === 'note' ? [emitNote(item, context)] : []));
  const boxes = items.flatMap((item, index) => {
    if (item.is !== 'card') return [];
    const { slug } = item;
    const after = items.slice(0, index).findLast((one) => one.is === 'note')?.id ?? null;
    // A box never links to its own card.
    const enrich: Enrich = (piece, lang, at) =>
      context.enrich(piece, lang, at, `${context.document}/cards/${slug}/`);
    const texts = mapTexts(item.texts, (card, lang) => emitCardLines(card, lang, address, enrich));
    return [{ slug, address, after, texts }];
  });
  const record: FaqSection = {
    id,
    headings: headings.records,
    titles: titlesOf(printed, titles),
    notes: notes.map((note) => note.record),
    boxes: boxes.map(({ slug, after, texts }) => ({
      ...{ slug, after },
      texts: mapTexts(texts, (lines) => ({ printed: lines.record, source: lines.source })),
    })),
  };
  const element = (translationsOf: (slug: string) => Unofficial | undefined): RootContent => {
    const boxesAfter = (note: string | null): readonly RootContent[] =>
      boxes
        .filter(({ after }) => after === note)
        .map(({ slug: card, texts }) => {
          const slots = mapTexts(texts, ({ head, text }) => [...head, ...text]);
          return elementOfTexts('CardBox', { card }, slots, translationSlots(translationsOf(card)));
        });
    return flowElement('FaqSection', { id }, [
      ...headings.elements,
      ...boxesAfter(null),
      ...notes.flatMap((note) => [note.element(), ...boxesAfter(note.record.id)]),
    ]);
  };
  return { record, boxes, element };
};

const emitNote = ({ kind, label, isInner, ...note }: NoteNode, context: FaqContext & UnitContext) => {
  const unit = emitUnit(
    note.id,
    mapTexts(note.texts, (piece) => paragraphs(piece)),
    context,
  );
  const texts = mapTexts(unit.texts, toPrinted);
  const anomalies = orNone(doubtsOf(context.doubts, unit.address, texts));
  const record: Note = { ...unit.fields, kind, label, inner: isInner || undefined, texts, anomalies };
  return { record, element: () => unit.element('Note') };
};
