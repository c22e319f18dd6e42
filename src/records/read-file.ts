import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../schema/diagnostic.ts';

export type ReadResult<Value> =
  | { readonly value: Value; readonly diagnostics: readonly [] }
  | { readonly value?: undefined; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] };

/** `sha256` is the checksum of the bytes. */
export interface ReadText {
  readonly text: string;
  readonly sha256: string;
}

/** Reads a file as strict UTF-8; diagnostics call it `name`. */
export const readText = (path: string, name: string): ReadResult<ReadText> =>
  toText(() => readFileSync(path), name);

/** Like `readText`, for any function that reads bytes. */
export const toText = (read: () => Buffer, name: string): ReadResult<ReadText> => {
  const refuse = (code: string, message: string, hint: string, line?: number): ReadResult<ReadText> => ({
    diagnostics: [{ code: `read/${code}`, severity: 'error', file: name, line, message, hint }],
  });
  let bytes: Buffer;
  try {
    bytes = read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const hint =
      'Check that the path is a file, not a folder or a link out of content, and that you may read it.';
    return refuse('unreadable', `The file cannot be read (${code}).`, hint);
  }
  const text = bytes.toString('utf8');
  const strange = text.indexOf(isUtf8(bytes) ? '\0' : '\uFFFD');
  if (strange >= 0) {
    const line = text.slice(0, strange).split(/\r\n|\n|\r/u).length;
    const hint = 'Save the text as UTF-8, or restore the damaged character from its origin.';
    return refuse('not-utf8', 'This line has a NUL or a byte that is not UTF-8.', hint, line);
  }
  if (text.trim() === '')
    return refuse('empty', 'The file is empty.', 'Restore its content, or delete the file and its entry.', 1);
  return { value: { text, sha256: hashOf(bytes) }, diagnostics: [] };
};

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
