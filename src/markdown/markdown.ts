import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { toString as wordsIn } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/* Builds HTML elements, and writes them as Markdown. */

export const element = (tagName: string, ...children: readonly (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

export const link = (href: string, words: string): Element => ({
  ...element('a', words),
  properties: { href },
});

export const list = (items: readonly (string | readonly (ElementContent | string)[])[]): Element =>
  element('ul', ...items.map((item) => element('li', ...[item].flat())));

/** An anchor, so that an ID of the page is an address in the twin, too: `index.md#remedy-4`. */
export const anchor = (id: string): Element => ({ ...element('a'), properties: { id } });

/** Converts HTML elements to mdast nodes. An `<a>` without `href` becomes an anchor. */
export function toNodes(children: readonly ElementContent[]): RootContent[] {
  const { children: nodes } = toMdast(
    { type: 'root', children: [...children] },
    {
      handlers: {
        a: (state, { properties: { href, id }, children: words }) => {
          if (href === undefined) return { type: 'html', value: `<a id="${id}"></a>` };
          const linked = state.all({ type: 'root', children: words }) as PhrasingContent[];
          return { type: 'link', url: String(href), children: linked };
        },
      },
      quotes: ['“”'],
    },
  ) as Root;
  return nodes;
}

/** Writes mdast nodes as Markdown. Escapes characters of a text that would be markup. */
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
    if (isLabel && before?.type === 'blockquote' && wordsIn(node) === label) continue;
    if (isLabel) label = wordsIn(node);
    if (node.type === 'blockquote' && before?.type === 'blockquote') before.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
}
