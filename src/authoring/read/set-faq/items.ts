import type { Flow } from '../../../pipeline/text/flow.ts';
import { type Glyph, innerGlyphs } from '../lines/marks.ts';
import { endsWithColon } from '../lines/sentence.ts';
import type { Problem } from '../problems.ts';
import type { FaqRow } from '../structure.ts';
import type { Layout } from './layout.ts';
import { type Line, toBlock, toHeading, toTextBlock } from './line.ts';
import { addPiece, continuesText, type OpenText, openText } from './open-text.ts';

/** Collects what the readers of chapters find besides rows. */
export interface Findings {
  readonly dividers: Flow[];
  /** Lists of groups, and remarks beside the names of cards: `（仅出现在鹏洛客套牌中）`. They are part of no card. */
  readonly leftOut: Flow[];
  readonly problems: Problem[];
}

export interface ItemReader {
  readonly layout: Layout;
  readonly findings: Findings;
  /** The text that the next line may continue. */
  last: OpenText | undefined;
  /** The item that can contain the next items. `inner`: the bullet of those; `isQuoting`: the item quotes a text. */
  outer: { readonly line: Line; inner?: Glyph | undefined; isQuoting?: boolean } | undefined;
}

/** Takes a divider, or a line that continues the text above. Returns false for any other line. */
export const takeContinuation = (
  reader: ItemReader,
  line: Line,
  beginsAnew: (above: OpenText) => boolean,
): boolean => {
  const { last, findings, layout } = reader;
  if (line.divider) {
    findings.dividers.push(line.flow);
    reader.last = undefined;
  } else if (last && continuesText(last, line, layout) && !beginsAnew(last)) addPiece(last, line);
  else return false;
  return true;
};

export const addText = (reader: ItemReader, rows: FaqRow[], line: Line): void => {
  const text = toTextBlock(line);
  rows.push({ name: { is: 'rules-text' }, text });
  reader.last = openText(text, 'card-text', line);
};

export const openItem = (
  reader: ItemReader,
  line: Line,
  isInner: boolean,
  isProse = false,
): Pick<FaqRow, 'text' | 'label'> => {
  const text = line.decoration ? toHeading(line) : toBlock(line);
  if (isInner && reader.outer) reader.outer.inner = line.marker?.glyph;
  else reader.outer = { line };
  reader.last = openText(text, isProse ? 'prose' : 'item', line);
  return { text, label: line.marker?.label };
};

/**
 * Whether an item is inside the item above: it has an inner bullet or, where inner items are expected, another bullet
 * or a deeper indent. `own` is the bullet of outer items.
 */
export const isInside = (
  { outer, last }: ItemReader,
  { marker, indent }: Line,
  own: Glyph | undefined,
): boolean => {
  if (!outer || !marker) return false;
  const { glyph } = marker;
  if (glyph !== own && innerGlyphs.has(glyph)) return true;
  const tail = last?.tail ?? '';
  const isExpected = endsWithColon(tail) || outer.inner === glyph;
  return isExpected && (glyph !== own || indent >= outer.line.indent + 2);
};
