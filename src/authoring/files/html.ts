import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { markRuns, type Run } from './styled-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Returns the text of an HTML page: a line for each paragraph, item and cell, with `#` before headings and bullets or
 * numbers before items. Further lines of an item are indented. Throws an `UnreadableFile` if the page cannot be
 * decoded or has no text.
 */
export const readHtml = (bytes: Uint8Array): string => {
  const writer: Writer = { lines: [], runs: [], prefix: '', depth: 0 };
  write(parse(decode(bytes)), { bold: false, italic: false }, writer);
  endLine(writer);
  const text = writer.lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  if (text === '') throw new UnreadableFile('scanned', 'The page has no text of its own.');
  return `${text}\n`;
};

/** Decodes by the byte order mark of UTF-16 (little-endian), else by `<meta charset>`, else as UTF-8. */
const decode = (bytes: Uint8Array): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const [, named = 'utf-8'] = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{1,40})/iu.exec(head) ?? [];
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : named;
  try {
    return new TextDecoder(marked, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('damaged', `The page cannot be decoded as ${marked}.`);
  }
};

type Style = Omit<Run, 'text'>;

interface Writer {
  readonly lines: string[];
  runs: Run[];
  /** A bullet, a number or the `#` of a heading, with its blanks. */
  prefix: string;
  /** The number of list items that contain the line. */
  depth: number;
}

const endLine = (writer: Writer): void => {
  // A heading has its `#` and needs no marks for bold.
  const isHeading = writer.prefix.startsWith('#');
  const runs = isHeading ? writer.runs.map((run) => ({ ...run, bold: false })) : writer.runs;
  const text = markRuns(runs)
    .replace(/[ \t]+/gu, ' ')
    .trim();
  writer.runs = [];
  if (text === '') return;
  for (const line of text.split('\n')) {
    writer.lines.push(`${writer.prefix || indentOf(writer)}${line.trim()}`);
    if (!isHeading) writer.prefix = '';
  }
  writer.prefix = '';
};

const indentOf = ({ depth }: Writer): string => '  '.repeat(depth);

const endParagraph = (writer: Writer): void => {
  endLine(writer);
  // Inside an item, indentation is enough to tell paragraphs apart.
  if (writer.depth === 0 && writer.lines.at(-1) !== '') writer.lines.push('');
};

const write = (parent: Tree.ParentNode, style: Style, writer: Writer): void => {
  for (const node of parent.childNodes) {
    if ('value' in node) writer.runs.push({ text: node.value.replace(/[\t\n\f\r ]+/gu, ' '), ...style });
    else if ('tagName' in node) (tags[node.tagName] ?? write)(node, style, writer);
  }
};

type Handler = (node: Tree.Element, style: Style, writer: Writer) => void;

const bold: Handler = (node, style, writer) => write(node, { ...style, bold: true }, writer);

const italic: Handler = (node, style, writer) => write(node, { ...style, italic: true }, writer);

const block: Handler = (node, style, writer) => {
  endLine(writer);
  write(node, style, writer);
  endLine(writer);
};

const paragraph: Handler = (node, style, writer) => {
  block(node, style, writer);
  endParagraph(writer);
};

const heading: Handler = (node, style, writer) => {
  endParagraph(writer);
  writer.prefix = `${'#'.repeat(Number(node.tagName.slice(1)))} `;
  paragraph(node, style, writer);
  writer.prefix = '';
};

const list: Handler = (node, style, writer) => {
  block(node, style, writer);
  endParagraph(writer);
};

const item: Handler = (node, style, writer) => {
  endLine(writer);
  writer.prefix = `${indentOf(writer)}${markOf(node, writer.depth)} `;
  writer.depth += 1;
  block(node, style, writer);
  writer.depth -= 1;
};

/** The number of an item, or the bullet that browsers show at its depth. */
const markOf = (node: Tree.Element, depth: number): string => {
  const around = node.parentNode;
  if (!around || !('tagName' in around) || around.tagName !== 'ol') return ['•', '◦'][depth] ?? '▪';
  const items = around.childNodes.filter((one) => 'tagName' in one && one.tagName === 'li');
  return `${Number(attribute(around, 'start') ?? 1) + items.indexOf(node)}.`;
};

const all = (names: string, handler: Handler): Readonly<Record<string, Handler>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, handler]));

const tags: Readonly<Record<string, Handler>> = {
  ...all('head script style template noscript svg iframe nav button', () => undefined),
  ...all('div section article main header footer aside figure dt dd table tr td th', block),
  ...all('p blockquote pre', paragraph),
  ...all('h1 h2 h3 h4 h5 h6', heading),
  ...all('ul ol', list),
  ...all('b strong', bold),
  ...all('i em cite', italic),
  li: item,
  br: (_, style, writer) => writer.runs.push({ text: '\n', ...style }),
  // Sites often show symbols as pictures, with `{W}` as their `alt`.
  img: (node, style, writer) => writer.runs.push({ text: attribute(node, 'alt') ?? '', ...style }),
};

const attribute = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;
