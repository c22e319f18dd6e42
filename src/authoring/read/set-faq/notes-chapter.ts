/**
 * A chapter of notes: sections of paragraphs, bullets, examples, steps and quoted rules, with cards shown in
 * boxes.
 *
 *   新用词：战场                                    heading of a section
 *   「战场」此游戏区域摆放了…                       paragraph
 *   醒眠德鲁伊 / {二}{绿} / 生物~人类/德鲁伊 / 1/1 / 当醒眠德鲁伊进战场时，…     box
 *   步骤1：战斗开始                                 heading over steps
 *   - 1) 在战斗开始时触发的异能进入堆叠。           step
 *   * 例：某个进行攻击的巨爪亚龙…                   example
 *   702.13a 系命属于静止式异能。                    rule
 *   | 4月28日 | 售前赛 |                            row of a table, which is one note
 */

import type { CardBlock, NoteBlock, SectionBlock, TextBlock } from '../../../pipeline/structure/structure.ts';
import type { Flow } from '../../../pipeline/text/flow.ts';
import { foldToKey } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { NoteKind } from '../../../schema/faq.ts';
import { displayWidth } from '../lines/display-width.ts';
import { isHeadingLike } from '../lines/heading-like.ts';
import { endsWithColon } from '../lines/sentence.ts';
import { type Glyph, innerGlyphs } from './bullets.ts';
import { type Rest, toCard, withStatsOfText } from './card-block.ts';
import type { CardHead } from './card-head.ts';
import { foldedNames, isBoxText, isKeywordLine, type KnownCard } from './card-text.ts';
import { hasSectionForm, isDecorated, toHeading } from './headings.ts';
import type { Layout } from './layout.ts';
import { type Divider, type Line, rangeOf, toBlock, toTextBlock } from './line.ts';
import { namesCardsBelow } from './named-cards.ts';
import { addLine, addPiece, closeText, type OpenText, openText } from './open-text.ts';
import { continuesText, isFinished, repeatsItsEnd } from './page-breaks.ts';
import { isLabeled } from './text-style.ts';

/** What the reading of a chapter of notes knows of the rest of the document. */
export interface NotesContext {
  readonly heads: ReadonlyMap<number, CardHead>;
  readonly layout: Layout;
  /** Beginnings of the rules text of the cards that have an entry, by folded name. */
  readonly entryTexts: ReadonlyMap<string, ReadonlySet<string>>;
  /** In a preface only decorated lines are headings. */
  readonly preface: boolean;
}

/** Reads the lines of a chapter behind its heading. */
export const readNotes = (
  lines: readonly Line[],
  context: NotesContext,
): Rest & { readonly sections: readonly SectionBlock[] } => {
  const reader: Reader = {
    context,
    sections: [],
    repeated: [],
    dividers: [],
    last: undefined,
    box: undefined,
    half: false,
    table: undefined,
    outer: undefined,
  };
  let behindHead = 0;
  lines.forEach((line, position) => {
    if (line.index < behindHead) {
      if (reader.half) addBoxText(reader, line);
      return;
    }
    const head = line.divider ? undefined : context.heads.get(line.index);
    const fits = head !== undefined && head.to <= (lines.at(-1)?.index ?? 0) + 1;
    if (head && fits) {
      behindHead = head.to;
      openBox(reader, line, head);
    } else readNoteLine(reader, line, lines[position + 1]);
  });
  return {
    sections: reader.sections.map(closeSection),
    repeated: reader.repeated,
    dividers: reader.dividers,
    problems: [],
  };
};

interface Reader {
  readonly context: NotesContext;
  readonly sections: OpenSection[];
  readonly repeated: Flow[];
  readonly dividers: Range[];
  last: OpenText | undefined;
  /** The card whose text is being read. */
  box: OpenBox | undefined;
  /** The head being read is the other half of the card in the box. */
  half: boolean;
  /** The table whose rows are being read. */
  table: OpenText | undefined;
  /** The item that others can stand in, and the sign of those that do. */
  outer: { readonly line: Line; inner?: Glyph } | undefined;
}

interface OpenSection {
  readonly heading: TextBlock | null;
  readonly items: (OpenNote | OpenBox)[];
}

interface OpenNote {
  readonly type: 'note';
  readonly kind: NoteKind;
  readonly label?: string;
  readonly isInner: boolean;
  readonly text: OpenText;
}

interface OpenBox {
  readonly type: 'box';
  readonly head: CardHead;
  readonly card: KnownCard;
  readonly text: OpenText[];
  /** A divider between halves stands behind the text. */
  divided: boolean;
}

const readNoteLine = (reader: Reader, line: Line, next: Line | undefined): void => {
  const { last, box, context } = reader;
  if (!line.isRow && line.divider?.style !== 'row') reader.table = undefined;
  if (line.divider) {
    readDivider(reader, line, line.divider);
  } else if (last && !line.marker && repeatsItsEnd(last, line)) {
    reader.repeated.push(line.flow);
  } else if (line.isRow) {
    addRow(reader, line, next);
  } else if (isHeadingOverCards(reader, line)) {
    addNote(reader, line, next, 'heading');
  } else if (isHeadingOfSection(reader, line, next)) {
    reader.sections.push({ heading: toHeading(line), items: [] });
    reader.last = undefined;
    reader.box = undefined;
    reader.outer = undefined;
  } else if (last && !beginsNote(line.text) && continuesText(last, line, context.layout)) {
    addPiece(last, line.flow);
  } else if (box && !beginsNote(line.text) && isTextOfBox(box, line)) {
    addBoxText(reader, line);
  } else addNote(reader, line, next);
};

const readDivider = (reader: Reader, { flow }: Line, { style }: Divider): void => {
  const { box, context } = reader;
  reader.dividers.push(...rangeOf(flow, 0, flow.text.length));
  if (box && context.layout.halfDividers.has(style)) box.divided = true;
  else reader.box = undefined;
  reader.last = undefined;
};

const openBox = (reader: Reader, line: Line, head: CardHead): void => {
  const { box } = reader;
  if (box?.divided) {
    box.divided = false;
    reader.half = true;
    addBoxText(reader, line);
    return;
  }
  reader.half = false;
  const names = foldedNames(head);
  const entryText = names
    .map((name) => reader.context.entryTexts.get(name))
    .find((text) => text !== undefined);
  const opened: OpenBox = {
    type: 'box',
    head,
    card: { names, entryText: entryText ?? new Set() },
    text: [],
    divided: false,
  };
  sectionOf(reader).items.push(opened);
  reader.outer = undefined;
  reader.box = opened;
  reader.last = undefined;
};

/** The rows of a table are the lines of one note. */
const addRow = (reader: Reader, line: Line, next: Line | undefined): void => {
  const { table } = reader;
  if (table && line.blanksBefore === 0) addLine(table, line.flow);
  else {
    addNote(reader, line, next, 'paragraph');
    reader.table = reader.last;
  }
  reader.last = undefined;
};

const isTextOfBox = (box: OpenBox, line: Line): boolean => {
  if (line.marker) return box.head.asList && line.marker.glyph === 'dash';
  return isBoxText(line.text, box.card, box.text.length);
};

const addBoxText = (reader: Reader, line: Line): void => {
  const text = openText(toTextBlock(line), 'card-text', line.number);
  reader.box?.text.push(text);
  reader.last = text;
};

const addNote = (
  reader: Reader,
  line: Line,
  next: Line | undefined,
  kind: NoteKind = noteKindOf(line, next),
): void => {
  reader.box = undefined;
  const isInner = isInsideItem(reader, line);
  if (!isInner) reader.outer = line.marker ? { line } : undefined;
  const isItem = line.marker !== null || line.hintedRuling;
  const text = openText(toBlock(line), isItem ? 'item' : 'prose', line.number);
  const label = kind === 'step' && line.marker?.label !== undefined ? { label: line.marker.label } : {};
  sectionOf(reader).items.push({ type: 'note', kind, ...label, isInner, text });
  reader.last = text;
};

/**
 * Further in than the item above it; or with another sign, where that one is used for nothing else, or the item or
 * the one between announces it.
 */
const isInsideItem = ({ outer, last }: Reader, { marker, indent }: Line): boolean => {
  if (!outer || !marker) return false;
  const isDeeper = indent >= outer.line.indent + 2;
  const isOther = marker.glyph !== outer.line.marker?.glyph;
  const isAnnounced =
    (innerGlyphs.has(marker.glyph) && marker.glyph !== 'number') ||
    endsWithColon(last?.tail ?? '') ||
    outer.inner === marker.glyph;
  if (!isDeeper && !(isOther && isAnnounced)) return false;
  outer.inner = marker.glyph;
  return true;
};

const sectionOf = (reader: Reader): OpenSection => {
  const open = reader.sections.at(-1) ?? { heading: null, items: [] };
  if (reader.sections.length === 0) reader.sections.push(open);
  return open;
};

/** In order: the first that fits. */
const noteKinds: readonly (readonly [NoteKind, (line: Line, next: Line | undefined) => boolean])[] = [
  ['example', ({ text }) => beginsExample.test(text)],
  ['step', ({ marker }) => marker?.label !== undefined],
  ['bullet', ({ marker, hintedRuling }) => marker !== null || hintedRuling],
  ['rule', ({ text }) => beginsRule.test(text)],
  ['heading', (line, next) => isHeadingOverSteps(line, next)],
];

const noteKindOf = (line: Line, next: Line | undefined): NoteKind =>
  noteKinds.find(([, fits]) => fits(line, next))?.[0] ?? 'paragraph';

/** `例：…`, `范例：…`, `Example: …` */
const beginsExample = /^(?:例|范例|範例|举例|舉例|例如|example|例え?ば)\s*[：:]/iu;

/** `702.13.系命`, `702.13a 系命属于…`, `510. 战斗伤害步骤` */
const beginsRule = /^\d{3}\.(?:\d{1,3}[a-z]?(?:[.．]\s*|\s+)\S|\s*\p{L})/u;

const beginsNote = (text: string): boolean => beginsExample.test(text) || beginsRule.test(text);

/** `步骤1：战斗开始` over `- 1) …` */
const isHeadingOverSteps = (line: Line, next: Line | undefined): boolean =>
  isHeadingLike(line.text) && next?.marker?.label !== undefined && !isDecorated(line);

/**
 * `《曙光领航员》与《暮色领航员》` over the boxes of both: right below the heading of a section, or where those wear signs,
 * it is one inside of the section.
 */
const isHeadingOverCards = ({ context, sections }: Reader, line: Line): boolean => {
  const { heads, layout } = context;
  const isInside = layout.decoratedSections || sections.at(-1)?.items.length === 0;
  return isInside && namesCardsBelow(line, heads);
};

const isHeadingOfSection = (reader: Reader, line: Line, next: Line | undefined): boolean => {
  if (line.marker || line.hintedRuling) return false;
  if (isDecorated(line)) return true;
  if (!isHeadingLike(line.text) || beginsNote(line.text) || isHeadingOverSteps(line, next)) return false;
  // Before the first chapter only the form tells, over a text: what stands over another such line is a list of contents.
  if (reader.context.preface)
    return hasSectionForm(line.text) && next !== undefined && !isHeadingLike(next.text);
  return hasSectionForm(line.text) || isPlainHeading(reader, line, next);
};

const widestPlainHeading = 48;

/** A short line that nothing marks as a heading, but that stands alone between texts that are complete. */
const isPlainHeading = ({ context, last, box }: Reader, line: Line, next: Line | undefined): boolean => {
  if (context.layout.decoratedSections || !next || next.divider || !looksLikePlainHeading(line.text))
    return false;
  if (last && !isFinished(last) && last.kind !== 'card-text') return false;
  if (!box) return !isHeadingLike(next.text) || next.isRow || context.heads.has(next.index);
  return box.text.length > 0 && isHeadingBehindBox(box, line, next);
};

const looksLikePlainHeading = (text: string): boolean =>
  displayWidth(text) <= widestPlainHeading &&
  /\p{L}/u.test(text) &&
  !isLabeled(text) &&
  !/[。，,{｛]/u.test(text);

/** Behind the text of a box a heading must not be able to be text: no keyword, and not with the card's name. */
const isHeadingBehindBox = (box: OpenBox, line: Line, next: Line): boolean => {
  const folded = foldToKey(line.text);
  return (
    !isTextOfBox(box, line) &&
    !isKeywordLine(line.text) &&
    !box.card.names.some((name) => folded.includes(name)) &&
    !next.marker &&
    !isHeadingLike(next.text)
  );
};

const closeSection = ({ heading, items }: OpenSection): SectionBlock => ({
  heading,
  items: items.map((item): NoteBlock | CardBlock =>
    item.type === 'box'
      ? withStatsOfText(toCard(item.head, { text: item.text.map(closeText), rulings: [] }))
      : {
          type: 'note',
          kind: item.kind,
          ...(item.label === undefined ? {} : { label: item.label }),
          ...(item.isInner ? { isInner: true as const } : {}),
          ...closeText(item.text),
        },
  ),
});
