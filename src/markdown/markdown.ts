import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { PlainBlock } from '../schema/plain-block.ts';

/*
 * The pieces of a twin as mdast. What a source or a translator says is in block quotes, everything else is ours.
 */

/**
 * A file of Markdown. What a text has for mark-up is escaped, and no more: programs read it as it is. GitHub's dialect
 * makes a link of `www.…`, which changes no word, but strikes through what is between two `~`.
 */
export const toMarkdown = (children: readonly RootContent[]): string =>
  writer.stringify({ type: 'root', children: [...children] });

const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', unsafe: [{ character: '~', inConstruct: 'phrasing' }] })
  .freeze();

/** A heading; with an ID it can be linked as on the page: `index.md#remedy-4`. */
export const heading = (depth: 1 | 2 | 3 | 4, words: string, id?: string): RootContent => ({
  type: 'heading',
  depth,
  children: [...(id === undefined ? [] : anchor(id)), text(words)],
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

/** A list of our own words, as far as there are any; nothing where there are none. */
export const list = (items: readonly (BlockContent | string | false | undefined)[]): RootContent[] => {
  const given = items.filter((item): item is BlockContent | string => Boolean(item));
  return given.length === 0 ? [] : [listOf(given)];
};

/** What a source or a translator says, below a label that says in which language, and whose it is. */
export const quote = (label: string, blocks: readonly PlainBlock[], id?: string): RootContent[] => [
  paragraph(...(id === undefined ? [] : anchor(id)), { type: 'strong', children: [text(label)] }),
  { type: 'blockquote', children: blocks.map(toBlock) },
];

/** The paragraphs of an official text. What looks like a list in it stays as it is printed. */
export const paragraphsOf = (words: string): PlainBlock[] =>
  words.split(/\n\s*\n/u).map((one) => ({ type: 'paragraph', text: one }));

const text = (value: string): PhrasingContent => ({ type: 'text', value });

const anchor = (id: string): PhrasingContent[] => [
  { type: 'html', value: `<a id="${id}">` },
  { type: 'html', value: '</a>' },
];

const toBlock = (block: PlainBlock): BlockContent =>
  block.type === 'paragraph' ? paragraph(block.text) : listOf(block.items, block.type === 'steps');

const listOf = (items: readonly (BlockContent | string)[], ordered = false): BlockContent => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [typeof item === 'string' ? paragraph(item) : item],
  })),
});
