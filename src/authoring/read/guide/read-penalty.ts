import type { GuideBlock } from '../../../pipeline/structure/structure.ts';
import { type Flow, joinFlows } from '../../../pipeline/text/flow.ts';
import { displayWidth } from '../lines/display-width.ts';
import type { Line } from './line.ts';
import { namesPenalty } from './penalties.ts';
import { readPrintedWords, toBlocks } from './printed-words.ts';
import { flush, type Reader } from './reader.ts';
import { hasFixedParts } from './section-number.ts';

/** Whether a line is of the penalty: under its heading, or where it can be without one. */
export const isPenaltyLine = (reader: Reader, line: Line): boolean => {
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
export const takePenalty = (reader: Reader, line: Line): void => {
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
export const isPenaltyRemark = (reader: Reader, { blanksBefore, is }: Line, { text }: Flow): boolean => {
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
