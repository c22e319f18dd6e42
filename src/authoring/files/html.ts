import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { numberAs } from './list-numbers.ts';
import { markRuns, type Run } from './styled-text.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * The text of an HTML page: a line for each paragraph and item, with its headings, bullets and numbers as marks. What
 * stands below the first line of an item is indented.
 */
export const readHtml = (bytes: Uint8Array): string => {
  const writer: Writer = { lines: [], runs: [], prefix: '', quoted: '', depth: 0 };
  write(parse(decode(bytes)), { bold: false, italic: false, isPreserved: false }, writer);
  endLine(writer);
  const text = writer.lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  if (text === '') throw new UnreadableFile('scanned', 'The page has no text of its own.');
  return `${text}\n`;
};

/** The characters of a page: as its byte order mark or `<meta charset>` says, else UTF-8. */
const decode = (bytes: Uint8Array): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const [, named = 'utf-8'] = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{1,40})/iu.exec(head) ?? [];
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : named;
  try {
    return new TextDecoder(marked, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('damaged', `The page is not written in ${marked}, as it should be.`);
  }
};

interface Style extends Omit<Run, 'text'> {
  /** Blanks and line ends count. */
  readonly isPreserved: boolean;
}

interface Writer {
  readonly lines: string[];
  /** Of the line that is open. */
  runs: Run[];
  /** What the next line begins with: a bullet, the sign of a heading. */
  prefix: string;
  /** `> ` for each quotation around the line. */
  quoted: string;
  /** How many lists the line is in. */
  depth: number;
}

const endLine = (writer: Writer): void => {
  // The sign of a heading says it: its letters are bold anyway.
  const isHeading = writer.prefix.startsWith('#');
  const runs = isHeading ? writer.runs.map((run) => ({ ...run, bold: false })) : writer.runs;
  const text = markRuns(runs)
    .replace(/[ \t]+/gu, ' ')
    .trim();
  writer.runs = [];
  if (text === '') return;
  for (const line of text.split('\n')) {
    writer.lines.push(`${writer.quoted}${writer.prefix || indentOf(writer)}${line.trim()}`);
    if (!isHeading) writer.prefix = '';
  }
  writer.prefix = '';
};

const indentOf = ({ depth }: Writer): string => '  '.repeat(depth);

const endParagraph = (writer: Writer): void => {
  endLine(writer);
  // In an item, the indentation tells the paragraphs apart.
  if (writer.depth === 0 && writer.lines.at(-1) !== '') writer.lines.push('');
};

const write = (parent: Tree.ParentNode, style: Style, writer: Writer): void => {
  for (const node of parent.childNodes) {
    if ('value' in node) {
      const text = style.isPreserved ? node.value : node.value.replace(/[\t\n\f\r ]+/gu, ' ');
      writer.runs.push({ text, bold: style.bold, italic: style.italic });
    } else if ('tagName' in node) (tags[node.tagName] ?? inside)(node, style, writer);
  }
};

type Handler = (node: Tree.Element, style: Style, writer: Writer) => void;

const inside: Handler = (node, style, writer) => write(node, style, writer);

const styled =
  (own: Partial<Style>): Handler =>
  (node, style, writer) =>
    write(node, { ...style, ...own }, writer);

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
  write(node, style, writer);
  endParagraph(writer);
  writer.prefix = '';
};

const list: Handler = (node, style, writer) => {
  endLine(writer);
  const isNumbered = node.tagName === 'ol';
  let number = Number(attribute(node, 'start') ?? 1);
  for (const item of node.childNodes) {
    if (!('tagName' in item)) continue;
    if (item.tagName !== 'li') {
      (tags[item.tagName] ?? inside)(item, style, writer);
      continue;
    }
    number = Number(attribute(item, 'value') ?? number);
    const mark = isNumbered ? `${numberAs(attribute(node, 'type') ?? '1', number)}.` : bulletAt(writer.depth);
    endLine(writer);
    writer.prefix = `${indentOf(writer)}${mark} `;
    inItem(item, style, writer);
    number += 1;
  }
  endParagraph(writer);
};

/** An item with headings only lays out what it holds. */
const inItem: Handler = (item, style, writer) => {
  const inner = holdsHeading(item) ? 0 : 1;
  writer.depth += inner;
  block(item, style, writer);
  writer.depth -= inner;
};

const holdsHeading = (parent: Tree.ParentNode): boolean =>
  parent.childNodes.some(
    (node) => 'tagName' in node && (/^h[1-6]$/u.test(node.tagName) || holdsHeading(node)),
  );

/** The bullets of lists in lists, as browsers show them. */
const bulletAt = (depth: number): string => ['•', '◦'][depth] ?? '▪';

const quotation: Handler = (node, style, writer) => {
  endParagraph(writer);
  const before = writer.quoted;
  writer.quoted = `${before}> `;
  block(node, style, writer);
  writer.quoted = before;
  endParagraph(writer);
};

/** A row of a table with bars; a row of one cell is a paragraph. */
const row: Handler = (node, style, writer) => {
  endLine(writer);
  const cells = node.childNodes.filter(
    (cell): cell is Tree.Element => 'tagName' in cell && /^t[dh]$/u.test(cell.tagName),
  );
  const texts = cells.map((cell) => {
    const own: Writer = { lines: [], runs: [], prefix: '', quoted: '', depth: 0 };
    write(cell, style, own);
    endLine(own);
    return own.lines.filter((line) => line !== '');
  });
  const isLayout = texts.length < 2 || texts.some((lines) => lines.length > 1);
  writer.lines.push(
    ...(isLayout ? texts.flat() : [`| ${texts.map((lines) => lines.join(' ')).join(' | ')} |`]),
  );
};

/** The same for all of some tags. */
const all = (names: string, handler: Handler): Readonly<Record<string, Handler>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, handler]));

const tags: Readonly<Record<string, Handler>> = {
  ...all('head script style template noscript svg iframe nav button', () => undefined),
  ...all('div section article main header footer aside figure dt dd table', block),
  ...all('h1 h2 h3 h4 h5 h6', heading),
  ...{ p: paragraph, ul: list, ol: list, blockquote: quotation, tr: row },
  ...{ b: styled({ bold: true }), strong: styled({ bold: true }) },
  ...{ i: styled({ italic: true }), em: styled({ italic: true }), cite: styled({ italic: true }) },
  pre: (node, style, writer) => paragraph(node, { ...style, isPreserved: true }, writer),
  // The sign beside a heading that links to it, or an arrow that leads to the top.
  a: (node, style, writer) => isWordless(node) || write(node, style, writer),
  br: (_, style, writer) => writer.runs.push({ text: '\n', ...style }),
  hr: (_, __, writer) => {
    endParagraph(writer);
    writer.lines.push('-----', '');
  },
  // The symbols of a site are often pictures: {W}.
  img: (node, style, writer) => writer.runs.push({ text: attribute(node, 'alt') ?? '', ...style }),
};

/** Whether a link leads to a place of the page itself, and has only a sign. */
const isWordless = (link: Tree.Element): boolean =>
  (attribute(link, 'href') ?? '').startsWith('#') &&
  link.childNodes.every((node) => 'value' in node && !/[\p{L}\p{N}]/u.test(node.value));

const attribute = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((one) => one.name === name)?.value;
