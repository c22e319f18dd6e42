import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { parse } from 'yaml';
import type { z } from 'zod';
import { parseBody } from '../../src/pipeline/emit/mdx.ts';

/** The frontmatter and the body of an MDX file. */
export function readMdx<Schema extends z.ZodType>(
  mdx: string,
  schema: Schema,
): { head: z.output<Schema>; body: RootContent[] } {
  const [, frontmatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/su.exec(mdx) ?? [];
  return { head: schema.parse(parse(frontmatter)), body: parseBody(body).children };
}

/** An element of a body. */
export interface MdxElement {
  readonly id: string;
  readonly slot: string;
  readonly text: string;
  /** The text without the damaged readings of corrections. */
  readonly read: string;
  readonly children: readonly RootContent[];
}

/** The outermost elements with a name in a body, in document order. */
export function elementsOf(nodes: readonly RootContent[], name: string): readonly MdxElement[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement') return [];
    return node.name === name ? [toElement(node)] : elementsOf(node.children, name);
  });
}

function toElement(node: MdxJsxFlowElement): MdxElement {
  const attribute = (name: string): string => {
    const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
    return typeof found === 'object' ? (found?.value ?? '') : (found ?? '');
  };
  return {
    id: attribute('id'),
    slot: attribute('slot'),
    text: textOf(node),
    read: textOf(withoutReplaced(node)),
    children: node.children,
  };
}

function withoutReplaced<Node extends { readonly type: string }>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = (node.children as RootContent[]).filter(
    (child) => !('name' in child && child.name === 'del'),
  );
  return { ...node, children: children.map(withoutReplaced) };
}
