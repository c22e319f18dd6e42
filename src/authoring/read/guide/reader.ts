import { rangesOf } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { Part } from '../../../schema/guide.ts';
import type { GuideBlock, LedgerBlock } from '../structure.ts';
import { flowOfLines, joinWrapped } from './hard-wrap.ts';
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
  readonly items: ReadingItem[];
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
  items: [],
  ledger: [],
  section: null,
  waiting: [],
  isAfterPageEnd: false,
  headed: undefined,
  inPenalty: false,
  hasPenalty: false,
  hasText: false,
  voice: undefined,
  voiceLines: [],
});

/** Makes paragraphs of the lines that wait. */
export const flush = (reader: Reader): void => {
  const { waiting } = reader;
  reader.waiting = [];
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
