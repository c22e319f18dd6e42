import { foldToKey } from '../../../pipeline/text/fold.ts';
import type { NoteKind } from '../../../schema/faq.ts';
import { takeUntil } from '../lines/segment.ts';
import { displayWidth, endsWithColon, isLabeled } from '../lines/sentence.ts';
import type { FaqRow } from '../structure.ts';
import { type CardHead, type Heads, rowsOfHead } from './card-head.ts';
import { beginsAbility, beginsWithKeyword, isLevelLine, isPowerToughness } from './card-lines.ts';
import { keysOfNames } from './card-name.ts';
import type { ChapterRange } from './chapters.ts';
import { isAboutCard, longestEvidence } from './first-ruling.ts';
import { hasSectionForm } from './headings.ts';
import { addText, type Findings, type ItemReader, isInside, openItem, takeContinuation } from './items.ts';
import type { Layout } from './layout.ts';
import { type Line, toHeading } from './line.ts';
import { isFinished } from './open-text.ts';
import { beginsExample, rulesText } from './words.ts';

/**
 * The grammar of a chapter of notes:
 *
 *   新用词：战场                                    heading of a section
 *   「战场」此游戏区域摆放了…                       paragraph
 *   醒眠德鲁伊 / {二}{绿} / 生物~人类/德鲁伊 / 1/1 / 当醒眠德鲁伊进战场时，…     box
 *   步骤1：战斗开始                                 heading over steps
 *   - 1) 在战斗开始时触发的异能进入堆叠。           step
 *   * 例：某个进行攻击的巨爪亚龙…                   example
 *   702.13a 系命属于静止式异能。                    rule
 */

export interface NotesContext {
  readonly heads: Heads;
  readonly layout: Layout;
  /** The keys (`paragraphKey`) of the rules text in entries, by folded name of the card. */
  readonly entryTexts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly findings: Findings;
}

/** Reads a chapter below its heading. In a preface (or among cards), a plain heading needs a known form. */
export const readNotes = (
  lines: readonly Line[],
  context: NotesContext,
  isPreface: boolean,
): readonly FaqRow[] => {
  const reader: Reader = {
    ...{ ...context, isPreface, rows: [], last: undefined, box: undefined, outer: undefined },
  };
  const end = (lines.at(-1)?.index ?? 0) + 1;
  let afterHead = 0;
  for (const [position, line] of lines.entries()) {
    if (line.index < afterHead) continue;
    const head = context.heads.get(line.index);
    if (head && head.to <= end) {
      afterHead = head.to;
      takeHead(reader, head, lines.slice(position, position + head.to - head.from));
    } else readNoteLine(reader, line, lines[position + 1]);
  }
  return reader.rows;
};

interface Reader extends ItemReader, NotesContext {
  readonly isPreface: boolean;
  readonly rows: FaqRow[];
  /** The card whose text is being read. */
  box: OpenBox | undefined;
}

interface OpenBox {
  card: KnownCard;
  /** The number of paragraphs in the box below the last head. */
  count: number;
  /** Whether a divider between halves follows the text. */
  isDivided: boolean;
}

const readNoteLine = (reader: Reader, line: Line, next: Line | undefined): void => {
  const { box } = reader;
  if (isHeadingOfSection(reader, line, next)) {
    reader.rows.push({ name: { is: 'section' }, text: toHeading(line) });
    reader.last = undefined;
    reader.box = undefined;
    reader.outer = undefined;
  } else if (takeContinuation(reader, line, () => beginsNote(line.text))) {
    if (line.divider === '//' && box) box.isDivided = true;
    else if (line.divider) reader.box = undefined;
  } else if (box && !beginsNote(line.text) && isTextOfBox(box, line)) {
    addText(reader, reader.rows, line);
    box.count += 1;
  } else addNote(reader, line, next);
};

/** Opens the box of a card, or continues an open box with the other half of its card. */
const takeHead = (reader: Reader, head: CardHead, lines: readonly Line[]): void => {
  const { box, entryTexts } = reader;
  const names = keysOfNames(head);
  if (box?.isDivided) {
    box.isDivided = false;
    box.count = 0;
    box.card = { names: [...box.card.names, ...names], entryText: new Set() };
    for (const line of lines) addText(reader, reader.rows, line);
    return;
  }
  const entryText = names.map((name) => entryTexts.get(name)).find((text) => text) ?? new Set();
  reader.box = { card: { names, entryText }, count: 0, isDivided: false };
  addToSection(reader, ...rowsOfHead(head));
  if (head.aside) reader.findings.leftOut.push(head.aside.flow);
  reader.outer = undefined;
  reader.last = undefined;
};

const isTextOfBox = (box: OpenBox, line: Line): boolean =>
  line.marker === null && (box.isDivided || isBoxText(line.text, box.card, box.count));

const addNote = (reader: Reader, line: Line, next: Line | undefined): void => {
  reader.box = undefined;
  const isInner = isInside(reader, line, reader.outer?.line.marker?.glyph);
  const kind = noteKindOf(line, next);
  const { text, label } = openItem(reader, line, isInner, !line.marker);
  const name = { is: 'note', kind, ...(isInner ? { isInner } : {}) } as const;
  addToSection(reader, { name, text, label: kind === 'step' ? label : undefined });
  // Only an item can contain others.
  if (!line.marker) reader.outer = undefined;
};

/** Above the first heading, rows belong to a section without a heading. */
const addToSection = ({ rows }: Reader, ...more: readonly FaqRow[]): void => {
  if (rows.length === 0) rows.push({ name: { is: 'section' }, text: null });
  rows.push(...more);
};

const isHeadingOfSection = (reader: Reader, line: Line, next: Line | undefined): boolean => {
  if (line.divider) return false;
  if (line.marker) return line.marker.glyph === 'number' && isNumberedHeading(line, next);
  if (line.decoration) return !isDecoratedSentence(line.text);
  if (!line.is.short || beginsNote(line.text) || isHeadingOverSteps(line, next)) return false;
  // A short line above another short line is part of a table of contents.
  if (reader.isPreface) return hasSectionForm(line.text) && next !== undefined && !next.is.short;
  return hasSectionForm(line.text) || isPlainHeading(reader, line, next);
};

/** `2. 新关键字异能：守潮`, `3. 上市资讯` above a paragraph that a blank line separates from it. */
const isNumberedHeading = ({ text, is }: Line, next: Line | undefined): boolean =>
  hasSectionForm(text) || (is.short && next?.isApart === true && !next.marker && !next.is.short);

/** `发售日：2017年1月20日` is no heading. */
const isDecoratedSentence = (text: string): boolean =>
  /。$/u.test(text) || (isLabeled(text) && /\d{4}年/u.test(text));

/** A plain short line is a heading if the text above is complete, and a longer line or a card follows. */
const isPlainHeading = (
  { layout, heads, last, box }: Reader,
  line: Line,
  next: Line | undefined,
): boolean => {
  if (layout.decoratedSections || !next || next.divider || !looksLikePlainHeading(line.text)) return false;
  if (last && !isFinished(last) && last.kind !== 'card-text') return false;
  if (!box) return !next.is.short || heads.has(next.index);
  // Below the text of a box, a line that can be rules text is no heading.
  return box.count > 0 && !isTextOfBox(box, line) && !next.marker && !next.is.short;
};

const looksLikePlainHeading = (text: string): boolean =>
  displayWidth(text) <= 48 && /\p{L}/u.test(text) && !isLabeled(text) && !/[。,{]/u.test(text);

const noteKindOf = (line: Line, next: Line | undefined): NoteKind => {
  if (beginsExample.test(line.text)) return 'example';
  if (line.marker) return line.marker.label === undefined ? 'bullet' : 'step';
  if (beginsRule.test(line.text)) return 'rule';
  return isHeadingOverSteps(line, next) ? 'heading' : 'paragraph';
};

/** `702.13.系命`, `702.13a 系命属于…`, `510. 战斗伤害步骤` */
const beginsRule = /^\d{3}\.(?:\d{1,3}[a-z]?(?:\.\s*|\s+)\S|\s*\p{L})/u;

/** Examples and rules begin a note even below an incomplete one. */
const beginsNote = (text: string): boolean => beginsExample.test(text) || beginsRule.test(text);

/** `步骤1：战斗开始` over `- 1) …` */
const isHeadingOverSteps = (line: Line, next: Line | undefined): boolean =>
  line.is.short && next?.marker?.label !== undefined && !line.decoration && /[\d:]/u.test(line.text);

interface KnownCard {
  /** Folded. */
  readonly names: readonly string[];
  /** The keys of the paragraphs of its entry; empty without an entry. */
  readonly entryText: ReadonlySet<string>;
}

/**
 * Whether a paragraph belongs to the text of a card box, which already has `count` paragraphs. The box ends at prose:
 *
 *   穿髓金针 / {一} / 神器
 *   于穿髓金针进战场时，说出一个牌名。                       text: names the card
 *   除了法术力异能之外，具有该名称之来源的起动式异能都不能起动。  text: also in the entry of the card
 *   要「使用某张地」就是将它放进战场，…                       prose
 */
const isBoxText = (folded: string, card: KnownCard, count: number): boolean => {
  if (card.entryText.size > 0) return card.entryText.has(paragraphKey(folded));
  if (isAboutCard(folded, card.names) || endsWithColon(folded)) return false;
  if (count === 0 || isLevelLine(folded) || isPowerToughness(folded)) return true;
  return (
    beginsAbility(folded) ||
    beginsWithKeyword(folded) ||
    card.names.some((name) => foldToKey(folded.slice(0, longestEvidence)).includes(name)) ||
    rulesText.test(folded)
  );
};

/** The beginning of a paragraph, by which a box is compared with the entry of its card. */
const paragraphKey = (folded: string): string => foldToKey(folded.slice(0, 40)).slice(0, 8);

/** The most lines below a head that are searched for rules text. */
const longestText = 12;

/** The keys of the paragraphs of rules text in entries, by folded name of the card: boxes print the same text. */
export const readEntryTexts = (
  lines: readonly Line[],
  ranges: readonly ChapterRange[],
  heads: Heads,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const rulings = ranges.find(({ kind }) => kind === 'rulings');
  const texts = new Map<string, ReadonlySet<string>>();
  for (const head of heads.values()) {
    if (!rulings || head.from < rulings.from || head.to > rulings.to) continue;
    const body = lines.slice(head.to, Math.min(head.to + longestText, rulings.to));
    const text = takeUntil(body, (line) => Boolean(line.divider || line.marker || heads.has(line.index)));
    const keys = new Set(text.map((line) => paragraphKey(line.text)));
    if (keys.size > 0) for (const name of keysOfNames(head)) texts.set(name, keys);
  }
  return texts;
};
