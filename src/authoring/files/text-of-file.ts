import { readDocx } from './docx.ts';
import { readHtml } from './html.ts';
import { readPdf } from './pdf.ts';
import { UnreadableFile } from './unreadable-file.ts';

interface FileForm {
  readonly isIt: (start: string, name: string) => boolean;
  readonly read: (bytes: Uint8Array) => string | Promise<string>;
}

/** The forms of files by how they begin; in order, the first that fits. */
const forms: readonly FileForm[] = [
  { isIt: (start) => start.includes('%PDF-'), read: readPdf },
  { isIt: (start) => start.startsWith('PK\u0003\u0004'), read: readDocx },
  // An encrypted DOCX is packed into the older form of Office files.
  { isIt: (start) => start.startsWith('\u00D0\u00CF\u0011\u00E0'), read: (bytes) => refuseOffice(bytes) },
  { isIt: (start) => start.startsWith('{\\rtf'), read: () => refuse('RTF') },
  {
    isIt: (start, name) =>
      /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE)?\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html)\b/iu.test(
        start,
      ) || /\.x?html?$/iu.test(name),
    read: readHtml,
  },
  {
    isIt: (_, name) => /\.(?:pdf|docx)$/iu.test(name),
    read: () => {
      throw new UnreadableFile('other-format', 'The name says PDF or DOCX, but the file is another one.');
    },
  },
];

/**
 * The reader of a file that is not plain text; undefined for plain text. `start` are its first bytes, one character
 * each.
 */
const formOf = (bytes: Uint8Array, name: string): FileForm | undefined => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return forms.find(({ isIt }) => isIt(start, name));
};

/** Whether the text of a file has to be extracted. Plain text and Markdown are their own text. */
export const isNoText = (bytes: Uint8Array, name: string): boolean => formOf(bytes, name) !== undefined;

/** The text of a file. Throws an {@link UnreadableFile} where there is none. Same file, same text. */
export const textOfFile = async (bytes: Uint8Array, name: string): Promise<string> => {
  const form = formOf(bytes, name);
  if (!form) return new TextDecoder().decode(bytes);
  const text = await form.read(bytes);
  return `${text.replaceAll(unseen, '').normalize('NFC').trimEnd()}\n`;
};

/** Control characters that files have among their text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for these
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

const refuse = (form: string): never => {
  throw new UnreadableFile('other-format', `The file is ${form}, which is not read here.`);
};

const refuseOffice = (bytes: Uint8Array): never => {
  if (new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage'))
    throw new UnreadableFile('encrypted', 'The file has a password.');
  return refuse('an Office file of the form before 2007');
};
