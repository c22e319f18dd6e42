import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a page that shows source text: what it says, and where that stands. */
export interface SourceElement {
  readonly file: string;
  readonly spans: readonly {
    readonly from: number;
    readonly to: number;
    readonly columns?: readonly [number, number];
  }[];
  /** Its text as the source has it: our own words left out, the readings behind corrections instead of the corrections. */
  readonly text: string;
}

/** Every element of a page with `data-source`, outermost ones only. */
export const readSourceTexts = (html: string): readonly SourceElement[] => collect(parse(html));

type Node = DefaultTreeAdapterTypes.Node;

const collect = (node: Node): readonly SourceElement[] => {
  const place = attribute(node, 'data-source');
  if (place !== undefined) return [{ ...readPlace(place), text: sourceTextOf(node) }];
  return childrenOf(node).flatMap(collect);
};

/** `a.txt:47-47;a.txt:48-48`, `a.txt:29-29:1-53` */
const readPlace = (place: string): Omit<SourceElement, 'text'> => {
  const spans = place.split(';').map((one) => {
    const [, from, to, left, right] = /:(\d+)-(\d+)(?::(\d+)-(\d+))?$/u.exec(one) ?? [];
    const lines = { from: Number(from), to: Number(to) };
    return left === undefined ? lines : { ...lines, columns: [Number(left), Number(right)] as const };
  });
  return { file: /^[^:]+/u.exec(place)?.[0] ?? '', spans };
};

const sourceTextOf = (node: Node): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (attribute(node, 'data-ui') !== undefined) return '';
  if (attribute(node, 'data-correction') !== undefined) {
    return childrenOf(node)
      .filter(({ nodeName }) => nodeName === 'del')
      .map(sourceTextOf)
      .join('');
  }
  // The bars between the cells of a table are its grid.
  if (node.nodeName === 'tr') return `|${childrenOf(node).map(cellTextOf).join('')}`;
  return childrenOf(node).map(sourceTextOf).join('');
};

const cellTextOf = (node: Node): string =>
  `${sourceTextOf(node)}${/^t[dh]$/u.test(node.nodeName) ? '|' : ''}`;

const attribute = (node: Node, name: string): string | undefined =>
  'attrs' in node ? node.attrs.find((one) => one.name === name)?.value : undefined;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
