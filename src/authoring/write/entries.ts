import {
  Composer,
  CST,
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Parser,
  parse,
  parseDocument,
  YAMLSeq,
} from 'yaml';
import type { Pointer } from '../../pipeline/pointers.ts';
import { ask, openMap, parseWithComments, printEdited, rememberAliases } from './yaml.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * A YAML text without what goes with these pointers, and without the comments directly above it, but those at the top of a
 * list or map; undefined if nothing is left.
 */
export const withoutPointers = (
  text: string,
  pointers: readonly Pick<Pointer, 'goes'>[],
): string | undefined => {
  if (pointers.length === 0) return text;
  const document = parseWithComments(text);
  const resolveAliases = rememberAliases(document);
  // Entries are found before the first goes: a place in a list is then another one.
  const chains = pointers.map(({ goes }) => goes.map((path) => entryAt(document, path)));
  for (const chain of chains)
    for (const entry of chain) {
      if (entry === 'file') return undefined;
      takeOut(entry);
      if (entry.list.items.length > 0) break;
    }
  if (!hasEntries(document.contents)) return undefined;
  resolveAliases();
  return printEdited(document, text);
};

/** A YAML text without some entries, and without the lists and maps that are empty then; undefined if nothing is left. */
export const withoutEntries = (
  text: string,
  paths: readonly (readonly PropertyKey[])[],
): string | undefined =>
  withoutPointers(
    text,
    paths.map((path) => ({ goes: path.map((_, index) => path.slice(0, path.length - index)) })),
  );

const takeOut = ({ list, item }: Exclude<ReturnType<typeof entryAt>, 'file'>): void => {
  // What is above a first entry is a comment of its list: only questions are about the entry alone.
  if (list.items[0] === item) {
    list.commentBefore = withoutQuestions(list.commentBefore);
    // Of the list or map that is the whole file, it is read as one of the entry.
    const [first, next] = list.items.map((one) => (isPair(one) ? one.key : one));
    const said = isNode(first) && withoutQuestions(first.commentBefore);
    if (said && isNode(next)) next.commentBefore = [said, next.commentBefore].filter(Boolean).join('\n');
  }
  list.items = list.items.filter((one) => one !== item) as typeof list.items;
};

const withoutQuestions = (comment: string | null | undefined): string | null =>
  comment
    ?.split('\n')
    .filter((line) => !line.startsWith(' ? '))
    .join('\n') || null;

/** Whether a list has entries, or a list or map in a map: other values only say what these are about. */
const hasEntries = (contents: unknown): boolean =>
  isSeq(contents)
    ? contents.items.length > 0
    : isMap(contents) && contents.items.some(({ value }) => isCollection(value) && value.items.length > 0);

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

/** A YAML list with more entries, before the one with an index, or after its last. */
export const withEntries = (text: string, entries: readonly Fields[], before?: number): string => {
  if (entries.length === 0) return text;
  const document = parseWithComments(text);
  const list = isSeq<Node>(document.contents) ? document.contents : new YAMLSeq<Node>(document.schema);
  const nodes = entries.map((entry) => document.createNode(entry));
  const at = before ?? list.items.length;
  const [[first], next] = [nodes, list.items[at]];
  if (first && next) {
    // What stands above the list is above its new first entry.
    if (at === 0) {
      first.commentBefore = next.commentBefore ?? null;
      next.commentBefore = null;
    } else first.spaceBefore = true;
    next.spaceBefore = true;
  }
  list.items = list.items.toSpliced(at, 0, ...nodes);
  list.flow = false;
  document.contents = list;
  return printEdited(document, text);
};

/** The decisions about a page with more retired IDs, and a question about each where their places are not settled. */
export const withRetired = (
  before: string,
  ids: readonly { readonly id: string; readonly now: string }[],
  question?: string,
): string => {
  const { document, map } = openMap(before);
  const known = map.get('retired');
  const list = isSeq<Node>(known) ? known : new YAMLSeq<Node>(document.schema);
  list.flow = false;
  for (const { id, now } of ids) {
    const node = document.createNode({ id, now }, { flow: true });
    list.items.push(node);
    if (question !== undefined) ask(node, [question], list);
  }
  map.set('retired', list);
  return printEdited(document, before);
};

/** A YAML text with questions above the entries that they are about, each once; nothing else of it changes. */
export const withQuestionsAt = (
  yaml: string,
  asked: readonly { readonly path: readonly PropertyKey[]; readonly text: string }[],
): string => {
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
