import type { GuideBlock, LedgerBlock } from '../../../pipeline/structure/structure.ts';
import { emptyFlow, type Flow, joinFlows, rangesOf } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Part } from '../../../schema/guide.ts';
import { displayWidth } from '../lines/display-width.ts';
import type { Segment } from '../lines/segment.ts';
import { type Furniture, findFurniture, findTitles } from './front-matter.ts';
import { flowOfLines, hangsBelow, isTornApart, joinWrapped } from './hard-wrap.ts';
import { readLabel } from './labels.ts';
import { type Line, readLines, withBody } from './line.ts';
import type { Paragraph } from './paragraph.ts';
import type { PartHeading } from './part-headings.ts';
import { namesPenalty, readPenaltyLine } from './penalties.ts';
import type { TellLanguage } from './script.ts';
import { hasFixedParts } from './section-number.ts';
import { type TextLine, toTextLines } from './text-line.ts';
import type { SectionTitle } from './title.ts';
import { readVoiceLabel } from './voice-labels.ts';
import type { Voice } from './words.ts';

/** An IPG section read into headings and paragraphs, in reading order. */
export interface SectionReading {
  /** `2.3`, or null where the text does not print it. */
  readonly section: string | null;
  readonly items: readonly ReadingItem[];
  readonly ledger: readonly LedgerBlock[];
}

export type ReadingItem =
  | { readonly type: 'blocks'; readonly line: number; readonly blocks: readonly GuideBlock[] }
  | { readonly type: 'paragraph'; readonly paragraph: Paragraph };

/** Whether labels of who speaks (`Note:`) are to be looked for. */
export interface ReadingOptions {
  readonly isAnnotated: boolean;
}

/**
 * Reads the lines of a section: site furniture to the ledger, title, part headings and penalty as blocks,
 * everything else as paragraphs.
 */
export const readSection = (
  segments: readonly Segment[],
  tell: TellLanguage,
  { isAnnotated }: ReadingOptions,
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

/** What the reader of a section remembers from line to line. */
interface Reader {
  readonly tell: TellLanguage;
  readonly isAnnotated: boolean;
  readonly areParagraphsApart: boolean;
  readonly hangsFrom: number;
  readonly items: ReadingItem[];
  readonly ledger: LedgerBlock[];
  section: string | null;
  /** Lines that wait to be joined to paragraphs, and the last of them that begins something. */
  waiting: TextLine[];
  opener: TextLine | undefined;
  /** Right after the number or the running title of a page. */
  isBehindPageEnd: boolean;
  /** The heading right before the next paragraph. */
  headed: Part | undefined;
  /** Under the heading of the penalty, or in a line with it. */
  inPenalty: boolean;
  hasPenalty: boolean;
  hasText: boolean;
  /** A label on a line of its own: it holds for the paragraphs under it. */
  voice: Voice | undefined;
  /** The lines of such labels, until there is a paragraph to carry them. */
  voiceLines: Line[];
}

const createReader = (tell: TellLanguage, isAnnotated: boolean, lines: readonly Line[]): Reader => ({
  tell,
  isAnnotated,
  areParagraphsApart: lines.filter(({ blanksBefore }) => blanksBefore > 0).length * 6 >= lines.length,
  hangsFrom: isAnnotated ? Number.POSITIVE_INFINITY : indentOfParagraphs(lines),
  items: [],
  ledger: [],
  section: null,
  waiting: [],
  opener: undefined,
  isBehindPageEnd: false,
  headed: undefined,
  inPenalty: false,
  hasPenalty: false,
  hasText: false,
  voice: undefined,
  voiceLines: [],
});

/**
 * Where paragraphs begin further in, by custom (two wide spaces), only what stands further in than they do goes on
 * with the item above it. The columns of the usual indentation, or none.
 */
const indentOfParagraphs = (lines: readonly Line[]): number => {
  const plain = lines.filter(
    ({ traits, body }, index) =>
      body.text !== '' &&
      !isItem(lines[index]) &&
      !isItem(lines[index - 1]) &&
      !traits.has('heading') &&
      displayWidth(body.text.slice(0, 24)) >= 24,
  );
  const widths = plain.flatMap(({ indent }) => (indent === '' ? [] : [displayWidth(indent)]));
  if (widths.length * 3 <= plain.length) return 0;
  return widths.sort((left, right) => left - right)[widths.length >> 1] ?? 0;
};

const isItem = (line: Line | undefined): boolean =>
  line !== undefined && (line.traits.has('bullet') || line.label !== undefined);

const takeFurniture = (reader: Reader, { whole }: Line, kind: Furniture): void => {
  if (kind === 'page') reader.isBehindPageEnd = true;
  else flush(reader);
  reader.ledger.push({ reason: 'furniture', flow: whole });
};

/** The line under a heading is a mark of it; any other line of dashes is decoration. */
const takeRule = (reader: Reader, line: Line): void => {
  flush(reader);
  const last = reader.items.at(-1);
  const block = last?.type === 'blocks' ? last.blocks.at(-1) : undefined;
  if (last?.type !== 'blocks' || !block || line.blanksBefore > 0 || reader.inPenalty) {
    reader.ledger.push({ reason: 'furniture', flow: line.whole });
    return;
  }
  const underlined = { ...block, markup: [...block.markup, ...line.markup] };
  reader.items[reader.items.length - 1] = { ...last, blocks: [...last.blocks.slice(0, -1), underlined] };
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
  const markup = [...line.markup, ...title.markup];
  reader.items.push({
    type: 'blocks',
    line: line.number,
    blocks: title.names.map(({ lang, flow }, index) => ({
      role: 'title',
      part: null,
      lang,
      flow,
      markup: index === 0 ? markup : [],
    })),
  });
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

/** How far a line stands apart from what is above it: blank lines around a page end say nothing of the text. */
const joinPages = (reader: Reader, line: Line): Line => {
  const { text } = line.body;
  const { isBehindPageEnd } = reader;
  reader.isBehindPageEnd = false;
  if (line.blanksBefore === 0 && !isBehindPageEnd) return line;
  const before = reader.waiting.at(-1)?.text.text;
  if (before !== undefined && isTornApart(before, text, isBehindPageEnd))
    return { ...line, blanksBefore: 0, isTorn: true };
  return isBehindPageEnd ? { ...line, blanksBefore: 1 } : line;
};

const takeHeading = (reader: Reader, line: Line, heading: PartHeading): void => {
  flush(reader);
  const { part, words, rest } = heading;
  reader.inPenalty = part === 'penalty';
  // The penalty can stand in a box beside the definition: after it the part before goes on.
  if (part !== 'penalty') reader.headed = part;
  reader.voice = undefined;
  const own = [...line.markup, ...heading.markup];
  reader.items.push({
    type: 'blocks',
    line: line.number,
    blocks: words.map(({ lang, flow }, index) => ({
      role: 'heading',
      part,
      lang,
      flow,
      markup: index === 0 ? own : [],
    })),
  });
  if (!rest) return;
  const behind = withBody(line, rest, [], reader.tell);
  if (isPenaltyLine(reader, behind)) takePenalty(reader, behind);
  else takeText(reader, behind);
};

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

/** Penalties stand under their heading or, without one, above the text. */
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

const takePenalty = (reader: Reader, line: Line): void => {
  flush(reader);
  const { pieces, markup: around } = readPenaltyLine(line.body, reader.tell);
  const blocks = pieces.map(
    ({ lang, flow }, index): GuideBlock => ({
      role: 'penalty',
      part: 'penalty',
      lang,
      flow,
      markup: index === 0 ? [...line.markup, ...around] : [],
    }),
  );
  reader.inPenalty = true;
  reader.hasPenalty = true;
  const last = reader.items.at(-1);
  const merged =
    last?.type === 'blocks' && line.blanksBefore === 0 ? mergeRows(last.blocks, blocks) : undefined;
  if (merged && last?.type === 'blocks') reader.items[reader.items.length - 1] = { ...last, blocks: merged };
  else reader.items.push({ type: 'blocks', line: line.number, blocks });
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

/** A longer table of penalties there is not; without a limit, joining row to row would take its time. */
const longestTable = 1000;

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

const wait = (reader: Reader, lines: readonly TextLine[]): void => {
  for (const line of lines) {
    if (line.isStart || reader.waiting.length === 0) reader.opener = line;
    reader.waiting.push(line);
  }
};

/** A further paragraph of an example stands further in than its letter. */
const goesOnWithItem = ({ opener }: Reader, { indent, blanksBefore, traits }: Line): boolean =>
  opener !== undefined &&
  !traits.has('bullet') &&
  hangsBelow(opener, { text: emptyFlow, indent, blanksBefore, isStart: false, isRow: false, hangs: false });

/**
 * What stands right under the penalty and speaks of penalties belongs to it: `…is sometimes upgraded to …`. So
 * does a table right under its heading.
 */
const isPenaltyRemark = (reader: Reader, { blanksBefore, is }: Line, { text }: Flow): boolean => {
  if (is === 'row') return reader.waiting.at(-1)?.isRow || isUnderPenaltyHeading(reader);
  return (
    blanksBefore === 0 && !reader.hasText && reader.headed === undefined && namesPenalty(text.slice(0, 300))
  );
};

const flush = (reader: Reader): void => {
  const { waiting } = reader;
  reader.waiting = [];
  reader.opener = undefined;
  for (const lines of joinWrapped(waiting, reader.areParagraphsApart)) takeParagraph(reader, lines);
};

const takeParagraph = (reader: Reader, lines: readonly TextLine[]): void => {
  const first = lines[0];
  if (!first) return;
  const text = flowOfLines(lines);
  const voice = first.voice ?? reader.voice;
  reader.items.push({
    type: 'paragraph',
    paragraph: {
      line: first.line.number,
      blanksBefore: first.blanksBefore,
      indent: first.indent,
      text,
      markup: [...markupOfLabels(reader.voiceLines), ...lines.flatMap(({ markup }) => markup)],
      lang: reader.tell(text.text),
      labeled: readLabel(text),
      sharedLabel: first.sharedLabel,
      traits: first.line.traits,
      isListItem: first.isListItem,
      voice,
      isVoiceCarried: first.voice === undefined && reader.voiceLines.length === 0,
      headed: reader.headed,
      isPenaltyRemark: first.isPenaltyRemark,
      isSubheading: first.isSubheading,
    },
  });
  reader.voiceLines = [];
  reader.headed = undefined;
  reader.hasText ||= !first.isPenaltyRemark;
};

const markupOfLabels = (labels: readonly Line[]): readonly Range[] =>
  labels.flatMap(({ body, markup }) => [...markup, ...rangesOf(body, 0, body.text.length)]);

/** A label under which nothing stands is text after all. */
const finish = (reader: Reader): void => {
  flush(reader);
  const left = reader.voiceLines;
  reader.voiceLines = [];
  reader.voice = undefined;
  for (const line of left) wait(reader, toTextLines(reader, line, line.body, line.markup, undefined));
  flush(reader);
};
