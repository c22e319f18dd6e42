import type { List, PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { Document, visit } from 'yaml';
import { leadOf, type RichNode, type RichText } from '../inline/rich.ts';

type Attributes = Readonly<Record<string, string>>;

export const flowElement = (
  name: string,
  attributes: Attributes,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toAttributes(attributes),
  children: children as MdxJsxFlowElement['children'],
});

const textElement = (
  name: string,
  attributes: Attributes,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: toAttributes(attributes),
  children: [...children],
});

/** A component on a line of its own, without a `<p>` inside. */
export const lineElement = (
  name: string,
  attributes: Attributes,
  children: readonly PhrasingContent[],
): RootContent => ({ type: 'paragraph', children: [textElement(name, attributes, children)] });

export const paragraph = (children: readonly PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children: [...children],
});

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

/** The first row is the head. All rows must have the same number of cells. */
export const table = (rows: readonly (readonly (readonly PhrasingContent[])[])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
  })),
});

export const toPhrasing = (nodes: readonly RichNode[]): readonly PhrasingContent[] =>
  nodes.flatMap(toPhrasingNode);

/** Remark writes the body, so that braces, angle brackets and all other characters of a source stay text. */
export const toMdx = (frontmatter: unknown, body: readonly RootContent[]): string => {
  const yaml = toYaml(frontmatter);
  return `---\n# Written by \`npm run content -- build\`; do not edit.\n${yaml}---\n\n${stringifyBody(body)}`;
};

/** Omits empty lists and maps. A nested list or map of at most `longestEntry` characters takes one line. */
const toYaml = (value: unknown): string => {
  const document = new Document(withoutEmpty(value), { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node, path) => {
      node.flow = path.length > 2 && JSON.stringify(node.toJSON()).length <= longestEntry;
    },
  });
  return document.toString({ lineWidth: 0 });
};

const longestEntry = 120;

const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, withoutEmpty(inside)] as const);
  return Object.fromEntries(entries.filter(([, inside]) => !isEmpty(inside)));
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

export const stringifyBody = (body: readonly RootContent[]): string => {
  const root: Root = { type: 'root', children: [...body] };
  return processor.stringify(root);
};

export const parseBody = (body: string): Root => processor.parse(body);

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
  .use(remarkMdx)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

const toAttributes = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

const toPhrasingNode = (node: RichNode): readonly PhrasingContent[] => {
  switch (node.type) {
    case 'text':
      return toTextAndBreaks(node.value);
    case 'symbol':
      return [textElement('Symbol', { code: node.code }, [{ type: 'text', value: node.value }])];
    case 'link':
      return [{ type: 'link', url: node.url, children: [...toPhrasing(node.children)] }];
    case 'emphasis':
    case 'strong':
      // Uses elements instead of `**` and `_`: parsers disagree on where these are emphasis.
      return [textElement(emphasisTags[node.type], {}, toPhrasing(node.children))];
    case 'correction':
      return [textElement('Correction', { id: node.correction.id }, readings(node))];
    case 'reference':
      return [textElement('Ref', { ...leadOf(node.target) }, toPhrasing(node.children))];
  }
};

const readings = ({
  correction: { reading },
  children,
}: Extract<RichNode, { type: 'correction' }>): readonly PhrasingContent[] => [
  ...(children.length === 0 ? [] : [textElement('ins', {}, toPhrasing(children))]),
  ...(reading === '' ? [] : [textElement('del', {}, [{ type: 'text', value: reading }])]),
];

const emphasisTags = { emphasis: 'em', strong: 'strong' } as const;

const toTextAndBreaks = (value: string): readonly PhrasingContent[] =>
  value
    .split('\n')
    .flatMap((text, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: 'break' } as const]),
      ...(text === '' ? [] : [{ type: 'text', value: text } as const]),
    ]);

/** The lines of a paragraph after the first are list items. Consecutive lines like `| a | b |` are one table. */
export const textBlocks = (paragraphs: readonly RichText[]): readonly RootContent[] => {
  const blocks: Block[] = [];
  for (const { nodes } of paragraphs) {
    const lines = splitAt(nodes, '\n').map(trim);
    const rows = toRows(lines);
    const last = blocks.at(-1)?.rows;
    if (rows && last?.[0]?.length === rows[0]?.length) last?.push(...rows);
    else blocks.push({ lines, rows });
  }
  return blocks.flatMap(({ lines: [lead = [], ...points], rows }): RootContent[] => {
    // A single row is no table.
    if (rows && rows.length > 1) return [table(rows.map((cells) => cells.map(toPhrasing)))];
    return [
      paragraph(toPhrasing(lead)),
      ...(points.length === 0 ? [] : [list(false, points.map(toPhrasing))]),
    ];
  });
};

type Line = readonly RichNode[];

interface Block {
  readonly lines: readonly Line[];
  readonly rows: Line[][] | undefined;
}

const toRows = (lines: readonly Line[]): Line[][] | undefined => {
  const rows = lines.map((line) => splitAt(line, '|').map(trim));
  const columns = rows[0]?.length ?? 0;
  const isTable = rows.every(
    (cells) =>
      columns > 2 && cells.length === columns && cells[0]?.length === 0 && cells.at(-1)?.length === 0,
  );
  return isTable ? rows.map((cells) => cells.slice(1, -1)) : undefined;
};

/** Splits a line at a character of its text, but never inside emphasis, links or references. */
const splitAt = (nodes: Line, separator: string): readonly Line[] => {
  const parts: RichNode[][] = [[]];
  for (const node of nodes) {
    const [first = node, ...rest] =
      node.type === 'text' ? node.value.split(separator).map((value): RichNode => ({ ...node, value })) : [];
    parts.at(-1)?.push(first);
    parts.push(...rest.map((one) => [one]));
  }
  return parts;
};

const trim = (line: Line): Line =>
  line
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const start = index === 0 ? node.value.trimStart() : node.value;
      return { ...node, value: index === line.length - 1 ? start.trimEnd() : start };
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
