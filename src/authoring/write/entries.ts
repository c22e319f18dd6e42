import { isMap, isNode, isSeq, type Node, parse, parseDocument, YAMLSeq } from 'yaml';
import { parseWithComments, printEdited, rememberAliases } from './yaml.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A YAML text whose list under a key has lost some entries; undefined if none is left. */
export const withoutItems = (text: string, key: string, indexes: readonly number[]): string | undefined => {
  if (indexes.length === 0) return text;
  const document = parseWithComments(text);
  const resolveAliases = rememberAliases(document);
  const list = document.get(key);
  if (!isSeq<Node>(list)) return text;
  list.items = list.items.filter((_, index) => !indexes.includes(index));
  if (list.items.length === 0) return undefined;
  resolveAliases();
  return printEdited(document, text);
};

/** A YAML list with one more entry. */
export const withEntry = (text: string, entry: Fields): string => {
  const document = parseWithComments(text);
  const list = isSeq<Node>(document.contents) ? document.contents : new YAMLSeq<Node>(document.schema);
  list.items.push(document.createNode(entry));
  list.flow = false;
  document.contents = list;
  return printEdited(document, text);
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
