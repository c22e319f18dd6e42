import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { toString as wordsIn } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/* Builders for the mdast of a Markdown file. */

/** Writes a Markdown file. Characters of a text that would be mark-up are escaped. */
export const toMarkdown = (children: readonly RootContent[]): string =>
  writer.stringify({ type: 'root', children: [...children] });

const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** An anchor with the ID that the page has: `index.md#remedy-4`. */
export const anchor = (id: string): PhrasingContent => ({ type: 'html', value: `<a id="${id}"></a>` });

export const heading = (depth: 1 | 2 | 3 | 4, words: string, ...ids: readonly string[]): RootContent => ({
  type: 'heading',
  depth,
  children: [...ids.map(anchor), text(words)],
});

export const paragraph = (...children: readonly (PhrasingContent | string)[]): BlockContent => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});

export const link = (url: string, words: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(words)],
});

export const list = (items: readonly (BlockContent | string)[]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    children: [typeof item === 'string' ? paragraph(item) : item],
  })),
});

/** A block quote with the words of others, below a label. */
export const quote = (label: readonly string[], children: readonly RootContent[]): RootContent[] => [
  paragraph({ type: 'strong', children: [text(label.filter(Boolean).join(' · '))] }),
  { type: 'blockquote', children: children as BlockContent[] },
];

/** Joins consecutive quotes with the same label into one. */
export const joinQuotes = (nodes: readonly RootContent[]): RootContent[] => {
  const joined: RootContent[] = [];
  let label: string | undefined;
  for (const [index, node] of nodes.entries()) {
    const before = joined.at(-1);
    const isLabel = node.type === 'paragraph' && nodes[index + 1]?.type === 'blockquote';
    if (isLabel && before?.type === 'blockquote' && wordsIn(node) === label) continue;
    if (isLabel) label = wordsIn(node);
    if (node.type === 'blockquote' && before?.type === 'blockquote') before.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
};
