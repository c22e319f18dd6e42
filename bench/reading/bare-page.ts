import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * Strips a page to its words: no script, style or picture, and only the attributes for language and links. Hidden
 * elements (menus, dialogs) go, too; folded texts stay folded.
 *
 *     <p class="cell" lang="ja">違反<svg>…</svg></p>  ->  <p lang="ja">違反</p>
 */
export function barePage(page: string): string {
  const document = parse(page);
  const strip = (parent: { childNodes: Node[] }) => {
    parent.childNodes = parent.childNodes.filter(isShown);
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue;
      child.attrs = child.attrs.filter(({ name }) => kept.has(name));
      strip(child);
    }
  };
  strip(document);
  return serialize(document);
}

const dropped = new Set([
  ...['script', 'style', 'svg', 'template', 'link'],
  ...['dialog', 'button', 'input', 'select'],
]);
const kept = new Set(['charset', 'lang', 'href', 'open']);

function isShown(node: Node): boolean {
  if (!('tagName' in node)) return node.nodeName !== '#comment';
  const isHidden = node.attrs.some(({ name }) => ['hidden', 'popover', 'http-equiv'].includes(name));
  return !isHidden && !dropped.has(node.tagName);
}
