import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a built page. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly inside: readonly Element[];
}

/** Every element of a page, or of an element, for which a test holds, in document order. */
export function find(within: string | Element, isWanted: (element: Element) => boolean): Element[] {
  const inside = typeof within === 'string' ? childrenOf(parse(within)).flatMap(toElement) : within.inside;
  return inside.flatMap((each) => [...(isWanted(each) ? [each] : []), ...find(each, isWanted)]);
}

export const has =
  (attribute: string, value?: string) =>
  ({ attributes }: Element): boolean =>
    attribute in attributes && (value === undefined || attributes[attribute] === value);

export const hasClass =
  (name: string) =>
  ({ attributes }: Element): boolean =>
    attributes.class?.split(' ').includes(name) ?? false;

type Node = DefaultTreeAdapterTypes.Node;

function toElement(node: Node): Element[] {
  if (!('attrs' in node)) return [];
  return [
    {
      name: node.nodeName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: textOf(node),
      inside: childrenOf(node).flatMap(toElement),
    },
  ];
}

function textOf(node: Node): string {
  return 'value' in node && node.nodeName === '#text' ? node.value : childrenOf(node).map(textOf).join('');
}

function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}
