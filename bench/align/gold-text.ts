import { partOfId } from '../../src/pipeline/join/tree.ts';
import type { RowName } from '../../src/pipeline/marked-text/margin.ts';
import type { ReadMarkedText } from '../../src/pipeline/marked-text/paragraphs.ts';
import { type Piece, rangeOfFlow } from '../../src/pipeline/text/flow.ts';
import type { Range, SourceText } from '../../src/pipeline/text/source-text.ts';
import type { SourceKind } from '../../src/schema/document-kind.ts';
import type { Language } from '../../src/schema/language.ts';

/** A text cut into chunks, of which those of clauses carry the ID that people have given them. */
export interface GoldText {
  readonly lang: Language;
  readonly kind: SourceKind;
  /** Name of the file, as diagnostics have it. */
  readonly file: string;
  /** Languages the source carries. */
  readonly languages: readonly Language[];
  readonly chunks: readonly Chunk[];
}

export interface Chunk {
  readonly text: string;
  /** A repeated paragraph is one that the source prints twice. */
  readonly role: 'clause' | 'heading' | 'annotation' | 'repeated' | 'other';
  /** Of a clause. */
  readonly id?: string;
}

/** A section with the texts of its languages. */
export interface GoldSection {
  readonly name: string;
  readonly texts: readonly GoldText[];
}

/** Cuts a source at the rows of a language in its marked text, and at the headings of all. */
export const cutByRows = ({ source, paragraphs }: ReadMarkedText, lang: Language): readonly Chunk[] =>
  cutAt(
    source,
    paragraphs
      .flatMap(({ name, piece }): Marked[] => {
        const range = piece && rangeOfFlow(piece.flow);
        const mark = markOf(name, lang);
        if (!range || !mark) return [];
        const isWhole = mark.role === 'clause' || mark.role === 'annotation';
        return [{ ...mark, range: isWhole ? withMarks(source, range, piece) : range }];
      })
      .sort((one, other) => one.range.start - other.range.start),
  );

const markOf = ({ is, id, lang: own }: RowName, lang: Language): Omit<Marked, 'range'> | undefined => {
  if (is === 'heading' || is === 'subheading') return { role: 'heading' };
  if (is === 'repeated') return { role: is };
  if (own !== lang || (is !== 'clause' && is !== 'annotation')) return undefined;
  if (is === 'annotation') return { role: is };
  return partOfId(id) === 'penalty' ? undefined : { role: is, id };
};

/** Where a text is in its source, with the marks around it and the blanks at the beginning of its line. */
const withMarks = ({ text }: SourceText, range: Range, { markup }: Piece): Range => {
  const start = Math.min(range.start, ...markup.map((mark) => mark.start));
  const end = Math.max(range.end, ...markup.map((mark) => mark.end));
  const line = text.lastIndexOf('\n', start - 1) + 1;
  return {
    start: text.slice(line, start).trim() === '' ? line : start,
    end: start + text.slice(start, end).trimEnd().length,
  };
};

/** The whole text of chunks. */
export const textOf = (chunks: readonly Chunk[]): string => chunks.map(({ text }) => text).join('');

/** The IDs of the clauses a text has. */
export const idsOf = ({ chunks }: GoldText): ReadonlySet<string> =>
  new Set(chunks.flatMap(({ id }) => (id === undefined ? [] : [id])));

interface Marked extends Omit<Chunk, 'text'> {
  readonly range: Range;
}

const cutAt = ({ text }: SourceText, marked: readonly Marked[]): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let at = 0;
  const other = (to: number): void => {
    if (to > at) chunks.push({ text: text.slice(at, to), role: 'other' });
  };
  let start: number | undefined;
  for (const [index, { range, ...mark }] of marked.entries()) {
    const next = marked[index + 1];
    // A heading that shares the line of a clause is part of the clause.
    const isShared =
      mark.role === 'heading' &&
      next?.role === 'clause' &&
      !text.slice(range.end, next.range.start).includes('\n');
    if (isShared) {
      start = range.start;
      continue;
    }
    const from = start ?? range.start;
    start = undefined;
    if (from < at) continue;
    other(from);
    chunks.push({ ...mark, text: text.slice(from, range.end) });
    at = range.end;
  }
  other(text.length);
  return chunks;
};
