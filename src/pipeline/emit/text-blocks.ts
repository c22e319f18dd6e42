import type { RootContent } from 'mdast';
import type { RichNode, RichText } from '../inline/rich.ts';
import { list, paragraph, table, toPhrasing } from './mdx.ts';

/**
 * The paragraphs of a text as blocks. Lines below a line are its points: a list. Lines of cells between bars are the rows
 * of a table, whether or not a blank line stands between them; the bars, which the record keeps, are its grid.
 */
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
    // A row alone is no table.
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
  /** The cells of its lines, where each has as many. */
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

/** Cuts nodes at a character of their own text; what stands inside of emphasis or a link is one. */
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

/** Without blanks at both ends. */
const trim = (line: Line): Line =>
  line
    .map((node, index) => {
      if (node.type !== 'text') return node;
      const start = index === 0 ? node.value.trimStart() : node.value;
      return { ...node, value: index === line.length - 1 ? start.trimEnd() : start };
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
