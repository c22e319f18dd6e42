import {
  Composer,
  CST,
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Parser,
  YAMLSeq,
} from 'yaml';
import type { Pointer } from '../../pipeline/pointers.ts';
import { parseWithComments, print, rememberAliases } from './yaml.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * A YAML text without what goes with these pointers, and without the comments directly above it; undefined if nothing is
 * left.
 */
export const withoutPointers = (
  text: string,
  pointers: readonly Pick<Pointer, 'goes'>[],
): string | undefined => {
  const document = parseWithComments(text);
  const resolveAliases = rememberAliases(document);
  // Entries are found before the first goes: a place in a list is then another one.
  const chains = pointers.map(({ goes }) => goes.map((path) => entryAt(document, path)));
  for (const chain of chains)
    for (const entry of chain) {
      if (entry === 'file') {
        if (chain.length === 1 || !hasEntries(document.contents)) return undefined;
        break;
      }
      const { list, item } = entry;
      list.items = list.items.filter((one) => one !== item) as typeof list.items;
      if (list.items.length > 0) break;
    }
  resolveAliases();
  return print(document);
};

/** Whether a list, or a list in a map, has entries left. */
const hasEntries = (contents: unknown): boolean =>
  isSeq(contents)
    ? contents.items.length > 0
    : isMap(contents) && contents.items.some(({ value }) => isSeq(value) && value.items.length > 0);

/** The entry of a list or map at a path, and the list or map. */
const entryAt = (document: Document, path: readonly PropertyKey[]) => {
  if (path.length === 0) return 'file';
  const [key] = path.slice(-1);
  const list = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isCollection(list)) throw new Error(`Nothing is at ${path.join('.')}`);
  const item = isSeq(list)
    ? list.items[Number(key)]
    : list.items.find((pair) => isPair(pair) && `${pair.key}` === key);
  return { list, item };
};

/** A YAML text with other values at some places that have a plain one; all else stays as it is written. */
export const withValuesAt = (
  text: string,
  values: readonly { readonly path: readonly PropertyKey[]; readonly value: string }[],
): string => {
  const tokens = [...new Parser().parse(text)];
  const [document] = new Composer({ keepSourceTokens: true }).compose(tokens);
  for (const { path, value } of values) {
    const node = document?.getIn(path, true);
    if (isScalar(node) && node.srcToken) CST.setScalarValue(node.srcToken, value);
  }
  return tokens.map(CST.stringify).join('');
};

/** A YAML list with more entries, before its first one or after its last. */
export const withEntries = (text: string, entries: readonly Fields[], place: 'first' | 'last'): string => {
  if (entries.length === 0) return text;
  const document = parseWithComments(text);
  const list = isSeq<Node>(document.contents) ? document.contents : new YAMLSeq<Node>(document.schema);
  const nodes = entries.map((entry) => document.createNode(entry));
  const [[first], [next]] = [nodes, list.items];
  if (place === 'first' && first && next) {
    // What stands above the list is above its new first entry.
    first.commentBefore = next.commentBefore ?? null;
    next.commentBefore = null;
    next.spaceBefore = true;
  }
  list.items = place === 'first' ? [...nodes, ...list.items] : [...list.items, ...nodes];
  list.flow = false;
  document.contents = list;
  return print(document, { flowCollectionPadding: false });
};
