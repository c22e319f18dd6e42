import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

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
 * A YAML text without some of its entries, and without the comments directly above them. All else stays as it is
 * written. A list or map inside the file that loses all its entries goes as well.
 *
 * `withoutEntries('a:\n  - x\nb: 1\n', (path, entry) => path === 'a' && entry === 'x') // => 'b: 1\n'`
 */
export const withoutEntries = (text: string, goes: Goes): string => {
  const document = parseDocument(text);
  const { contents } = document;
  if (!isCollection(contents)) return text;
  const plain = (node: unknown): unknown => toPlain(node, document);
  const cuts: Cut[] = [];
  /** Notes what to cut; gives whether nothing is left. */
  const prune = (parent: Collection, path: string, above: readonly Fields[]): boolean => {
    const children = childrenOf(parent);
    const inner = isSeq(parent) ? above : [fieldsOf(plain(parent)), ...above];
    const gone = children.map(({ key, value }) => {
      const own = key === undefined ? path : [path, key].filter((one) => one !== '').join('.');
      if (!isSeq(value) && goes(own, plain(value), inner)) return true;
      return isCollection(value) && childrenOf(value).length > 0 && prune(value, own, inner);
    });
    if (gone.every((one) => one)) return true;
    if (gone.some((one) => one)) cuts.push(...(parent.flow ? inLine : inLines)(text, parent, gone));
    return false;
  };
  if (prune(contents, '', [])) return isSeq(contents) ? text.slice(0, startOf(text, contents)) : '';
  // What is inside a longer cut goes with it.
  const outer = cuts.filter(
    (cut) => !cuts.some((one) => one !== cut && one.start <= cut.start && one.end >= cut.end),
  );
  const left = outer
    .sort((one, other) => other.start - one.start)
    .reduce((out, { start, end, now }) => out.slice(0, start) + now + out.slice(end), text);
  return moveAnchors(left, text);
};

/** Where a text goes that others refer to (`&name`), the first of them gets it. */
const moveAnchors = (left: string, before: string): string => {
  let out = left;
  visit(parseDocument(before), {
    Node: (_key, node) => {
      const anchor = isAlias(node) ? undefined : node.anchor;
      if (anchor === undefined || new RegExp(`&${anchor}\\b`, 'u').test(out)) return;
      const [start = 0, end = 0] = node.range ?? [];
      const own = before.slice(before.lastIndexOf(`&${anchor}`, start), end).trimEnd();
      out = out.replace(new RegExp(`\\*${anchor}\\b`, 'u'), () => own);
    },
  });
  return out;
};

/** A node as data, with what its aliases stand for. */
const toPlain = (node: unknown, document: Document.Parsed): unknown => {
  if (isAlias(node)) return toPlain(node.resolve(document), document);
  if (isScalar(node)) return node.value;
  if (isSeq(node)) return node.items.map((item) => toPlain(item, document));
  return isMap(node)
    ? Object.fromEntries(
        node.items.map(({ key, value }) => [`${toPlain(key, document)}`, toPlain(value, document)]),
      )
    : node;
};

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly now: string;
}
type Collection = YAMLMap | YAMLSeq;

interface Child {
  readonly key?: string;
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
}

const childrenOf = (parent: Collection): readonly Child[] =>
  parent.items.flatMap((item): Child[] => {
    if (isPair(item) && isScalar(item.key)) {
      const value = isNode(item.value) ? item.value : undefined;
      const [start = 0, , end = 0] = item.key.range ?? [];
      return [{ key: `${item.key.value}`, value: item.value, start, end: value?.range?.[1] ?? end }];
    }
    if (!isNode(item)) return [];
    const [start = 0, end = 0] = item.range ?? [];
    return [{ value: item, start, end }];
  });

/** `{ a: 1, b: 2 } // => '{ b: 2 }'` */
const inLine = (text: string, parent: Collection, gone: readonly boolean[]): readonly Cut[] => {
  const kept = childrenOf(parent)
    .filter((_child, index) => !gone[index])
    .map(({ start, end }) => text.slice(start, end).trim());
  const [start = 0, end = 0] = parent.range ?? [];
  const [first = 0, last = 0] = [childrenOf(parent)[0]?.start, childrenOf(parent).at(-1)?.end];
  return [{ start: first, end: Math.min(last, end), now: kept.join(', ') }].filter(
    (cut) => cut.start >= start,
  );
};

/** The lines of entries, each with the comments above it. */
const inLines = (text: string, parent: Collection, gone: readonly boolean[]): readonly Cut[] => {
  const starts = childrenOf(parent).map(({ start }) => startOfLines(text, start));
  const end = parent.range?.[1] ?? text.length;
  return starts.flatMap((start, index): Cut[] => {
    if (!gone[index]) return [];
    const next = starts[index + 1] ?? Math.max(start, lineEnd(text, end));
    // A blank line between what is before and what is after stays.
    const isSpaced = /\n\s*\n$/u.test(text.slice(start, next)) && !/\n\s*\n$/u.test(text.slice(0, start));
    return [{ start, end: next, now: isSpaced ? '\n' : '' }];
  });
};

const startOf = (text: string, parent: Collection): number =>
  startOfLines(text, childrenOf(parent)[0]?.start ?? text.length);

/** The start of the line of an offset, or of the comments directly above it. */
const startOfLines = (text: string, offset: number): number => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  if (start === 0) return 0;
  const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, start);
  return /^\s*#/u.test(above) ? startOfLines(text, start - 1) : start;
};

/** An offset at the start of a line stays; one inside it goes to its end. */
const lineEnd = (text: string, offset: number): number => {
  if (text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
};
