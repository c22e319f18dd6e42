import type { Part } from '../../../schema/guide.ts';
import type { Segment } from '../lines/segment.ts';
import type { GuideBlock, LedgerBlock } from '../structure.ts';
import { type Furniture, findFurniture, findTitles } from './front-matter.ts';
import { flowOfLines, isTornApart, joinWrapped } from './hard-wrap.ts';
import { type Line, lineAfter, readLabel, readLines } from './line.ts';
import type { PartHeading } from './part-headings.ts';
import { type Printed, readPrinted, type TellLanguage, toBlocks } from './script.ts';
import { type Paragraph, type TextLine, toTextLine } from './text-line.ts';
import { hasFixedParts, type SectionTitle } from './title.ts';
import { readVoiceLabel } from './voice-labels.ts';
import { namesPenalty } from './word-patterns.ts';

/** A section read into headings and paragraphs, in reading order. */
export interface SectionReading {
  /** `2.3`, or null where the text does not print it. */
  readonly section: string | null;
  readonly items: readonly (Entry | Paragraph)[];
  readonly ledger: readonly LedgerBlock[];
}

/** A block with its line and, if it is no heading, title or penalty, with its paragraph, to tell repeats and lists. */
export interface Entry {
  readonly number: number;
  readonly block: GuideBlock;
  readonly paragraph?: Paragraph;
}

/**
 * Reads the lines of a section: site furniture to the ledger, title, part headings and penalty as blocks,
 * everything else as paragraphs.
 */
export const readSection = (
  segments: readonly Segment[],
  tell: TellLanguage,
  isAnnotated: boolean,
  pageLines?: ReadonlySet<number>,
): SectionReading => {
  const lines = readLines(segments, tell);
  const furniture = findFurniture(lines, tell, pageLines);
  const titles = findTitles(lines, furniture, tell);
  const reader: Reader = {
    tell,
    isAnnotated,
    areParagraphsApart: lines.filter(({ blanksBefore }) => blanksBefore > 0).length * 6 >= lines.length,
    ...{ items: [], ledger: [], section: null, waiting: [], isAfterPageEnd: false, headed: undefined },
    ...{ inPenalty: false, hasPenalty: false, hasText: false },
  };
  lines.forEach((line, index) => {
    const title = titles.get(index);
    const kind = furniture.get(index);
    if (kind) takeFurniture(reader, line, kind);
    else if (line.is === 'rule') takeFurniture(reader, line, 'site');
    else if (line.is === 'row-rule') takeRuleOfTable(reader, line);
    else if (title) takeTitle(reader, line, title);
    else takeLine(reader, line);
  });
  flush(reader);
  return reader;
};

/** What the reader of a section remembers from line to line. */
interface Reader {
  readonly tell: TellLanguage;
  readonly isAnnotated: boolean;
  readonly areParagraphsApart: boolean;
  readonly items: (Entry | Paragraph)[];
  readonly ledger: LedgerBlock[];
  section: string | null;
  /** Lines that wait to be joined to paragraphs. */
  waiting: TextLine[];
  /** Right after the number or the running title of a page. */
  isAfterPageEnd: boolean;
  /** The heading right before the next paragraph. */
  headed: Part | undefined;
  /** Under the heading of the penalty, or in a line with it. */
  inPenalty: boolean;
  hasPenalty: boolean;
  hasText: boolean;
}

const flush = (reader: Reader): void => {
  const { waiting } = reader;
  reader.waiting = [];
  for (const lines of joinWrapped(waiting, reader.areParagraphsApart)) takeParagraph(reader, lines);
};

const takeParagraph = (reader: Reader, lines: readonly TextLine[]): void => {
  const first = lines[0];
  if (!first) return;
  const flow = flowOfLines(lines);
  reader.items.push({
    ...first,
    flow,
    markup: lines.flatMap(({ markup }) => markup),
    lang: reader.tell(flow.text),
    labeled: readLabel(flow),
    headed: reader.headed,
  });
  reader.headed = undefined;
  reader.hasText ||= !first.isPenaltyRemark;
};

const takePrinted = (
  reader: Reader,
  line: Line,
  printed: Printed,
  block: Pick<GuideBlock, 'role' | 'part'>,
): void => {
  const blocks = toBlocks(printed, line, block);
  reader.items.push(...blocks.map((one) => ({ number: line.number, block: one })));
};

const takeFurniture = (reader: Reader, { whole }: Line, kind: Furniture): void => {
  if (kind === 'page') reader.isAfterPageEnd = true;
  else flush(reader);
  reader.ledger.push({ reason: 'furniture', flow: whole });
};

/** `|---|---|` is a mark of the row above it. */
const takeRuleOfTable = (reader: Reader, line: Line): void => {
  const above = reader.waiting.at(-1);
  if (above?.is !== 'row' || line.blanksBefore > 0) takeFurniture(reader, line, 'site');
  else reader.waiting[reader.waiting.length - 1] = { ...above, markup: [...above.markup, ...line.markup] };
};

const takeTitle = (reader: Reader, line: Line, title: SectionTitle): void => {
  flush(reader);
  reader.section ??= title.section;
  takePrinted(reader, line, title, { role: 'title', part: null });
  if (title.penalty) takePenalty(reader, lineAfter(line, title.penalty, reader.tell));
  // Only a heading or a line of its own opens the penalty for more.
  reader.inPenalty = false;
};

const takeLine = (reader: Reader, printed: Line): void => {
  const line = joinPages(reader, printed);
  if (line.blanksBefore > 0) flush(reader);
  if (line.heading) takeHeading(reader, line, line.heading);
  else takeBody(reader, line);
};

const takeBody = (reader: Reader, line: Line): void => {
  if (isPenaltyLine(reader, line)) takePenalty(reader, line);
  else takeText(reader, line);
};

/** The line with the blank lines before it that count: those around a page end do not. */
const joinPages = (reader: Reader, line: Line): Line => {
  const { isAfterPageEnd } = reader;
  reader.isAfterPageEnd = false;
  if (line.blanksBefore === 0 && !isAfterPageEnd) return line;
  const before = reader.waiting.at(-1)?.flow.text;
  if (before !== undefined && isTornApart(before, line.flow.text, isAfterPageEnd))
    return { ...line, blanksBefore: 0, isTorn: true };
  return isAfterPageEnd ? { ...line, blanksBefore: 1 } : line;
};

const takeHeading = (reader: Reader, line: Line, heading: PartHeading): void => {
  const { part, rest } = heading;
  flush(reader);
  reader.inPenalty = part === 'penalty';
  // The penalty can be in a box beside the definition: after it the part before goes on.
  if (part !== 'penalty') reader.headed = part;
  takePrinted(reader, line, heading, { role: 'heading', part });
  if (rest) takeBody(reader, lineAfter(line, rest, reader.tell));
};

const takeText = (reader: Reader, line: Line): void => {
  const voiced = reader.isAnnotated && line.is !== 'row' ? readVoiceLabel(line.flow) : undefined;
  const own = voiced ? { ...line, flow: voiced.rest, markup: [...line.markup, ...voiced.markup] } : line;
  reader.inPenalty &&= isPenaltyRemark(reader, own);
  reader.waiting.push(toTextLine(reader, own, voiced?.voice));
};

/** Penalties are under their heading or, without one, above the text. */
const isPenaltyLine = (reader: Reader, { is }: Line): boolean =>
  is === 'penalty' &&
  (reader.inPenalty || !(reader.hasPenalty || reader.hasText || !hasFixedParts(reader.section)));

const takePenalty = (reader: Reader, line: Line): void => {
  flush(reader);
  takePrinted(reader, line, readPrinted(line.flow, reader.tell), { role: 'penalty', part: 'penalty' });
  reader.inPenalty = true;
  reader.hasPenalty = true;
};

/** What is right under the penalty and names penalties belongs to it: `…is sometimes upgraded to …`. */
const isPenaltyRemark = (reader: Reader, { blanksBefore, flow }: Line): boolean =>
  blanksBefore === 0 &&
  !reader.hasText &&
  reader.headed === undefined &&
  namesPenalty(flow.text.slice(0, 300));
