import { foldToKey } from '../../../pipeline/text/fold.ts';
import { endsWithColon, isLonePunctuation } from '../lines/sentence.ts';
import type { CardBlock, RulingPart, TextBlock } from '../structure.ts';
import { type Glyph, innerGlyphs } from './bullets.ts';
import { checkCard, type Rest, toCard } from './card.ts';
import { keysOfNames } from './card-name.ts';
import type { Entry } from './entries.ts';
import { type FirstRuling, findFirstRuling, weighExplanation } from './first-ruling.ts';
import type { Layout } from './layout.ts';
import { type Line, toBlock, toTextBlock } from './line.ts';
import { addPiece, canEndParagraph, endsInsideSentence, type OpenText, openText } from './open-text.ts';
import { continuesText, isCutOff, isFinished, repeatsItsEnd } from './page-breaks.ts';
import { problemAt } from './problems.ts';
import { findTextItems } from './text-items.ts';
import { connectives } from './words.ts';

/**
 * The body of an entry: the text of the card, then its rulings.
 *
 *   飞行，先攻，系命，反恶魔保护，反龙保护                  text
 *   * 「反恶魔保护，反龙保护」的意义如下述：                ruling
 *   --破邪天使不能被…阻挡。                              item of a list in it
 *   - 1) 每位牌手计算他所拥有的永久物数量。               step in it
 *   （无记号的一行）                                     further paragraph of it
 */

/** A card with its rulings, from its head (null where it is lost) and the lines after it. */
export const readEntry = ({ head, body, first, halves }: Entry, known: KnownOfText): CardBlock => {
  const heads = [...new Set(halves.values())];
  const names = [...(head ? [head] : []), ...heads].flatMap((one) => keysOfNames(one));
  const block = toCard(head);
  const textItems = findTextItems(body, names, known.bullet);
  const glyph = body.find((line) => line.marker && !textItems.has(line))?.marker?.glyph ?? null;
  // Whatever stands above the other half of a card is no ruling.
  const own = body.slice(
    body.findLastIndex(({ index, divider }) => halves.has(index) || divider === '//') + 1,
  );
  const reader: Reader = {
    ...{ ...known, names, textItems, glyph },
    bare: glyph
      ? undefined
      : findFirstRuling(own, names, known.layout, halves.size > 0 && heads.at(-1)?.stats !== null),
    ...{ block, hasText: false, ruling: undefined, last: undefined },
  };
  for (const line of body) readLine(reader, line, halves.has(line.index));
  known.rest.problems.push(...checkCard(block, first));
  return block;
};

/** What the whole text tells of each entry. */
interface KnownOfText {
  readonly layout: Layout;
  readonly rest: Rest;
  /** Whether most cards have bullets. */
  readonly hasBullets: boolean;
  /** The usual sign of rulings. */
  readonly bullet: Glyph | undefined;
}

interface OpenRuling {
  /** It is a question, which goes on until the next one. */
  readonly isQuestion: boolean;
  readonly indent: number;
  /** What the structure has of it; it grows. */
  readonly blocks: RulingPart[];
  /** The list that it ends with, and the sign of that. */
  list: { readonly type: 'list' | 'steps'; readonly glyph: Glyph; readonly items: TextBlock[] } | undefined;
}

interface Reader extends KnownOfText {
  /** Those of the card and its halves, folded. */
  readonly names: readonly string[];
  /** Items that are rules text. */
  readonly textItems: ReadonlySet<Line>;
  /** The sign of the first ruling; null when none has one. */
  readonly glyph: Glyph | null;
  /** Where the rulings of a card without bullets begin: at a line that a blank line sets apart, or by what its lines say. */
  readonly bare: FirstRuling | undefined;
  readonly block: ReturnType<typeof toCard>;
  /** Whether rules text has been read. */
  hasText: boolean;
  /** The last of the rulings. */
  ruling: OpenRuling | undefined;
  last: OpenText | undefined;
}

const readLine = (reader: Reader, line: Line, isHeadOfHalf: boolean): void => {
  const { last } = reader;
  if (line.divider) {
    reader.rest.dividers.push(line.flow);
    reader.last = undefined;
  } else if (isHeadOfHalf) {
    reader.last = undefined;
    addText(reader, line);
    reader.last = undefined;
  } else if (last && !line.marker && repeatsItsEnd(last, line)) {
    reader.rest.repeated.push(line.flow);
  } else if (last && continuesText(last, line, reader.layout) && !beginsWithName(reader, last, line)) {
    warnOfFullLine(reader, last, line);
    addPiece(last, line.flow);
  } else if (line.is.question) {
    openRuling(reader, line);
  } else if (line.marker) {
    readItem(reader, line, line.marker.glyph);
  } else readParagraph(reader, line);
};

/** Without bullets, what follows a sentence that ends with a full line may be a ruling of its own. */
const warnOfFullLine = ({ layout, rest, names }: Reader, last: OpenText, line: Line): void => {
  if (!layout.isBare || !isFinished(last) || isLonePunctuation(line.text)) return;
  if (last.kind === 'item' || weighExplanation(line.text, names) > 0)
    rest.problems.push(problemAt(line, 'faq/rulings-as-one'));
};

/** A text that begins with the name of its card is another ability, if the one before it does not break off. */
const beginsWithName = ({ names, layout }: Reader, open: OpenText, { text }: Line): boolean => {
  const { kind, depth, tail, lastWidth } = open;
  const isAtEdge = lastWidth >= (layout.wrapColumn ?? Number.POSITIVE_INFINITY) * 0.85;
  if (kind !== 'card-text' || depth > 0 || endsInsideSentence(tail)) return false;
  if (isAtEdge && !canEndParagraph(tail)) return false;
  const beginning = foldToKey(text.slice(0, 80));
  return names.some((name) => beginning.startsWith(name));
};

const readItem = (reader: Reader, line: Line, glyph: Glyph): void => {
  const { ruling } = reader;
  if (reader.textItems.has(line)) {
    addText(reader, line);
  } else if (ruling && isItemInside(reader, ruling, line, glyph)) {
    const type = glyph === 'number' ? 'steps' : 'list';
    if (ruling.list?.type !== type) {
      ruling.list = { type, glyph, items: [] };
      ruling.blocks.push({ type, items: ruling.list.items });
    }
    ruling.list.items.push(open(reader, toBlock(line), 'item', line));
  } else openRuling(reader, line);
};

/** Another sign, or a deeper indentation, makes an inner item where the ruling announces one or has one already. */
const isItemInside = (reader: Reader, ruling: OpenRuling, line: Line, glyph: Glyph): boolean => {
  if (glyph !== reader.glyph && innerGlyphs.has(glyph)) return true;
  const tail = reader.last?.tail ?? '';
  const isExpected = endsWithColon(tail) || ruling.list?.glyph === glyph;
  const isDeeper = line.indent >= ruling.indent + 2;
  if (glyph === reader.glyph) return isDeeper && isExpected;
  // `你可以` / ` - 一次起动全部；或`: a sentence goes on in its items.
  const isOpen = line.blanksBefore === 0 && line.indent > ruling.indent && !canEndParagraph(tail);
  return isDeeper || isExpected || isOpen;
};

const readParagraph = (reader: Reader, line: Line): void => {
  const { ruling, rest } = reader;
  if (ruling && goesOnWith(ruling, line, !reader.hasBullets && reader.glyph === null)) {
    addParagraph(reader, ruling, toBlock(line), line);
    if (!ruling.isQuestion && !isOfTranslator(line))
      rest.problems.push(problemAt(line, 'faq/paragraph-in-ruling'));
  } else if (ruling || isRulingWithoutBullet(reader, line)) {
    // Where a whole text has lost its bullets, only the place is in doubt where the rulings of a card begin.
    if (reader.hasBullets || !(ruling || reader.bare?.isCertain))
      rest.problems.push(problemAt(line, 'faq/ruling-without-bullet'));
    openRuling(reader, line);
  } else addText(reader, line);
};

const isOfTranslator = ({ text }: Line): boolean => /^\(译注/u.test(text);

/**
 * A complete paragraph after a ruling has lost its bullet, unless it only makes sense after what it follows, or
 * stands right below it and further in than its bullet.
 */
const goesOnWith = ({ isQuestion, list, indent }: OpenRuling, line: Line, isBare: boolean): boolean =>
  isQuestion ||
  list !== undefined ||
  (!isBare && connectives.test(line.text)) ||
  isLonePunctuation(line.text) ||
  // （参照：ルール700.2）
  /^\([^()]*\)[。.]?$/u.test(line.text) ||
  isOfTranslator(line) ||
  (line.blanksBefore === 0 && line.indent > indent);

const isRulingWithoutBullet = ({ hasText, bare }: Reader, line: Line): boolean =>
  hasText && bare !== undefined && line.index >= bare.line.index;

const addText = (reader: Reader, line: Line): void => {
  const { last, rest } = reader;
  if (last?.kind === 'card-text' && !line.marker && isCutOff(last) && !line.is.stats)
    rest.problems.push(problemAt(last.line, 'faq/text-without-end'));
  reader.block.text.push(open(reader, toTextBlock(line), 'card-text', line));
  reader.hasText = true;
};

const openRuling = (reader: Reader, line: Line): void => {
  const { flow, markup } = toBlock(line);
  const ruling: OpenRuling = {
    isQuestion: line.is.question,
    indent: line.indent,
    blocks: [],
    list: undefined,
  };
  reader.ruling = ruling;
  reader.block.rulings.push({ markup, blocks: ruling.blocks });
  addParagraph(reader, ruling, { flow, markup: [] }, line);
};

const addParagraph = (reader: Reader, ruling: OpenRuling, block: TextBlock, line: Line): void => {
  ruling.list = undefined;
  ruling.blocks.push(open(reader, { type: 'paragraph' as const, ...block }, 'item', line));
};

/** The block, to which the next lines may be added. */
const open = <Block extends TextBlock>(
  reader: Reader,
  block: Block,
  kind: OpenText['kind'],
  line: Line,
): Block => {
  reader.last = openText(block, kind, line);
  return block;
};
