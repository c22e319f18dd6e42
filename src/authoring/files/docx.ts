import mammoth from 'mammoth';
import { readHtml } from './html.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Returns the text of a DOCX file, without pictures. Throws an `UnreadableFile` if the file is damaged, has no text,
 * or numbers paragraphs automatically, because the file does not contain these numbers.
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

const convert = async (bytes: Uint8Array, transformDocument: (document: Node) => Node): Promise<string> => {
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

/** A node of mammoth’s document tree. */
interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly numbering?: { readonly isOrdered: boolean } | null;
  readonly value?: string;
}

const numberedIn = (node: Node): readonly string[] => [
  ...(node.numbering?.isOrdered ? [textOf(node).slice(0, 40)] : []),
  ...(node.children ?? []).flatMap(numberedIn),
];

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');
