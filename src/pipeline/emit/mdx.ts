import type { List, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { Document, isScalar, visit } from 'yaml';
import type { ReferenceTarget, RichNode } from '../inline/rich.ts';

/** An attribute value: a plain string, or a path into the frontmatter of the page. */
export type AttributeValue = string | { readonly path: string };

/** `frontmatter.clauses[3]`, as the value of an `of` attribute. */
export const frontmatterPath = (path: string): AttributeValue => ({ path: `frontmatter.${path}` });

/** A component that is a block. */
export const flowElement = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toAttributes(attributes),
  children: children as MdxJsxFlowElement['children'],
});

/** A component inside a line. */
const textElement = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: toAttributes(attributes),
  children: [...children],
});

/** A component around one line of text, on a line of its own, without a `<p>` inside. */
export const lineElement = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  children: readonly PhrasingContent[],
): RootContent => ({ type: 'paragraph', children: [textElement(name, attributes, children)] });

export const paragraph = (children: readonly PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children: [...children],
});

/** A tight list; `ordered` for numbered steps. */
export const list = (ordered: boolean, items: readonly (readonly PhrasingContent[])[]): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [...children] }],
  })),
});

/**
 * Rich text as mdast. `record` is the frontmatter path of the record that has the corrections (`rulings[2]`), `first`
 * the index of the first correction of this text in that record.
 */
export const toPhrasing = (
  nodes: readonly RichNode[],
  record: string,
  first = 0,
): readonly PhrasingContent[] => nodes.flatMap((node) => toPhrasingNode(node, record, first));

/**
 * A whole MDX file: YAML frontmatter with a comment that names the command that wrote it, and the body. The body is
 * written by remark, so braces, angle brackets and any other characters of a source stay text.
 */
export const toMdx = (frontmatter: unknown, body: readonly RootContent[]): string => {
  const yaml = toYaml(frontmatter);
  return `---\n# Written by \`npm run content -- build\`; do not edit.\n${yaml}---\n\n${stringifyBody(body)}`;
};

/** YAML with lists of numbers on one line: `lines: [ 398, 418 ]`. */
const toYaml = (value: unknown): string => {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Seq: (_key, list) => {
      if (list.items.every((item) => isScalar(item) && typeof item.value === 'number')) list.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
};

export const stringifyBody = (body: readonly RootContent[]): string => {
  const root: Root = { type: 'root', children: [...body] };
  return processor.stringify(root);
};

/** The tree of an MDX body: the inverse of `stringifyBody`. */
export const parseBody = (body: string): Root => processor.parse(body);

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMdx)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

const toAttributes = (attributes: Readonly<Record<string, AttributeValue>>): MdxJsxAttribute[] =>
  Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: typeof value === 'string' ? value : { type: 'mdxJsxAttributeValueExpression', value: value.path },
  }));

const toPhrasingNode = (node: RichNode, record: string, first: number): readonly PhrasingContent[] => {
  switch (node.type) {
    case 'text':
      return toTextAndBreaks(node.value);
    case 'symbol':
      return [textElement('Symbol', { code: node.code }, [{ type: 'text', value: node.value }])];
    case 'link':
      return [{ type: 'link', url: node.url, children: [...toPhrasing(node.children, record, first)] }];
    case 'emphasis':
    case 'strong':
      // As elements: whether `**` and `_` are read as emphasis depends on the characters beside them and on the parser.
      return [textElement(emphasisTags[node.type], {}, toPhrasing(node.children, record, first))];
    case 'correction':
      return [
        textElement(
          'Correction',
          { of: frontmatterPath(`${record}.corrections[${first + node.index}]`) },
          toPhrasing(node.children, record, first),
        ),
      ];
    case 'reference':
      return [textElement('Ref', targetAttribute(node.target), toPhrasing(node.children, record, first))];
  }
};

const emphasisTags = { emphasis: 'em', strong: 'strong' } as const;

const targetAttribute = (target: ReferenceTarget): Readonly<Record<string, string>> => {
  switch (target.kind) {
    case 'card':
      return { to: `${target.document}/cards/${target.slug}/` };
    case 'page':
      return { to: target.to };
    case 'rule':
      return { rule: target.number };
  }
};

const toTextAndBreaks = (value: string): readonly PhrasingContent[] =>
  value
    .split('\n')
    .flatMap((text, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: 'break' } as const]),
      ...(text === '' ? [] : [{ type: 'text', value: text } as const]),
    ]);
