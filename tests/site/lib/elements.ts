import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a built page. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its elements and texts. */
  readonly nodes: readonly (Element | string)[];
}

/** Finds the elements that satisfy a predicate, in a page or inside an element, in document order. */
export function find(within: string | Element, isWanted: (element: Element) => boolean): Element[] {
  return inside(within).flatMap((each) => [...(isWanted(each) ? [each] : []), ...find(each, isWanted)]);
}

/** Like `find`, but does not look inside a found element. */
export function findOutermost(within: string | Element, isWanted: (element: Element) => boolean): Element[] {
  return inside(within).flatMap((each) => (isWanted(each) ? [each] : findOutermost(each, isWanted)));
}

export function textOf(node: Element | string): string {
  return typeof node === 'string' ? node : node.nodes.map(textOf).join('');
}

export const has =
  (attribute: string, value?: string) =>
  ({ attributes }: Element): boolean =>
    attribute in attributes && (value === undefined || attributes[attribute] === value);

export const hasClass =
  (name: string) =>
  ({ attributes }: Element): boolean =>
    attributes.class?.split(' ').includes(name) ?? false;

export const isLink = ({ name }: Element): boolean => name === 'a';

function inside(within: string | Element): Element[] {
  const nodes =
    typeof within === 'string' ? toNodes(parse(within, { scriptingEnabled: false })) : within.nodes;
  return nodes.filter((node) => typeof node !== 'string');
}

function toNodes(parent: DefaultTreeAdapterTypes.Node): (Element | string)[] {
  if (!('childNodes' in parent)) return [];
  return parent.childNodes.flatMap((node): (Element | string)[] => {
    if ('value' in node) return [node.value];
    if (!('attrs' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ name: node.nodeName, attributes, nodes: toNodes(node) }];
  });
}
