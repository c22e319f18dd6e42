import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isNoText } from '../../../src/authoring/files/text-of-file.ts';
import { hashOf, type ReadResult, type ReadText, readText, toText } from '../../../src/records/read-file.ts';
import type { TakenFrom } from '../../../src/schema/source.ts';
import { type TakenText, takeText } from '../taken-text.ts';

/** A text, and the file that it was taken from if that is none itself. */
export interface FileText extends ReadText {
  readonly takenFrom?: TakenFrom;
}

/** The text of a file: of PDF, DOCX and HTML that which is taken out of it. Messages name its lines. */
export const readFileText = (path: string): ReadResult<FileText> => {
  const bytes = bytesOf(path);
  if (!bytes || !isNoText(bytes, path)) return readText(path, path);
  const sha256 = hashOf(bytes);
  const taken = known.get(sha256) ?? takeText(path);
  known.set(sha256, taken);
  if (!('text' in taken)) {
    const { code, message, hint } = taken;
    return { diagnostics: [{ code: `file/${code}`, severity: 'error', file: path, message, hint }] };
  }
  const read = toText(() => Buffer.from(taken.text), path);
  return read.value ? { ...read, value: { ...read.value, takenFrom: takenFromOf(path, sha256) } } : read;
};

export const takenFromOf = (path: string, sha256: string): TakenFrom => ({ file: basename(path), sha256 });

/** What files hold, by their checksum: a command reads some of them more than once. */
const known = new Map<string, TakenText>();

const bytesOf = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};
