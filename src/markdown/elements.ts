import type { Element, ElementContent, Nodes } from 'hast';

/* Reads a built page: its elements, without those that carry no text. */

/** The names by which a table can mean an element: `div`, `.cell`, `dataStatus`, `role=group`. */
export const namesOf = ({ tagName, properties }: Element): string[] => [
  tagName,
  ...[properties.className ?? []].flat().map((each) => `.${each}`),
  ...Object.keys(properties),
  ...(properties.role ? [`role=${properties.role}`] : []),
];

export const isA = (node: Nodes | undefined, name: string): boolean =>
  node?.type === 'element' &&
  (name.startsWith('.') ? hasClass(node, name.slice(1)) : name in node.properties);

const hasClass = ({ properties: { className } }: Element, name: string): boolean =>
  Array.isArray(className) && className.includes(name);

/** The value of an attribute, by the name that hast gives it: `dataAsOfZh`; empty where it has none. */
export const attribute = (node: Nodes | undefined, name: string): string =>
  node?.type === 'element' ? String(node.properties[name] ?? '') : '';

export const findFirst = (
  nodes: readonly Nodes[],
  isWanted: (element: Element) => boolean,
): Element | undefined => {
  for (const node of nodes) {
    if (node.type === 'element' && isWanted(node)) return node;
    const found = 'children' in node ? findFirst(node.children, isWanted) : undefined;
    if (found) return found;
  }
  return undefined;
};

/** Elements that are links elsewhere, work only on the page, or repeat words as a sign. */
const leftOut = new Set([
  ...['nav', 'button', 'form', 'svg', 'u', 'del', 'hidden', 'ariaHidden'],
  ...['.bar', '.only-changed', '.report', 'dataCurrent'],
  // In the text of a source, but not from the source.
  'dataRule',
]);

/** Whether only the style sheet separates these words from those before them. */
const isApart = (node: ElementContent): boolean =>
  node.type === 'element' &&
  ['a', 'abbr', 'b', 'q', 'small', 'span'].includes(node.tagName) &&
  !isA(node, '.symbol');

/** The separator of two neighbors in a line, which are separated only by the style sheet. */
function between(before: ElementContent | undefined, node: ElementContent): string {
  if (!before || isA(before, '.symbol')) return '';
  if (isA(before, '.number') || (before.type === 'element' && before.tagName === 'b' && node.type === 'text'))
    return ' ';
  return isA(node, '.words') || isA(node, '.repeated') || (isApart(before) && isApart(node)) ? ' · ' : '';
}

/**
 * Copies an element without what is left out, with a dot between words that only the style sheet separates, and each
 * table cell in one line. The words of sources and translators stay as they are.
 */
export function readable(
  { tagName, properties, children }: Element,
  isText = false,
  isInCell = false,
): Element {
  const isOwn = isText || 'dataSource' in properties || [properties.className].flat().includes('body');
  const isCell = isInCell || tagName === 'td' || tagName === 'th';
  const kept = children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (namesOf(child).some((name) => leftOut.has(name))) return [];
    const own = readable(child, isOwn, isCell);
    // A link to the list of terms is no part of a text.
    if (isA(child, '.term')) return own.children;
    return own.tagName === 'span' && own.children.length === 0 && !own.properties.id ? [] : [own];
  });
  return {
    type: 'element',
    tagName: isInCell && (tagName === 'div' || tagName === 'p') ? 'span' : tagName,
    properties,
    children: isOwn
      ? kept
      : kept.flatMap((child, index) => {
          const value = between(kept[index - 1], child);
          return value === '' ? [child] : [{ type: 'text', value }, child];
        }),
  };
}
