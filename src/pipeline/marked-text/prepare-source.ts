import type { CorrectionFile } from '../../schema/correction.ts';
import { leftOutHint } from '../../schema/coverage.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import { foldToKey } from '../text/fold.ts';
import { findUnprintable } from '../text/unprintable.ts';
import { type Edit, locateCorrections } from './correct.ts';
import { isOnNoPage } from './margin.ts';
import { type ReadMarkedText, readMarkedText } from './paragraphs.ts';

export interface SourceInput {
  readonly document: string;
  readonly entry: SourceEntry;
  /** The source itself. */
  readonly text: string;
  /** The marked text. */
  readonly written: string;
}

export interface PreparedSource extends ReadMarkedText {
  readonly document: string;
  readonly entry: SourceEntry;
  /** The marked text: `content/texts/ipg/ipg-2.3.zh.txt`. */
  readonly path: string;
  readonly edits: readonly Edit[];
}

/** `markedTextPath('ipg', 'ipg-2.3.zh.txt') // => 'content/texts/ipg/ipg-2.3.zh.txt'` */
export const markedTextPath = (document: string, source: string): string =>
  `content/texts/${document}/${source}`;

export const sourcePath = (document: string, source: string): string =>
  `content/sources/${document}/${source}`;

/** Parses a marked text, locates its corrections, reports unprintable characters and wrong `repeated` rows. */
export const prepareSource = (
  { document, entry, text, written }: SourceInput,
  all: readonly CorrectionFile[] = [],
): Staged<PreparedSource> => {
  const path = markedTextPath(document, entry.file);
  const read = readMarkedText({ path, written, entry, text });
  const { paragraphs } = read.value;
  // A text that could not be read has no paragraphs.
  const files = paragraphs.length > 0 ? all.filter(({ source }) => source === entry.file) : [];
  const corrections = files.flatMap((file) => file.corrections);
  const located = locateCorrections(paragraphs, { source: entry.file, corrections });
  return {
    value: { document, entry, path, ...read.value, edits: located.value },
    diagnostics: [
      ...findUnprintable(read.value.source).map((one) => ({
        ...one,
        file: sourcePath(document, entry.file),
      })),
      ...read.diagnostics,
      ...findPrintedOnce(path, read.value),
      ...located.diagnostics,
    ],
  };
};

const findPrintedOnce = (file: string, { source, paragraphs }: ReadMarkedText): readonly Diagnostic[] => {
  const repeated = paragraphs.flatMap(({ name, line, piece }) =>
    name.is === 'repeated' && piece ? [{ line, text: piece.flow.text }] : [],
  );
  if (repeated.length === 0) return [];
  const onNoPage = new Set(
    paragraphs.flatMap(({ name, piece }) => (isOnNoPage(name) ? (piece?.flow.offsets ?? []) : [])),
  );
  const elsewhere = foldToKey(
    Array.from({ length: source.text.length }, (_, at) =>
      onNoPage.has(at) ? '' : source.text.charAt(at),
    ).join(''),
  );
  return repeated
    .filter(({ text }) => !elsewhere.includes(foldToKey(text)))
    .map(({ line, text }) =>
      errorAt(
        'marked-text/printed-once',
        { file, line },
        `“${text.slice(0, 16)}…” is marked \`repeated\`, but no other row has the same text: no page would have it.`,
        `Write its ID, or ${leftOutHint('repeated')}.`,
      ),
    );
};
