import mammoth from 'mammoth';
import { readHtml } from './html.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Returns the text of a DOCX file, which mammoth converts to HTML without pictures. Refuses files with automatic
 * numbers of headings or items, because these numbers are not in the file.
 */
export const readDocx = async (bytes: Uint8Array): Promise<string> => {
  const numbered: string[] = [];
  const html = await convert(bytes, (document) => {
    numbered.push(...numberedIn(document));
    return document;
  });
  if (numbered.length > 0)
    throw new UnreadableFile(
      'numbered',
      `${numbered.length} paragraphs are numbered automatically, the first is “${numbered[0]}”.`,
    );
  return readHtml(Buffer.from(`<meta charset="utf-8">${html}`));
};

const convert = async (bytes: Uint8Array, transformDocument: (document: Part) => Part): Promise<string> => {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { transformDocument, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return value;
  } catch (error) {
    throw new UnreadableFile(
      'damaged',
      `The DOCX file cannot be read (${error instanceof Error ? error.message : error}).`,
    );
  }
};

/** A part of a document, as mammoth reads it. */
interface Part {
  readonly type: string;
  readonly children?: readonly Part[];
  readonly numbering?: { readonly isOrdered: boolean } | null;
  readonly value?: string;
}

/** The beginnings of automatically numbered paragraphs. */
const numberedIn = (part: Part): readonly string[] => [
  ...(part.numbering?.isOrdered ? [textOf(part).slice(0, 40)] : []),
  ...(part.children ?? []).flatMap(numberedIn),
];

const textOf = ({ value = '', children = [] }: Part): string => value + children.map(textOf).join('');
