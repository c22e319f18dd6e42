import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../schema/diagnostic.ts';

/** Longer lines (in UTF-16 units) are refused: no text of these kinds has them. */
const longestLine = 1_000_000;

/** The content of a file, or diagnostics that say why there is none. */
export type ReadResult<Value> =
  | { readonly value: Value; readonly diagnostics: readonly [] }
  | { readonly value?: undefined; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] };

/** A text with the sha256 of its bytes. */
export interface ReadText {
  readonly text: string;
  readonly sha256: string;
}

/** Reads a text file as strict UTF-8. `name` is what messages call it. */
export const readText = (path: string, name: string): ReadResult<ReadText> =>
  toText(() => readFileSync(path), name);

/** The text of a file whose bytes `read` gives, or why there is none. */
export const toText = (read: () => Buffer, name: string): ReadResult<ReadText> => {
  const refuse = (code: string, message: string, hint: string, at = {}): ReadResult<ReadText> => ({
    diagnostics: [{ code: `read/${code}`, severity: 'error', file: name, ...at, message, hint }],
  });
  let bytes: Buffer;
  try {
    bytes = read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const hint = unreadableHints[code] ?? 'Check that it is there and may be read.';
    return refuse('unreadable', `The file cannot be read (${code}).`, hint);
  }
  const text = bytes.toString('utf8');
  const at = (index: number) => ({ line: text.slice(0, index).split(/\r\n|\n|\r/u).length });
  const zero = text.indexOf('\0');
  if (zero >= 0) {
    const hint = 'This is no text file, or it is UTF-16: save the text as UTF-8.';
    return refuse('not-text', 'The file has a byte that is zero.', hint, at(zero));
  }
  if (text.trim() === '') {
    const hint = 'Restore its content, or remove the file and its entry.';
    return refuse('empty', 'The file is empty.', hint, at(0));
  }
  if (!isUtf8(bytes)) {
    const hint = 'Save the text as UTF-8, or restore the damaged character from its origin.';
    return refuse('not-utf8', 'Here is a byte that is not UTF-8.', hint, at(text.indexOf('\uFFFD')));
  }
  const long = text.split(/\r\n|\n|\r/u).findIndex((line) => line.length > longestLine);
  if (long >= 0) {
    const message = `The line has more than ${longestLine} characters.`;
    return refuse('line-too-long', message, 'Check that this is the text itself, with its line ends.', {
      line: long + 1,
    });
  }
  return { value: { text, sha256: hashOf(bytes) }, diagnostics: [] };
};

/** The sha256 of the content of a file. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Hints for the most frequent reasons why a file cannot be read. */
const unreadableHints: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file: check its name.',
  EISDIR: 'This is a folder: name a file.',
  EACCES: 'You may not read it: check its permissions.',
  OUTSIDE: 'It is a link that leads out of content: put a copy of the file in its place.',
};
