import type { ClauseNode } from '../../pipeline/edition/tree.ts';
import type { Flow, Piece } from '../../pipeline/text/flow.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { clauseIdSchema, type Part, parts } from '../../schema/guide.ts';
import { type Language, languagesOf } from '../../schema/language.ts';
import { toLetters } from '../align/identify.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import type { GuideBlock } from '../read/structure.ts';
import type { TextToAlign } from './propose-rows.ts';

/** A section while it is planned. */
export interface SectionDraft {
  /** True where the section has no row yet. */
  readonly isNew: boolean;
  /** The file of each language, as it will be. */
  readonly sources: Partial<Record<Language, string>>;
  readonly rows: RowDraft[];
  /** IDs that were ever given. */
  readonly taken: Set<string>;
  /** The row that carries each character of the texts as they will be, by file and offset: `ipg-2.3.zh.txt 312`. */
  readonly rowAt: Map<string, RowDraft>;
}

/** A clause while it is planned. */
export interface RowDraft {
  readonly id: string;
  readonly part: Part;
  /** What there is of it; absent for a new row. */
  readonly claimed?: ClauseNode;
  readonly texts: Map<Language, DraftText>;
  annotations: readonly DraftAnnotation[];
  alsoPrinted: readonly DraftPrint[];
  /** How sure the aligner is of a new row, between 0 and 1. */
  readonly score?: number;
  /** What has changed in the wording of each language. */
  readonly changed: Map<Language, WordingDiff>;
  /** All its texts are newer ones, and the aligner is sure that they are one clause. */
  isPaired?: boolean;
  /** What a person has to decide; the build stops until the question is deleted. */
  readonly reviews: string[];
}

/** Paragraphs of a source. */
export interface DraftText {
  readonly source: SourceText;
  readonly flows: readonly Flow[];
}

export interface DraftAnnotation extends DraftText {
  readonly id: string;
  readonly lang: Language;
}

/** What a text prints in a language that is not its own. */
export interface DraftPrint extends DraftText {
  readonly lang: Language;
  /** A language of the text. */
  readonly in: Language;
}

/** A text to be placed in the rows. */
export type NextText = TextToAlign;

const newRow = (id: string, part: Part, score?: number): RowDraft => ({
  id,
  part,
  ...(score === undefined ? {} : { score }),
  texts: new Map(),
  annotations: [],
  alsoPrinted: [],
  changed: new Map(),
  reviews: [],
});

/** Puts in a row for a new clause, with the ID that is wanted for it if nothing has had that. */
export const insertRow = (
  { id = '', part, score }: { readonly id?: string; readonly part: Part; readonly score?: number },
  after: RowDraft | undefined,
  { rows, taken }: SectionDraft,
): RowDraft => {
  const isFree = clauseIdSchema.safeParse(id).success && !taken.has(id);
  const row = newRow(isFree ? id : nextClauseId(part, taken), part, score);
  taken.add(row.id);
  const start = rows.findIndex((one) => parts.indexOf(one.part) >= parts.indexOf(part));
  const first = start < 0 ? rows.length : start;
  rows.splice(after ? rows.indexOf(after) + 1 : first, 0, row);
  return row;
};

/** A clause with what carries it now. */
export const openRow = (claimed: ClauseNode, languageOf: (source: SourceText) => Language): RowDraft => ({
  ...newRow(claimed.id, claimed.part),
  claimed,
  texts: new Map(
    languagesOf(claimed.texts).flatMap((lang) => {
      const pieces = claimed.texts[lang] ?? [];
      const [first] = pieces;
      return first ? [[lang, { source: first.source, flows: pieces.map(({ flow }) => flow) }] as const] : [];
    }),
  ),
  annotations: claimed.annotations.map(({ id, lang, piece: { source, flow } }) => ({
    id,
    lang,
    source,
    flows: [flow],
  })),
  alsoPrinted: claimed.alsoPrinted.map(({ lang, piece: { source, flow } }) => ({
    lang,
    in: languageOf(source),
    source,
    flows: [flow],
  })),
});

/** The text that a row has in a language now. */
export const oldText = ({ claimed }: RowDraft, lang: Language): string | undefined => {
  const pieces = claimed?.texts[lang];
  return pieces && textOf(pieces);
};

const textOf = (pieces: readonly Pick<Piece, 'flow'>[]): string =>
  pieces.map(({ flow }) => flow.text).join('\n\n');

/** The words of a planned text, a blank line between paragraphs. */
export const wordsOf = ({ flows }: DraftText): string => flows.map(({ text }) => text).join('\n\n');

/** The row that carries a character of a source. */
export const rowAtOffset = ({ rowAt }: SectionDraft, file = '', offset = -1): RowDraft | undefined =>
  rowAt.get(`${file} ${offset}`);

/** The row that carries the beginning of a block. */
export const rowOfBlock = (
  draft: SectionDraft,
  { file }: SourceText,
  { flow }: GuideBlock,
): RowDraft | undefined => rowAtOffset(draft, file, flow.offsets[0]);

/** Notes that a row carries a stretch of a source. */
export const carry = (
  { rowAt }: SectionDraft,
  row: RowDraft,
  { file }: SourceText,
  { offsets }: Flow,
): void => {
  for (const offset of offsets) if (offset >= 0) rowAt.set(`${file} ${offset}`, row);
};

/** Asks a person, once for each language of a row. */
export const askWhoSpeaks = ({ reviews }: RowDraft, lang: Language): void => {
  const question = `which of the ${lang} is the rule, which is comment?`;
  if (!reviews.includes(question)) reviews.push(question);
};

/** The part of a block; what comes before any part counts as definition. */
export const partOf = ({ part }: GuideBlock): Part => part ?? 'definition';

/** Below this the aligner's score is a guess that a person has to look at. */
export const sureScore = 0.8;

/**
 * The next free ID of a part: a number or letter higher than any that was ever taken, since IDs are names and
 * are never used again. `nextClauseId('remedy', new Set(['remedy-1', 'remedy-4'])) // => 'remedy-5'`
 */
const nextClauseId = (part: Part, taken: ReadonlySet<string>): string => {
  if (part === 'penalty') return 'penalty';
  const own = [...taken].flatMap((id) => {
    const match = /^(?<kind>[a-z]+)-(?<name>\d+|[a-z]{1,2})$/u.exec(id)?.groups;
    return match?.kind === (part === 'examples' ? 'example' : part) ? [match.name ?? ''] : [];
  });
  if (part === 'examples') return `example-${toLetters(Math.max(0, ...own.map(numberOfLetter)))}`;
  return `${part}-${Math.max(0, ...own.map(Number).filter(Number.isInteger)) + 1}`;
};

/** The next free ID of an annotation of a row. `nextNoteId('remedy-1', new Set()) // => 'remedy-1-note-1'` */
export const nextNoteId = (row: string, taken: ReadonlySet<string>): string => {
  const own = [...taken].flatMap((id) =>
    id.startsWith(`${row}-note-`) ? [Number(id.slice(row.length + 6))] : [],
  );
  return `${row}-note-${Math.max(0, ...own) + 1}`;
};

/** `a` is 1, `z` is 26, `aa` is 27. */
const numberOfLetter = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);

/**
 * The beginning of a text, sixteen characters of Chinese or Japanese, seven words of English.
 * `firstWords('A player draws four cards from a spell') // => 'A player draws four cards from a…'`
 */
export const firstWords = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  const isSpaced = !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(line.slice(0, 40));
  const short = isSpaced ? line.split(' ').slice(0, 7).join(' ') : Array.from(line).slice(0, 16).join('');
  return short === line ? line : `${short}…`;
};
