import type { BlockContent, Heading, Html, Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/* Builds the nodes of a Markdown tree (mdast), and writes them. */

type Inline = PhrasingContent | string;

export const text = (value: string): Text => ({ type: 'text', value });
const toInline = (each: Inline) => (typeof each === 'string' ? text(each) : each);

export const paragraph = (...children: readonly Inline[]): Paragraph => ({
  type: 'paragraph',
  children: children.map(toInline),
});

export const heading = (depth: Heading['depth'], ...children: readonly Inline[]): Heading => ({
  type: 'heading',
  depth,
  children: children.map(toInline),
});

/** An anchor, so that an ID of the page is an address in the twin, too: `index.md#remedy-4`. */
export const anchor = (id: string): Html => ({ type: 'html', value: `<a id="${id}"></a>` });

/** The words of nodes in one line, without anchors. */
export const wordsIn = (nodes: readonly RootContent[]): string =>
  textOf(nodes, { includeHtml: false }).replace(/\s+/gu, ' ').trim();

const inline = new Set(['text', 'strong', 'emphasis', 'link', 'break', 'html']);
export const isInline = (node: RootContent): node is PhrasingContent => inline.has(node.type);

/** Makes paragraphs of inline nodes between blocks. */
export function toBlocks(nodes: readonly RootContent[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const children = toLine(line);
    if (children.length > 0) blocks.push(paragraph(...children));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      blocks.push(node as BlockContent);
    }
  }
  endLine();
  return blocks;
}

/** Collapses white space as browsers do: none at the ends of a line, one space between words. */
export function toLine(nodes: readonly RootContent[]): PhrasingContent[] {
  const line = nodes.filter(isInline);
  let last: Text | undefined;
  const endLine = () => {
    if (last) last.value = last.value.replace(/ $/u, '');
    last = undefined;
  };
  for (const leaf of leavesOf(line)) {
    if (leaf.type === 'break') endLine();
    if (leaf.type !== 'text') continue;
    const words = leaf.value.replace(/[\t\n\f\r ]+/gu, ' ');
    leaf.value = last && !last.value.endsWith(' ') ? words : words.replace(/^ /u, '');
    if (leaf.value !== '') last = leaf;
  }
  endLine();
  return line.filter((node) => node.type !== 'text' || node.value !== '');
}

const leavesOf = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => ('children' in node ? leavesOf(node.children) : node));

/** A text as Markdown: `[Cards]` becomes `\[Cards]`. */
export const plain = (words: string): string => toMarkdown([text(words)]).trimEnd();
export const link = (url: string, words: string): string =>
  toMarkdown([{ type: 'link', url, children: [text(words)] }]).trimEnd();

/** Writes Markdown. Escapes characters of a text that would be markup. */
export const toMarkdown = (children: RootContent[]): string => writer.stringify({ type: 'root', children });

const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** Joins consecutive quotes with the same label. The label of a quote is the paragraph above it. */
export function joinQuotes(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  let label: string | undefined;
  for (const [index, node] of nodes.entries()) {
    const before = joined.at(-1);
    const isLabel = node.type === 'paragraph' && nodes[index + 1]?.type === 'blockquote';
    if (isLabel && before?.type === 'blockquote' && wordsIn([node]) === label) continue;
    if (isLabel) label = wordsIn([node]);
    if (node.type === 'blockquote' && before?.type === 'blockquote') before.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
}
