import { readDocx } from './docx.ts';
import { readHtml } from './html.ts';
import { readPdf } from './pdf.ts';
import { UnreadableFile } from './unreadable-file.ts';

interface FileFormat {
  readonly matches: (start: string, name: string) => boolean;
  readonly read: (bytes: Uint8Array) => string | Promise<string>;
}

/** The first match wins. */
const formats: readonly FileFormat[] = [
  { matches: (start) => start.includes('%PDF-'), read: readPdf },
  { matches: (start) => start.startsWith('PK\u0003\u0004'), read: readDocx },
  // An encrypted DOCX is an OLE file, like Office files before 2007.
  { matches: (start) => start.startsWith('\u00D0\u00CF\u0011\u00E0'), read: (bytes) => refuseOffice(bytes) },
  { matches: (start) => start.startsWith('{\\rtf'), read: () => refuse('RTF') },
  {
    matches: (start, name) =>
      /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE)?\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html)\b/iu.test(
        start,
      ) || /\.x?html?$/iu.test(name),
    read: readHtml,
  },
  {
    matches: (_, name) => /\.(?:pdf|docx)$/iu.test(name),
    read: () => {
      throw new UnreadableFile('other-format', 'The file is named as PDF or DOCX, but has another format.');
    },
  },
];

const formatOf = (bytes: Uint8Array, name: string): FileFormat | undefined => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return formats.find(({ matches }) => matches(start, name));
};

/** Whether a file has one of the `formats`; plain text and Markdown have none. */
export const needsExtraction = (bytes: Uint8Array, name: string): boolean =>
  formatOf(bytes, name) !== undefined;

/**
 * Returns the text of a file. From one of the `formats`, the text is extracted, in NFC and without control
 * characters; any other file is decoded as UTF-8. Throws an {@link UnreadableFile} if no text can be extracted.
 */
export const textOfFile = async (bytes: Uint8Array, name: string): Promise<string> => {
  const format = formatOf(bytes, name);
  if (!format) return new TextDecoder().decode(bytes);
  const text = await format.read(bytes);
  return `${text.replaceAll(unseen, '').normalize('NFC').trimEnd()}\n`;
};

/** Control characters, direction controls and noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for these
const unseen = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

const refuse = (format: string): never => {
  throw new UnreadableFile('other-format', `The file is ${format}, which this program does not read.`);
};

const refuseOffice = (bytes: Uint8Array): never => {
  if (new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes('EncryptedPackage'))
    throw new UnreadableFile('encrypted', 'The file has a password.');
  return refuse('in the Office format from before 2007');
};
