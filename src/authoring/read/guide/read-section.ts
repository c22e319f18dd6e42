import { type Flow, joinFlows } from '../../../pipeline/text/flow.ts';
import type { Segment } from '../lines/segment.ts';
import { displayWidth } from '../lines/sentence.ts';
import type { GuideBlock, LedgerBlock } from '../structure.ts';
import { type Furniture, findFurniture, findTitles } from './front-matter.ts';
import { isTornApart } from './hard-wrap.ts';
import { type Line, readLines, withBody } from './line.ts';
import type { PartHeading } from './part-headings.ts';
import { createReader, flush, goesOnWithItem, type Reader, type ReadingItem, wait } from './reader.ts';
import { readPrintedWords, type TellLanguage, toBlocks } from './script.ts';
import { toTextLines } from './text-line.ts';
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
): SectionReading => {
  const lines = readLines(segments, tell);
  const furniture = findFurniture(lines, tell);
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
  if (line.blanksBefore > 0 && !goesOnWithItem(reader, line)) flush(reader);
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
  wait(reader, toTextLines(reader, line, text, [...markup, ...(voiced?.markup ?? [])], voiced?.voice));
};

/** A label without text below it is text after all. */
const finish = (reader: Reader): void => {
  flush(reader);
  const left = reader.voiceLines;
  reader.voiceLines = [];
  reader.voice = undefined;
  for (const line of left) wait(reader, toTextLines(reader, line, line.body, line.markup, undefined));
  flush(reader);
};

/** Whether a line is of the penalty: under its heading, or where it can be without one. */
const isPenaltyLine = (reader: Reader, line: Line): boolean => {
  const { text } = line.body;
  if (line.is === 'row') return false;
  if (line.is === 'penalty') return mayBePenalty(reader, line);
  if (!reader.inPenalty || line.label || !line.isTitleLike) return false;
  const isNamed = namesPenalty(text) && displayWidth(text) <= 80;
  // `• First offence: Warning`, as long as nothing else has come between.
  if (line.traits.has('bullet')) return isNamed && isInPenaltyBox(reader);
  // A row of a table of penalties; and right under its heading whatever is short, as `Varies`.
  return isNamed || isUnderPenaltyHeading(reader);
};

/** Penalties are under their heading or, without one, above the text. */
const mayBePenalty = (reader: Reader, { traits, body }: Line): boolean => {
  if (reader.inPenalty) return true;
  if (reader.hasPenalty || !hasFixedParts(reader.section)) return false;
  return !reader.hasText || /^[-–—\s]*【[^】]*】$/u.test(body.text) || traits.has('heading');
};

const isUnderPenaltyHeading = ({ items }: Reader): boolean => {
  const last = items.at(-1);
  return (
    last?.type === 'blocks' && last.blocks.some(({ role, part }) => role === 'heading' && part === 'penalty')
  );
};

const isInPenaltyBox = ({ items, waiting }: Reader): boolean => {
  const last = items.at(-1);
  return (
    waiting.length === 0 && last?.type === 'blocks' && last.blocks.every(({ part }) => part === 'penalty')
  );
};

/** Takes a line of penalties as a block for each language. */
const takePenalty = (reader: Reader, line: Line): void => {
  flush(reader);
  const { words, markup } = readPrintedWords(line.body, reader.tell);
  const blocks = toBlocks(words, [...line.markup, ...markup], { role: 'penalty', part: 'penalty' });
  reader.inPenalty = true;
  reader.hasPenalty = true;
  const last = reader.items.at(-1);
  const merged =
    last?.type === 'blocks' && line.blanksBefore === 0 ? mergeRows(last.blocks, blocks) : undefined;
  if (merged && last?.type === 'blocks') reader.items[reader.items.length - 1] = { ...last, blocks: merged };
  else reader.items.push({ type: 'blocks', line: line.number, blocks });
};

/**
 * What is right under the penalty and names penalties belongs to it: `…is sometimes upgraded to …`. So does a
 * table right under its heading.
 */
const isPenaltyRemark = (reader: Reader, { blanksBefore, is }: Line, { text }: Flow): boolean => {
  if (is === 'row') return reader.waiting.at(-1)?.isRow || isUnderPenaltyHeading(reader);
  return (
    blanksBefore === 0 && !reader.hasText && reader.headed === undefined && namesPenalty(text.slice(0, 300))
  );
};

/** Rows of a table of penalties stay lines of one block. */
const mergeRows = (
  before: readonly GuideBlock[],
  next: readonly GuideBlock[],
): readonly GuideBlock[] | undefined => {
  const [above, below] = [before[0], next[0]];
  if (before.length !== 1 || next.length !== 1 || !above || !below) return undefined;
  if (above.role !== 'penalty' || above.lang !== below.lang) return undefined;
  if (above.flow.text.length > longestTable) return undefined;
  return [
    { ...above, flow: joinFlows([above.flow, below.flow], '\n'), markup: [...above.markup, ...below.markup] },
  ];
};

/** No table of penalties is longer; without a limit, joining row to row would take long. */
const longestTable = 1000;
