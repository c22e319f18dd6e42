import type { Part } from '../../../schema/guide.ts';
import type { Segment } from '../lines/segment.ts';
import type { GuideBlock, LeftOutBlock } from '../structure.ts';
import { findFurniture, findTitles } from './front-matter.ts';
import { type Line, lineAfter, type Paragraph, readLines, toParagraph } from './line.ts';
import type { PartHeading } from './part-headings.ts';
import { type Printed, readPrinted, type TellLanguage, toBlocks } from './printed.ts';
import { hasFixedParts, type SectionTitle } from './title.ts';

export interface SectionReading {
  /** `2.3`; null if not printed. */
  readonly section: string | null;
  readonly items: readonly (Entry | Paragraph)[];
  readonly leftOut: readonly LeftOutBlock[];
}

/** A block with its line. A clause or annotation has its paragraph. */
export interface Entry {
  readonly number: number;
  readonly block: GuideBlock;
  readonly paragraph?: Paragraph;
}

/**
 * Reads the lines of a section. Site furniture and dividers go to `leftOut`; titles, part headings and penalties
 * become blocks, all other lines paragraphs.
 */
export const readSection = (segments: readonly Segment[], tell: TellLanguage): SectionReading => {
  const lines = readLines(segments, tell);
  const furniture = findFurniture(lines, tell);
  const titles = findTitles(lines, furniture, tell);
  const reader: Reader = {
    tell,
    ...{ items: [], leftOut: [], section: null, headed: undefined },
    ...{ inPenalty: false, hasPenalty: false, hasText: false },
  };
  lines.forEach((line, index) => {
    const title = titles.get(index);
    if (furniture.has(index) || line.is === 'rule')
      reader.leftOut.push({ reason: 'furniture', flow: line.whole });
    else if (title) takeTitle(reader, line, title);
    else takeLine(reader, line);
  });
  return reader;
};

interface Reader {
  readonly tell: TellLanguage;
  readonly items: (Entry | Paragraph)[];
  readonly leftOut: LeftOutBlock[];
  section: string | null;
  /** The part whose heading is directly above the next paragraph. */
  headed: Part | undefined;
  /** Whether the next text is below or beside the heading of the penalty. */
  inPenalty: boolean;
  hasPenalty: boolean;
  hasText: boolean;
}

const takePrinted = (
  reader: Reader,
  line: Line,
  printed: Printed,
  block: Pick<GuideBlock, 'role' | 'part'>,
): void => {
  const blocks = toBlocks(printed, line, block);
  reader.items.push(...blocks.map((one) => ({ number: line.number, block: one })));
};

const takeTitle = (reader: Reader, line: Line, title: SectionTitle): void => {
  reader.section ??= title.section;
  takePrinted(reader, line, title, { role: 'title', part: null });
  reader.inPenalty = false;
};

const takeLine = (reader: Reader, line: Line): void => {
  if (line.heading) takeHeading(reader, line, line.heading);
  else takeBody(reader, line);
};

const takeBody = (reader: Reader, line: Line): void => {
  if (isPenaltyLine(reader, line)) takePenalty(reader, line);
  else takeText(reader, line);
};

const takeHeading = (reader: Reader, line: Line, heading: PartHeading): void => {
  const { part, rest } = heading;
  reader.inPenalty = part === 'penalty';
  // The penalty can be in a box inside another part, which continues after the box.
  if (part !== 'penalty') reader.headed = part;
  takePrinted(reader, line, heading, { role: 'heading', part });
  if (rest) takeBody(reader, lineAfter(line, rest, reader.tell));
};

const takeText = (reader: Reader, line: Line): void => {
  reader.items.push(toParagraph(reader, line));
  reader.headed = undefined;
  reader.inPenalty = false;
  reader.hasText = true;
};

/** The penalty is below its heading or, without one, above the text. */
const isPenaltyLine = (reader: Reader, { is }: Line): boolean =>
  is === 'penalty' &&
  (reader.inPenalty || !(reader.hasPenalty || reader.hasText || !hasFixedParts(reader.section)));

const takePenalty = (reader: Reader, line: Line): void => {
  takePrinted(reader, line, readPrinted(line.flow, reader.tell), { role: 'penalty', part: 'penalty' });
  reader.inPenalty = true;
  reader.hasPenalty = true;
};
