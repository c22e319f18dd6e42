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

// Edits of YAML files. New entries come last in their map or list. Comments, order and quotation marks stay.

export interface PlacedValue {
  readonly path: readonly string[];
  /** Undefined removes the present value. */
  readonly value: object | string | undefined;
  /** Whether the value is written in one line. */
  readonly isFlow?: boolean;
}

export interface AskedEntry {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

export const toYaml = (document: Document): string => document.toString({ lineWidth: 0 });

/** Sets values in a map, with questions; undefined if nothing is left. Unchanged values keep their form. */
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
  // Removes empty maps last, so that a map which gets a new entry keeps its place.
  for (const { path } of places) prune(document, path);
  const isEmpty = isCollection(document.contents) && document.contents.items.length === 0;
  return isEmpty ? undefined : withQuestionsAt(toYaml(document), asked);
};

/** Compares two values, whatever the order of their keys. */
const isSame = (one: unknown, other: unknown): boolean => {
  const options = { sortMapEntries: true, aliasDuplicateObjects: false };
  return stringify(one, options) === stringify(other, options);
};

const valueAt = (known: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((outer, key) => Object(outer)[key], known);

/** Parses a YAML file. One that is empty or not a map becomes an empty map. */
export const openMap = (before = ''): Document => {
  const document: Document = parseDocument(before);
  if (!isMap(document.contents)) document.contents = document.createNode({});
  if (isMap(document.contents)) document.contents.flow = false;
  return document;
};

const prune = (document: Document, path: readonly string[]): void => {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const around = document.getIn(path.slice(0, length), true);
    if (isCollection(around) && around.items.length === 0) document.deleteIn(path.slice(0, length));
  }
};

/** Removes entries of a list; undefined if none is left. */
export const withoutItems = (text: string, key: string, indexes: readonly number[]): string | undefined => {
  const document = parseDocument(text);
  const list = document.get(key);
  if (indexes.length === 0 || !isSeq(list)) return text;
  list.items = list.items.filter((_, index) => !indexes.includes(index));
  return list.items.length === 0 ? undefined : toYaml(document);
};

export const withEntry = (text: string, entry: object): string => {
  const document: Document = parseDocument(text);
  const list = isSeq(document.contents) ? document.contents : new YAMLSeq(document.schema);
  list.items.push(document.createNode(entry));
  list.flow = false;
  document.contents = list;
  return toYaml(document);
};

/** Adds questions above their entries, except those that the file already has. */
export const withQuestionsAt = (yaml: string, asked: readonly AskedEntry[]): string => {
  const document = parseDocument(yaml);
  /** The offset of an entry; in a map, that of its key. */
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
  // Inside a block scalar, a question would be text: then all go to the top of the file.
  return JSON.stringify(parse(edited)) === JSON.stringify(parse(yaml))
    ? edited
    : placed.map(({ question }) => question.trimStart()).join('') + yaml;
};
