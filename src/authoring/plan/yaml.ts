import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type ToStringOptions,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { CardNames } from '../../schema/card.ts';
import type { Document as ListedDocument } from '../../schema/document.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { PlannedRow } from './ask.ts';
import type { SectionPlan } from './plan-section.ts';

// The one place where files of decisions are written. What a plan does not touch keeps its comments, its order and
// its quotation marks.

/** The decisions about a section after a plan: the file that is there edited, or a new one; undefined where nothing is decided. */
export const sectionDecisionsToYaml = (before: string | undefined, plan: SectionPlan): string | undefined => {
  const { document, map } = openMap(before);
  const resolveAliases = rememberAliases(document);
  const clauses = map.get('clauses', true);
  const known = isMap<Node>(clauses) ? clauses : document.createNode<Record<string, never>>({});
  known.flow = false;
  for (const row of plan.rows) decideClause(document, known, row);
  if (known.items.length === 0) map.delete('clauses');
  else map.set('clauses', known);
  resolveAliases();
  return map.items.length === 0 ? undefined : print(document);
};

/** Reads a file of decisions; a new one is an empty map. */
const openMap = (before = ''): { readonly document: Document; readonly map: YAMLMap<unknown, unknown> } => {
  const document = parseWithComments(before);
  const map = isMap<Node>(document.contents)
    ? document.contents
    : document.createNode<Record<string, never>>({});
  document.contents = map;
  map.flow = false;
  return { document, map };
};

/** Writes what is decided anew of a clause, and asks about what it lacks. */
const decideClause = (
  document: Document,
  clauses: YAMLMap<unknown, unknown>,
  { id, decision, before, gaps }: PlannedRow,
): void => {
  for (const key of ['differs', 'missing'] as const)
    setByLanguage(document, clauses, [id, key], before?.decision[key], decision[key]);
  const own = clauses.get(id, true);
  if (isMap(own) && own.items.length === 0) clauses.deleteIn([id]);
  const gap = keyOf(own, 'missing');
  if (gap) ask(gap, gaps, own);
};

/** Sets what is decided by language; what is written of a language that stays keeps its comments. */
const setByLanguage = (
  document: Document,
  map: YAMLMap<unknown, unknown>,
  path: readonly string[],
  old: Readonly<Partial<Record<Language, unknown>>> = {},
  now: Readonly<Partial<Record<Language, unknown>>> = {},
): void => {
  if (isSame(now, old)) return;
  if (isAlias(map.getIn(path, true))) map.setIn(path, document.createNode(old));
  for (const lang of languages) {
    if (isSame(now[lang], old[lang])) continue;
    if (now[lang] === undefined) map.deleteIn([...path, lang]);
    else map.setIn([...path, lang], document.createNode(now[lang]));
  }
  if (Object.keys(now).length === 0) map.deleteIn(path);
};

/** Writes questions above a node, below what people have written there; each once. */
const ask = (node: Node, questions: readonly string[], around: unknown): void => {
  // What is above the first key of a map is a comment of the map.
  const above = isMap<Node>(around) && around.items[0]?.key === node ? around.commentBefore : undefined;
  const said = new Set([above, node.commentBefore].flatMap((comment) => comment?.split('\n') ?? []));
  const fresh = questions.map(toQuestion).filter((question) => !said.has(question));
  node.commentBefore = [node.commentBefore, ...fresh].filter(Boolean).join('\n') || null;
};

/** A key of a map, for a comment above it. */
const keyOf = (map: unknown, name: string): Node | undefined => {
  const key = isMap<Node>(map) ? map.items.find((item) => `${item.key}` === name)?.key : undefined;
  return isNode(key) ? key : undefined;
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
  return print(document);
};

/** A question about an entry of YAML is a comment that begins with `?`. */
const toQuestion = (question: string): string => ` ? ${question}`;

/** What a chapter of a set FAQ has decided of it after a plan. */
export interface PlannedDecisions {
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  readonly sections: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;
  readonly names: Readonly<Record<string, CardNames>>;
  /** What a person is to look at, by a section or a card. */
  readonly questions: ReadonlyMap<string, string>;
}

/** The decisions about a chapter after a plan: the file that is there edited, or a new one; undefined where nothing is decided. */
export const chapterDecisionsToYaml = (
  before: string | undefined,
  plan: PlannedDecisions,
): string | undefined => {
  const { document, map } = openMap(before);
  const set = (path: readonly string[], value: object): void => {
    if (isSame(value, asData(map.getIn(path), document))) return;
    if (Object.keys(value).length > 0) map.setIn(path, document.createNode(value, { flow: true }));
    else if (map.hasIn(path)) map.deleteIn(path);
  };
  /** Sets the entries of a map by their IDs, and asks about them. */
  const setAll = (key: string, entries: Readonly<Record<string, object>>): void => {
    const old = map.get(key);
    if (isMap(old)) old.items = old.items.filter((item) => Object.hasOwn(entries, `${item.key}`));
    for (const [id, value] of Object.entries(entries)) {
      set([key, id], value);
      const name = keyOf(map.get(key), id);
      const question = plan.questions.get(id);
      if (name && question !== undefined) ask(name, [question], map.get(key));
    }
    const now = map.get(key);
    if (!isMap(now)) return;
    now.flow = false;
    if (now.items.length === 0) map.delete(key);
  };
  set(['titles'], plan.titles);
  setAll('sections', plan.sections);
  setAll('names', plan.names);
  return map.items.length === 0 ? undefined : print(document);
};

const asData = (node: unknown, document: Document): unknown => (isNode(node) ? node.toJS(document) : node);

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A file of corrections for a source, without those that do not apply any more; undefined where none is left. */
export const correctionsToYaml = (
  before: string,
  source: string,
  gone: ReadonlySet<string>,
): string | undefined => {
  const document = parseWithComments(before);
  const list = document.get('corrections');
  if (!isSeq<Node>(list)) return before;
  const kept = list.items.filter((item) => !isMap(item) || !gone.has(`${item.get('id')}`));
  if (kept.length === list.items.length && document.get('source') === source) return before;
  document.set('source', source);
  list.items = kept;
  return kept.length === 0 ? undefined : print(document);
};

/** A chapter whose cards have facts now: they need no names, and no question about them. */
export const cardsToYaml = (before: string, known: ReadonlySet<string>): string | undefined => {
  const document = parseWithComments(before);
  const names = document.get('names');
  if (!isMap(names)) return before;
  const left = names.items.filter(({ key }) => !known.has(`${key}`));
  if (left.length === names.items.length) return before;
  names.items = left;
  if (left.length === 0) document.delete('names');
  return isMap(document.contents) && document.contents.items.length === 0 ? undefined : print(document);
};

/** The list of documents with one more at its end. A person has to give its title in languages where it is only a guess. */
export const documentsToYaml = (
  before: string,
  added: ListedDocument,
  guessed: readonly Language[],
): string => {
  const document = parseWithComments(before);
  const list = isSeq<Node>(document.contents) ? document.contents : new YAMLSeq<Node>(document.schema);
  const row = document.createNode(added);
  const titles = row.items.find(({ key }) => `${key}` === 'titles')?.key;
  if (guessed.length > 0 && isScalar(titles)) setComment(titles, `? its title in ${guessed.join(' and ')}`);
  list.items.push(row);
  document.contents = list;
  return print(document);
};

export const print = (document: Document, options: ToStringOptions = {}): string =>
  document.toString({ lineWidth: 0, ...options });

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

export const setComment = (node: Node, comment: string | undefined): void => {
  if (comment !== undefined) node.comment = ` ${comment}`;
};
