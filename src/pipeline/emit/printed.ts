import type { PrintedCard } from '../../schema/card.ts';
import { commonLanguage, type Language, mapTexts } from '../../schema/language.ts';
import { nameOfSpan } from '../../schema/source.ts';
import type { ByLanguage, PrintedLines } from '../join/tree.ts';
import type { Piece } from '../text/flow.ts';
import { lineElement, toPhrasing } from './mdx.ts';
import { type Enrich, emitText, paragraphs, toPrinted } from './text.ts';

/** Emits a line without an address of its own: a heading, or a line of a card. */
const emitLine = (
  piece: Piece,
  lang: Language,
  address: string,
  line: 'heading' | keyof PrintedCard,
  enrich: Enrich,
) => {
  const text = emitText(paragraphs(piece), line === 'nameEn' ? commonLanguage : lang, address, enrich);
  const nodes = text.rich.flatMap((rich) => rich.nodes);
  return {
    record: toPrinted(text),
    element: lineElement('Printed', { line, source: nameOfSpan(text.source) }, toPhrasing(nodes)),
  };
};

export const emitHeadings = (headings: ByLanguage<Piece>, address: string, enrich: Enrich) => {
  const lines = mapTexts(headings, (piece, lang) => emitLine(piece, lang, address, 'heading', enrich));
  return {
    records: mapTexts(lines, ({ record }) => record),
    elements: Object.values(lines).map(({ element }) => element),
  };
};

export type EmittedCardLines = ReturnType<typeof emitCardLines>;

export const emitCardLines = (printed: PrintedLines, lang: Language, address: string, enrich: Enrich) => {
  const head = headLines.flatMap((key) => {
    const piece = printed[key];
    return piece ? [{ key, ...emitLine(piece, lang, address, key, enrich) }] : [];
  });
  const text = printed.text.map((piece) => emitLine(piece, lang, address, 'text', enrich));
  const spans = [...head, ...text].map(({ record }) => record.source);
  const lines = spans.flatMap((span) => span.lines);
  const record: PrintedCard = {
    ...{ name: null, manaCost: null, typeLine: null, stats: null },
    ...Object.fromEntries(head.map((line) => [line.key, line.record])),
    text: text.map((line) => line.record),
  };
  return {
    ...{ printed, record },
    source: {
      file: spans[0]?.file ?? '',
      lines: [Math.min(...lines), Math.max(...lines)] satisfies [number, number],
    },
    head: head.map(({ element }) => element),
    text: text.map(({ element }) => element),
  };
};

const headLines = ['name', 'nameEn', 'manaCost', 'typeLine', 'stats'] as const;
