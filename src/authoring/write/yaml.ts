import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type ToStringOptions,
  visit,
  type YAMLMap,
} from 'yaml';
import { keepLayout } from './keep-layout.ts';

// How files of YAML are edited: what is not touched keeps its comments, its order and its quotation marks.

/** What becomes of a place of a file. */
export interface PlacedValue {
  readonly path: readonly string[];
  /** Undefined where nothing is there any more. */
  readonly value: object | string | undefined;
  /** Written in one line. */
  readonly isFlow?: boolean;
}

/** What a person is to look at, by the key that it is about. */
export interface AskedKey {
  readonly path: readonly string[];
  readonly questions: readonly string[];
}

/** A map with other values, and questions above some of its keys; undefined where nothing is left. */
export const withPlaces = (
  before: string | undefined,
  places: readonly PlacedValue[],
  asked: readonly AskedKey[] = [],
): string | undefined => {
  const { document, map } = openMap(before);
  const resolveAliases = rememberAliases(document);
  for (const place of places) setAt(document, map, place);
  // What is empty goes at last: it keeps its place where something else comes into it.
  for (const { path } of places) prune(map, path);
  for (const { path, questions } of asked) {
    const around = map.getIn(path.slice(0, -1), true) ?? map;
    const item = isMap<Node>(around) && around.items.find(({ key }) => `${key}` === path.at(-1));
    if (!item) continue;
    // A key that is new is plain, and has no comment.
    const key = isNode(item.key) ? item.key : document.createNode<Node>(item.key);
    item.key = key;
    ask(key, questions, around);
  }
  resolveAliases();
  return map.items.length === 0 ? undefined : printEdited(document, before);
};

/** Reads a file whose content is a map; a new one is empty. */
export const openMap = (
  before = '',
): { readonly document: Document; readonly map: YAMLMap<unknown, unknown> } => {
  const document = parseWithComments(before);
  const map = isMap<Node>(document.contents)
    ? document.contents
    : document.createNode<Record<string, never>>({});
  document.contents = map;
  map.flow = false;
  return { document, map };
};

const setAt = (
  document: Document,
  map: YAMLMap<unknown, unknown>,
  { path, value, isFlow }: PlacedValue,
): void => {
  // What an alias stands for is another place's.
  for (const way of waysTo(path)) {
    const node = map.getIn(way, true);
    if (isAlias(node)) map.setIn(way, document.createNode(node.toJS(document)));
  }
  if (value !== undefined) map.setIn(path, document.createNode(value, isFlow ? { flow: true } : {}));
  else if (map.hasIn(path)) map.deleteIn(path);
  const outer = map.get(path[0]);
  if (path.length > 1 && isMap(outer)) outer.flow = false;
};

/** `waysTo(['clauses', 'remedy-1', 'missing']) // => [['clauses'], ['clauses', 'remedy-1']]` */
const waysTo = (path: readonly string[]): readonly (readonly string[])[] =>
  path.slice(1).map((_, index) => path.slice(0, index + 1));

const prune = (map: YAMLMap<unknown, unknown>, path: readonly string[]): void => {
  for (const way of waysTo(path).toReversed()) {
    const node = map.getIn(way, true);
    if (isCollection(node) && node.items.length === 0) map.deleteIn(way);
  }
};

/** Writes questions above a node, below what people have written there; each once. */
export const ask = (node: Node, questions: readonly string[], around: unknown): void => {
  // What is above the first key of a map is a comment of the map.
  const above = isMap<Node>(around) && around.items[0]?.key === node ? around.commentBefore : undefined;
  const said = new Set([above, node.commentBefore].flatMap((comment) => comment?.split('\n') ?? []));
  const fresh = questions.map((question) => ` ? ${question}`).filter((question) => !said.has(question));
  node.commentBefore = [node.commentBefore, ...fresh].filter(Boolean).join('\n') || null;
};

export const print = (document: Document, options: ToStringOptions = {}): string =>
  document.toString({ lineWidth: 0, ...options });

/** Prints a document that was read from a text; what was not touched is laid out as it was there. */
export const printEdited = (document: Document, before = ''): string =>
  keepLayout(before, print(parseWithComments(before)), print(document));

/** Reads a document; a comment on the line of a key (`zh: # 牌手…`) is the key's, so that it is written there again. */
export const parseWithComments = (text: string): Document => {
  const document: Document = parseDocument(text);
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !(isMap(value) || isSeq(value)) || !value.commentBefore) return;
      if (!/^:[ \t]*#/u.test(text.slice(key.range?.[1]))) return;
      const [first, ...rest] = value.commentBefore.split('\n');
      key.comment = first ?? '';
      value.commentBefore = rest.length === 0 ? null : rest.join('\n');
    },
  });
  return document;
};

/**
 * Where a node goes that aliases refer to, the first of them is written out, and the others refer to that one.
 * Called before a document is edited; what comes out is called afterwards.
 */
export const rememberAliases = (document: Document): (() => void) => {
  const known = new Map<Alias, Node>();
  visit(document, {
    Alias: (_key, alias) => {
      const node = alias.resolve(document);
      if (node) known.set(alias, node);
    },
  });
  return () => {
    visit(document, { Alias: (_key, alias) => (alias.resolve(document) ? undefined : known.get(alias)) });
  };
};
