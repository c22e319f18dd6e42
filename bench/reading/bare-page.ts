import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * The same words without anything of ours: no script, no style, no picture, and of attributes only the language and
 * where links lead. What a browser hides by itself (menus, dialogs) goes as well; folded texts stay folded.
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
  'script',
  'style',
  'svg',
  'template',
  'link',
  'dialog',
  'button',
  'input',
  'select',
]);
const kept = new Set(['charset', 'lang', 'href', 'open']);

function isShown(node: Node): boolean {
  if (!('tagName' in node)) return node.nodeName !== '#comment';
  const isHidden = node.attrs.some(({ name }) => ['hidden', 'popover', 'http-equiv'].includes(name));
  return !isHidden && !dropped.has(node.tagName);
}
