/**
 * The body of an entry: the text of the card, then its rulings.
 *
 *   飞行，先攻，系命，反恶魔保护，反龙保护                  text
 *   * 「反恶魔保护，反龙保护」的意义如下述：                ruling
 *   --破邪天使不能被…阻挡。                              item of a list in it
 *   - 1) 每位牌手计算他所拥有的永久物数量。               step in it
 *   （无记号的一行）                                     further paragraph of it
 */

import type { RulingBlock, RulingPart, TextBlock } from '../../../pipeline/structure/structure.ts';
import type { Flow } from '../../../pipeline/text/flow.ts';
import { foldToKey } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { endsWithColon, isLonePunctuation } from '../lines/sentence.ts';
import { type Glyph, innerGlyphs } from './bullets.ts';
import type { KnownCard } from './card-text.ts';
import { isAboutCard, refersElsewhere } from './card-text.ts';
import type { Layout } from './layout.ts';
import { type Line, rangeOf, toBlock, toTextBlock } from './line.ts';
import { addPiece, closeText, type OpenText, openText } from './open-text.ts';
import { continuesText, isCutOff, repeatsItsEnd } from './page-breaks.ts';
import type { Problem } from './problems.ts';
import { beginsQuestion } from './questions.ts';
import { isPowerToughness } from './stats.ts';
import { findTextItems } from './text-items.ts';
import { canEndParagraph, endsInsideSentence } from './text-style.ts';

export interface EntryBody {
  readonly text: readonly TextBlock[];
  readonly rulings: readonly RulingBlock[];
  /** Full stops that stand there a second time. */
  readonly repeated: readonly Flow[];
  readonly dividers: readonly Range[];
  readonly problems: readonly Problem[];
}

/** Reads the lines of one entry behind its head. `inHalf` tells the lines of the other half of a two-part card. */
export const readEntryBody = (
  lines: readonly Line[],
  card: KnownCard & { readonly asList: boolean },
  layout: Layout,
  inHalf: (line: Line) => boolean,
): EntryBody => {
  const reader = createReader(card, layout, lines);
  for (const line of lines) readLine(reader, line, inHalf(line));
  const { text, rulings, repeated, dividers, problems } = reader;
  return { text: text.map(closeText), rulings: rulings.map(closeRuling), repeated, dividers, problems };
};

interface OpenRuling {
  /** Begins with `Q：`: the answer and all behind it up to the next question belong to it. */
  readonly isQuestion: boolean;
  readonly markup: readonly Range[];
  readonly indent: number;
  readonly parts: OpenPart[];
}

interface OpenPart {
  readonly type: 'paragraph' | 'list' | 'steps';
  readonly items: OpenText[];
  readonly glyph?: Glyph;
}

interface Reader {
  readonly card: KnownCard & { readonly asList: boolean };
  readonly layout: Layout;
  /** Items that are rules text. */
  readonly textItems: ReadonlySet<Line>;
  /** The sign of the first ruling; null when none has one. */
  readonly glyph: Glyph | null;
  readonly text: OpenText[];
  readonly rulings: OpenRuling[];
  readonly repeated: Flow[];
  readonly dividers: Range[];
  readonly problems: Problem[];
  last: OpenText | undefined;
}

const createReader = (card: Reader['card'], layout: Layout, lines: readonly Line[]): Reader => {
  const textItems = findTextItems(lines, card.asList);
  const first = lines.find((line) => line.marker !== null && !textItems.has(line));
  return { card, layout, textItems, glyph: first?.marker?.glyph ?? null, ...emptyReading() };
};

const emptyReading = (): Pick<
  Reader,
  'text' | 'rulings' | 'repeated' | 'dividers' | 'problems' | 'last'
> => ({
  text: [],
  rulings: [],
  repeated: [],
  dividers: [],
  problems: [],
  last: undefined,
});

const readLine = (reader: Reader, line: Line, inHalf: boolean): void => {
  const { last } = reader;
  if (line.divider) {
    reader.dividers.push(...rangeOf(line.flow, 0, line.flow.text.length));
    reader.last = undefined;
  } else if (inHalf) {
    reader.last = undefined;
    addText(reader, line);
    reader.last = undefined;
  } else if (last && !line.marker && repeatsItsEnd(last, line)) {
    reader.repeated.push(line.flow);
  } else if (last && continuesText(last, line, reader.layout) && !beginsWithName(reader, last, line)) {
    addPiece(last, line.flow);
  } else if (line.hintedRuling) {
    openRuling(reader, line, toBlock(line));
  } else if (line.marker) {
    readItem(reader, line, line.marker.glyph);
  } else readParagraph(reader, line);
};

/** A text that begins with the name of its card is another ability, if the one before it does not break off. */
const beginsWithName = ({ card }: Reader, { kind, depth, tail }: OpenText, { text }: Line): boolean => {
  if (kind !== 'card-text' || depth > 0 || endsInsideSentence(tail)) return false;
  const beginning = foldToKey(text.slice(0, 80));
  return card.names.some((name) => beginning.startsWith(name));
};

const readItem = (reader: Reader, line: Line, glyph: Glyph): void => {
  const ruling = reader.rulings.at(-1);
  if (reader.textItems.has(line)) {
    addText(reader, line);
  } else if (ruling && isItemInside(reader, ruling, line, glyph)) {
    addItem(reader, ruling, glyph === 'number' ? 'steps' : 'list', line, glyph);
  } else openRuling(reader, line, toBlock(line));
};

/** Another sign, or a deeper indentation, makes an inner item where the ruling announces one or has one already. */
const isItemInside = (reader: Reader, ruling: OpenRuling, line: Line, glyph: Glyph): boolean => {
  if (glyph !== reader.glyph && innerGlyphs.has(glyph)) return true;
  const part = ruling.parts.at(-1);
  const tail = reader.last?.tail ?? '';
  const expected = endsWithColon(tail) || (part?.type !== 'paragraph' && part?.glyph === glyph);
  const deeper = line.indent >= ruling.indent + 2;
  if (glyph === reader.glyph) return deeper && expected;
  // `你可以` / ` - 一次起动全部；或`: a sentence goes on in its items.
  const isOpen = line.blanksBefore === 0 && line.indent > ruling.indent && !canEndParagraph(tail);
  return deeper || expected || isOpen;
};

const readParagraph = (reader: Reader, line: Line): void => {
  const ruling = reader.rulings.at(-1);
  if (beginsQuestion(line.text)) {
    openRuling(reader, line, toBlock(line));
  } else if (ruling?.isQuestion) {
    ruling.parts.push({ type: 'paragraph', items: [open(reader, toBlock(line), 'item', line)] });
  } else if (ruling && goesOnWith(ruling, line)) {
    ruling.parts.push({ type: 'paragraph', items: [open(reader, toBlock(line), 'item', line)] });
    reader.problems.push({ code: 'faq/paragraph-in-ruling', line: line.number, about: line.text });
  } else if (ruling || isRulingWithoutBullet(reader, line)) {
    openRuling(reader, line, toBlock(line));
    reader.problems.push({ code: 'faq/ruling-without-bullet', line: line.number, about: line.text });
  } else addText(reader, line);
};

/**
 * A complete paragraph behind a ruling has lost its bullet, unless it only makes sense behind what it follows, or
 * stands right below it and further in than its bullet.
 */
const goesOnWith = ({ parts, indent }: OpenRuling, line: Line): boolean =>
  parts.at(-1)?.type !== 'paragraph' ||
  connectives.test(line.text) ||
  isLonePunctuation(line.text) ||
  isAside(line.text) ||
  (line.blanksBefore === 0 && line.indent > indent);

/** `（参照：ルール700.2）` */
const isAside = (text: string): boolean => /^[（(][^（）()]*[)）][。.]?$/u.test(text);

const connectives =
  /^(?:\d{3}\.\d|答[：:]|a(?:nswer)?[:：]|例[：:]|例如|举例|舉例|换句话说|換句話說|也就是|因此|所以|不过|不過|但是?|然而|此外|另外|同样|同樣|反之|接着|接著|然后|然後|最后|最後|如此|这|這|其中|而|example|for example|however|but |this |these |then |in other words|たとえば|例えば|しかし|また)/iu;

/**
 * Where a card has no bullets at all, its rulings begin where the text speaks about the card; and with whatever
 * signs, at a remark (`注：…`), or at a reference where the text should be (`See the … section above.`).
 */
const isRulingWithoutBullet = ({ glyph, text, card }: Reader, line: Line): boolean =>
  text.length === 0
    ? refersElsewhere(line.text)
    : beginsRemark.test(line.text) || (glyph === null && isAboutCard(line.text, card));

const beginsRemark =
  /^[(（【[]?(?:注意?|註|备注|備註|附注|补充|補充|補足|(?:designer['’]s )?note)[】\])）]?\s*[:：]/iu;

const addText = (reader: Reader, line: Line): void => {
  const { last } = reader;
  if (last?.kind === 'card-text' && !line.marker && isCutOff(last) && !isPowerToughness(line.text)) {
    const about = last.pieces[0]?.text ?? '';
    reader.problems.push({ code: 'faq/text-without-end', line: last.line, about });
  }
  reader.text.push(open(reader, toTextBlock(line), 'card-text', line));
};

const openRuling = (reader: Reader, line: Line, { flow, markup }: TextBlock): void => {
  const paragraph = open(reader, { flow, markup: [] }, 'item', line);
  const isQuestion = beginsQuestion(line.text);
  const parts: OpenPart[] = [{ type: 'paragraph', items: [paragraph] }];
  reader.rulings.push({ isQuestion, markup, indent: line.indent, parts });
};

const addItem = (
  reader: Reader,
  ruling: OpenRuling,
  type: 'list' | 'steps',
  line: Line,
  glyph: Glyph,
): void => {
  const item = open(reader, toBlock(line), 'item', line);
  const part = ruling.parts.at(-1);
  if (part?.type === type) part.items.push(item);
  else ruling.parts.push({ type, items: [item], glyph });
};

const open = (reader: Reader, block: TextBlock, kind: OpenText['kind'], line: Line): OpenText => {
  reader.last = openText(block, kind, line.number);
  return reader.last;
};

const closeRuling = ({ markup, parts }: OpenRuling): RulingBlock => ({
  markup,
  blocks: parts.flatMap(({ type, items }): readonly RulingPart[] =>
    type === 'paragraph'
      ? items.map((item) => ({ type, ...closeText(item) }))
      : [{ type, items: items.map(closeText) }],
  ),
});
