import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isSeq,
  parse,
  parseDocument,
  stringify,
  YAMLSeq,
} from 'yaml';

// How commands edit files of YAML: what they add comes at the end of its map or list, in the layout of the printer, and people
// move it. The printer keeps comments, order and quotation marks.

/** What becomes of a place of a file. */
export interface PlacedValue {
  readonly path: readonly string[];
  /** Undefined where nothing is there any more. */
  readonly value: object | string | undefined;
  /** Written in one line. */
  readonly isFlow?: boolean;
}

/** What a person is to look at, by the entry that it is about. */
export interface AskedEntry {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

export const print = (document: Document): string => document.toString({ lineWidth: 0 });

/**
 * A map with other values, and questions above some of its keys; undefined where nothing is left. What has its value already stays
 * as it is written.
 */
export const withPlaces = (
  before: string | undefined,
  places: readonly PlacedValue[],
  asked: readonly AskedEntry[] = [],
): string | undefined => {
  const document = openMap(before);
  const known: unknown = document.toJS();
  for (const { path, value, isFlow } of places) {
    if (isSame(valueAt(known, path), value)) continue;
    if (value !== undefined) document.setIn(path, document.createNode(value, { flow: isFlow === true }));
    else if (document.hasIn(path)) document.deleteIn(path);
    const outer = document.get(path[0]);
    if (path.length > 1 && isMap(outer)) outer.flow = false;
  }
  // What is empty goes at last: it keeps its place where something else comes into it.
  for (const { path } of places) prune(document, path);
  const isEmpty = isCollection(document.contents) && document.contents.items.length === 0;
  return isEmpty ? undefined : withQuestionsAt(print(document), asked);
};

/** Whether two values are the same, whatever the order of their keys. */
const isSame = (one: unknown, other: unknown): boolean => {
  const options = { sortMapEntries: true, aliasDuplicateObjects: false };
  return stringify(one, options) === stringify(other, options);
};

const valueAt = (known: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((outer, key) => Object(outer)[key], known);

/** Reads a file whose content is a map; a new one is empty. */
export const openMap = (before = ''): Document => {
  const document: Document = parseDocument(before);
  if (!isMap(document.contents)) document.contents = document.createNode({});
  if (isMap(document.contents)) document.contents.flow = false;
  return document;
};

/** Takes out the maps around a place that have nothing in them, the inmost first. */
const prune = (document: Document, path: readonly string[]): void => {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const around = document.getIn(path.slice(0, length), true);
    if (isCollection(around) && around.items.length === 0) document.deleteIn(path.slice(0, length));
  }
};

/** A YAML text whose list under a key has lost some entries; undefined if none is left. */
export const withoutItems = (text: string, key: string, indexes: readonly number[]): string | undefined => {
  const document = parseDocument(text);
  const list = document.get(key);
  if (indexes.length === 0 || !isSeq(list)) return text;
  list.items = list.items.filter((_, index) => !indexes.includes(index));
  return list.items.length === 0 ? undefined : print(document);
};

/** A YAML list with one more entry. */
export const withEntry = (text: string, entry: object): string => {
  const document: Document = parseDocument(text);
  const list = isSeq(document.contents) ? document.contents : new YAMLSeq(document.schema);
  list.items.push(document.createNode(entry));
  list.flow = false;
  document.contents = list;
  return print(document);
};

/** A YAML text with questions above the entries that they are about, each once; nothing else of it changes. */
export const withQuestionsAt = (yaml: string, asked: readonly AskedEntry[]): string => {
  const document = parseDocument(yaml);
  /** Where an entry begins: of a map its key. */
  const startOf = (path: readonly PropertyKey[]): number => {
    const above = document.getIn(path.slice(0, -1), true);
    const key = isMap(above) && above.items.find((pair) => `${pair.key}` === `${String(path.at(-1))}`)?.key;
    const node = isNode(key) ? key : document.getIn(path, true);
    return (isNode(node) ? node.range?.[0] : undefined) ?? 0;
  };
  const placed = asked
    .map(({ path, text }) => {
      const line = yaml.lastIndexOf('\n', startOf(path) - 1) + 1;
      const indent = /^ */u.exec(yaml.slice(line))?.[0] ?? '';
      return { line, question: `${indent}# ? ${text}\n` };
    })
    .filter(({ question }) => !yaml.includes(question));
  const edited = placed
    .toSorted((one, other) => one.line - other.line)
    .reduceRight((text, { line, question }) => text.slice(0, line) + question + text.slice(line), yaml);
  // Inside a text of several lines there are no comments: then the questions are at the top.
  return JSON.stringify(parse(edited)) === JSON.stringify(parse(yaml))
    ? edited
    : placed.map(({ question }) => question.trimStart()).join('') + yaml;
};
