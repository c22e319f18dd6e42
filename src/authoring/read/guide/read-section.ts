import type { Flow } from '../../../pipeline/text/flow.ts';
import type { Segment } from '../lines/segment.ts';
import type { LedgerBlock } from '../structure.ts';
import { type Furniture, findFurniture, findTitles } from './front-matter.ts';
import { isTornApart } from './hard-wrap.ts';
import { type Line, readLines, withBody } from './line.ts';
import type { PartHeading } from './part-headings.ts';
import { createReader, flush, type Reader, type ReadingItem } from './reader.ts';
import { readPrintedWords, type TellLanguage, toBlocks } from './script.ts';
import { toTextLine } from './text-line.ts';
import { hasFixedParts, type SectionTitle } from './title.ts';
import { readVoiceLabel } from './voice-labels.ts';
import { namesPenalty } from './word-patterns.ts';

/** A section read into headings and paragraphs, in reading order. */
export interface SectionReading {
  /** `2.3`, or null where the text does not print it. */
  readonly section: string | null;
  readonly items: readonly ReadingItem[];
  readonly ledger: readonly LedgerBlock[];
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
  const reader = createReader(tell, isAnnotated, lines);
  const titles = findTitles(lines, furniture, tell);
  lines.forEach((line, index) => {
    const title = titles.get(index);
    const kind = furniture.get(index);
    if (kind) takeFurniture(reader, line, kind);
    else if (line.is === 'rule') takeRule(reader, line);
    else if (line.is === 'row-rule') takeRuleOfTable(reader, line);
    else if (title) takeTitle(reader, line, title);
    else takeLine(reader, line);
  });
  finish(reader);
  return { section: reader.section, items: reader.items, ledger: reader.ledger };
};

const takeFurniture = (reader: Reader, { whole }: Line, kind: Furniture): void => {
  if (kind === 'page') reader.isAfterPageEnd = true;
  else flush(reader);
  reader.ledger.push({ reason: 'furniture', flow: whole });
};

const takeRule = (reader: Reader, line: Line): void => {
  flush(reader);
  reader.ledger.push({ reason: 'furniture', flow: line.whole });
};

/** `|---|---|` is a mark of the row above it. */
const takeRuleOfTable = (reader: Reader, line: Line): void => {
  const above = reader.waiting.at(-1);
  if (!above?.isRow || line.blanksBefore > 0) takeRule(reader, line);
  else reader.waiting[reader.waiting.length - 1] = { ...above, markup: [...above.markup, ...line.markup] };
};

const takeTitle = (reader: Reader, line: Line, title: SectionTitle): void => {
  flush(reader);
  reader.section ??= title.section;
  const blocks = toBlocks(title.names, [...line.markup, ...title.markup], { role: 'title', part: null });
  reader.items.push({ type: 'blocks', line: line.number, blocks });
  if (title.penalty) takePenalty(reader, withBody(line, title.penalty, [], reader.tell));
  // Only a heading or a line of its own opens the penalty for more.
  reader.inPenalty = false;
};

const takeLine = (reader: Reader, printed: Line): void => {
  const line = joinPages(reader, printed);
  if (line.blanksBefore > 0) flush(reader);
  if (line.heading) takeHeading(reader, line, line.heading);
  else if (isPenaltyLine(reader, line)) takePenalty(reader, line);
  else takeText(reader, line);
};

/** The line with the blank lines before it that count: those around a page end do not. */
const joinPages = (reader: Reader, line: Line): Line => {
  const { text } = line.body;
  const { isAfterPageEnd } = reader;
  reader.isAfterPageEnd = false;
  if (line.blanksBefore === 0 && !isAfterPageEnd) return line;
  const before = reader.waiting.at(-1)?.text.text;
  if (before !== undefined && isTornApart(before, text, isAfterPageEnd))
    return { ...line, blanksBefore: 0, isTorn: true };
  return isAfterPageEnd ? { ...line, blanksBefore: 1 } : line;
};

const takeHeading = (reader: Reader, line: Line, heading: PartHeading): void => {
  flush(reader);
  const { part, words, rest } = heading;
  reader.inPenalty = part === 'penalty';
  // The penalty can be in a box beside the definition: after it the part before goes on.
  if (part !== 'penalty') reader.headed = part;
  reader.voice = undefined;
  const blocks = toBlocks(words, [...line.markup, ...heading.markup], { role: 'heading', part });
  reader.items.push({ type: 'blocks', line: line.number, blocks });
  if (!rest) return;
  const after = withBody(line, rest, [], reader.tell);
  if (isPenaltyLine(reader, after)) takePenalty(reader, after);
  else takeText(reader, after);
};

const takeText = (reader: Reader, line: Line): void => {
  const { body, markup } = line;
  const voiced = reader.isAnnotated && line.is !== 'row' ? readVoiceLabel(body) : undefined;
  if (voiced && voiced.rest.text === '') {
    flush(reader);
    reader.voice = voiced.voice;
    reader.voiceLines.push(line);
    reader.inPenalty = false;
    return;
  }
  const text = voiced?.rest ?? body;
  reader.inPenalty &&= isPenaltyRemark(reader, line, text);
  const marks = [...markup, ...(voiced?.markup ?? [])];
  reader.waiting.push(toTextLine(reader, line, text, marks, voiced?.voice));
};

/** A label without text below it is text after all. */
const finish = (reader: Reader): void => {
  flush(reader);
  const left = reader.voiceLines;
  reader.voiceLines = [];
  reader.voice = undefined;
  for (const line of left) reader.waiting.push(toTextLine(reader, line, line.body, line.markup, undefined));
  flush(reader);
};

/** Penalties are under their heading or, without one, above the text. */
const isPenaltyLine = (reader: Reader, { is }: Line): boolean =>
  is === 'penalty' &&
  (reader.inPenalty || !(reader.hasPenalty || reader.hasText || !hasFixedParts(reader.section)));

/** Takes a line of penalties as a block for each language. */
const takePenalty = (reader: Reader, line: Line): void => {
  flush(reader);
  const { words, markup } = readPrintedWords(line.body, reader.tell);
  const blocks = toBlocks(words, [...line.markup, ...markup], { role: 'penalty', part: 'penalty' });
  reader.inPenalty = true;
  reader.hasPenalty = true;
  reader.items.push({ type: 'blocks', line: line.number, blocks });
};

/** What is right under the penalty and names penalties belongs to it: `…is sometimes upgraded to …`. */
const isPenaltyRemark = (reader: Reader, { blanksBefore }: Line, { text }: Flow): boolean =>
  blanksBefore === 0 && !reader.hasText && reader.headed === undefined && namesPenalty(text.slice(0, 300));
