import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isSeq,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { Pointer } from '../../pipeline/pointers.ts';
import { parseWithComments, print, rememberAliases } from './yaml.ts';

/**
 * Whether an entry goes: an item of a list or the value of a key (of a list, only its items are asked for), as plain data,
 * with the keys that lead to it, and the maps that it is in, the innermost first.
 */
export type Goes = (path: string, entry: unknown, above: readonly Fields[]) => boolean;
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a map; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * A YAML text without some of its entries, and without the comments directly above them; empty if nothing is left. A list
 * or map that loses all its entries goes as well.
 *
 * `withoutEntries('a:\n  - x\nb: 1\n', (path, entry) => path === 'a' && entry === 'x') // => 'b: 1\n'`
 */
export const withoutEntries = (text: string, goes: Goes): string => {
  const document = parseWithComments(text);
  if (!isCollection(document.contents)) return text;
  const resolveAliases = rememberAliases(document);
  let isChanged = false;
  /** Takes out what goes of a list or map, which is `data` as it was; gives whether nothing is left. */
  const prune = (
    parent: YAMLMap | YAMLSeq,
    data: unknown,
    path: string,
    above: readonly Fields[],
  ): boolean => {
    const inner = isSeq(parent) ? above : [fieldsOf(data), ...above];
    const kept = parent.items.filter((item, index) => {
      const [key, value] = isPair(item) ? [`${item.key}`, item.value] : [`${index}`, item];
      const own = isPair(item) ? [path, key].filter((one) => one !== '').join('.') : path;
      const entry = fieldsOf(data)[key];
      if (!isSeq(value) && goes(own, entry, inner)) return false;
      return !(isCollection(value) && value.items.length > 0 && prune(value, entry, own, inner));
    });
    isChanged ||= kept.length < parent.items.length;
    parent.items = kept as typeof parent.items;
    return kept.length === 0;
  };
  if (prune(document.contents, document.toJS(), '', [])) return '';
  resolveAliases();
  return isChanged ? print(document) : text;
};

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

/** A YAML text with other values in place of some plain ones, wherever they stand. */
export const withValues = (text: string, values: ReadonlyMap<string, string>): string => {
  const found: { readonly start: number; readonly end: number; readonly value: string }[] = [];
  visit(parseDocument(text), {
    Scalar: (_key, { value: old, range }) => {
      const value = values.get(`${old}`);
      if (value !== undefined && range) found.push({ start: range[0], end: range[1], value });
    },
  });
  return found.reduceRight(
    (now, { start, end, value }) => now.slice(0, start) + value + now.slice(end),
    text,
  );
};

/** A YAML text with other values at some places that have one. */
export const withValuesAt = (
  text: string,
  values: readonly { readonly path: readonly PropertyKey[]; readonly value: string }[],
): string => {
  const document = parseWithComments(text);
  for (const { path, value } of values) document.setIn(path, value);
  return print(document);
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
