import { rangesOf } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Part } from '../../../schema/guide.ts';
import { displayWidth } from '../lines/sentence.ts';
import type { GuideBlock, LedgerBlock } from '../structure.ts';
import { flowOfLines, hangsBelow, joinWrapped } from './hard-wrap.ts';
import { readLabel } from './labels.ts';
import type { Line } from './line.ts';
import type { Paragraph } from './paragraph.ts';
import type { TellLanguage } from './script.ts';
import type { TextLine } from './text-line.ts';
import type { Voice } from './words.ts';

/** What the reader of a section remembers from line to line. */
export interface Reader {
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
  isAfterPageEnd: boolean;
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

export type ReadingItem =
  | { readonly type: 'blocks'; readonly line: number; readonly blocks: readonly GuideBlock[] }
  | { readonly type: 'paragraph'; readonly paragraph: Paragraph };

export const createReader = (tell: TellLanguage, isAnnotated: boolean, lines: readonly Line[]): Reader => ({
  tell,
  isAnnotated,
  areParagraphsApart: lines.filter(({ blanksBefore }) => blanksBefore > 0).length * 6 >= lines.length,
  hangsFrom: isAnnotated ? Number.POSITIVE_INFINITY : indentOfParagraphs(lines),
  items: [],
  ledger: [],
  section: null,
  waiting: [],
  opener: undefined,
  isAfterPageEnd: false,
  headed: undefined,
  inPenalty: false,
  hasPenalty: false,
  hasText: false,
  voice: undefined,
  voiceLines: [],
});

/**
 * The columns of the usual indentation, or none. Where all paragraphs are indented (two wide spaces in Chinese), only a
 * line that is indented more than they are goes on with the item above it.
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

export const wait = (reader: Reader, lines: readonly TextLine[]): void => {
  for (const line of lines) {
    if (line.isStart || reader.waiting.length === 0) reader.opener = line;
    reader.waiting.push(line);
  }
};

/** A further paragraph of an example is indented more than its letter. */
export const goesOnWithItem = ({ opener }: Reader, { indent, blanksBefore, traits }: Line): boolean =>
  opener !== undefined &&
  !traits.has('bullet') &&
  hangsBelow(opener, { indent, blanksBefore, isStart: false, isRow: false });

/** Makes paragraphs of the lines that wait. */
export const flush = (reader: Reader): void => {
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
