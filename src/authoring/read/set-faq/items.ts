import type { Flow } from '../../../pipeline/text/flow.ts';
import { type Glyph, innerGlyphs } from '../lines/marks.ts';
import { endsWithColon } from '../lines/sentence.ts';
import type { Problem } from '../problems.ts';
import type { FaqRow } from '../structure.ts';
import type { Layout } from './layout.ts';
import { type Line, toBlock, toHeading, toTextBlock } from './line.ts';
import { addPiece, continuesText, type OpenText, openText } from './open-text.ts';

/**
 * The code that entries and chapters of notes share: for lines of the text of a card, and for items (rulings, notes)
 * that can contain others.
 */

/** What the readers of the chapters find beside blocks, in the order of the document. */
export interface Rest {
  readonly dividers: Flow[];
  /** Remarks beside the names of cards, `（仅出现在鹏洛客套牌中）`: no text of the card. */
  readonly leftOut: Flow[];
  readonly problems: Problem[];
}

/** What the reading of such lines remembers from line to line. */
export interface ItemReader {
  readonly layout: Layout;
  readonly rest: Rest;
  /** The text that the next line may be the rest of. */
  last: OpenText | undefined;
  /** The item that can contain the next one, the sign of the items inside it, and whether it quotes a text. */
  outer: { readonly line: Line; inner?: Glyph | undefined; isQuoting?: boolean } | undefined;
}

/** Takes a line that begins no text: a divider, a full stop printed twice, the rest of the text above. */
export const takeRest = (
  reader: ItemReader,
  line: Line,
  beginsAnew: (above: OpenText) => boolean,
): boolean => {
  const { last, rest, layout } = reader;
  if (line.divider) {
    rest.dividers.push(line.flow);
    reader.last = undefined;
  } else if (last && continuesText(last, line, layout) && !beginsAnew(last)) addPiece(last, line);
  else return false;
  return true;
};

/** Adds a line to the text of a card, which is the last of these rows. */
export const addText = (reader: ItemReader, rows: FaqRow[], line: Line): void => {
  const text = toTextBlock(line);
  rows.push({ name: { is: 'rules-text' }, text });
  reader.last = openText(text, 'card-text', line);
};

/** The text of the item that a line begins, inside of the one above or beside it. */
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
 * Whether a line with a sign is inside of the item above it, which announces items or has one already: by another sign, or by a
 * deeper indentation. `own` is the sign of the items beside it.
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
