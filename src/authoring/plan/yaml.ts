import {
  type Alias,
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { Document as ListedDocument } from '../../schema/document.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { RegistryRow } from '../../schema/registry.ts';
import type { UnofficialFile } from '../../schema/unofficial.ts';
import type { PlannedCorrection } from './plan-corrections.ts';
import type { SectionPlan } from './plan-section.ts';
import type { PlannedRow } from './settle-row.ts';

// The one place where files of decisions are written. What a plan does not touch keeps its comments, its order and
// its quotation marks.

/** The registry of a section after a plan: the file that is there edited, or a new one. */
export const registryToYaml = (before: string | undefined, plan: SectionPlan): string => {
  const empty = parseDocument(emptyRegistry(plan));
  const document = before === undefined ? empty : parseWithComments(before);
  const { contents } = document;
  if (!isMap<Node>(contents) || !isMap<Node>(empty.contents)) return before ?? '';
  const resolveAliases = rememberAliases(document);
  const lacking = empty.contents.items.filter(({ key }) => !contents.has(key));
  contents.items.push(...lacking);
  contents.items.sort(
    (one, other) => registryKeys.indexOf(`${one.key}`) - registryKeys.indexOf(`${other.key}`),
  );
  for (const [lang, file] of Object.entries(plan.sources)) document.setIn(['sources', lang], file);
  const clauses = contents.get('clauses');
  if (isSeq<Node>(clauses)) {
    const rows = new Map(clauses.items.filter(isMap).map((row) => [row.get('id'), row]));
    clauses.flow = false;
    clauses.items = plan.rows.map((planned, index) => {
      const { id, part } = planned.row;
      const row = rows.get(id) ?? document.createNode({ id, part, texts: {} });
      if (index === 0 || !planned.before) row.spaceBefore = index > 0;
      editRow(document, row, planned, plan.words);
      return row;
    });
  }
  const ledger = plan.ledger.map(({ row: { in: lang, at, reason }, isToReview }) => {
    const words = plan.words.get(`${lang} ${at}`);
    const comment = isToReview ? `review, is it no part of the text? ${words}` : asWords(words);
    return { entry: { in: lang, at, reason }, comment };
  });
  setEntries(document, contents, 'ledger', ledger);
  const retired = plan.retired.map(({ id, now, isNew }) => ({
    entry: { id, now },
    comment: isNew ? 'review: is this where its links should lead?' : undefined,
  }));
  setEntries(document, contents, 'retired', retired);
  resolveAliases();
  return print(document);
};

const registryKeys = ['document', 'section', 'sources', 'titles', 'ledger', 'clauses', 'retired'];

const emptyRegistry = ({ before: { document, section }, sources }: SectionPlan): string =>
  `# ${document.toUpperCase()} ${section}: every clause ID, in reading order, and the lines that carry it in each language ("29:1-43" is columns
# 1 to 43 of line 29, both included). An ID is never used again, renumbered or dropped.
document: ${document}
section: "${section}"
sources:
${Object.entries(sources)
  .map(([lang, file]) => `  ${lang}: ${file}`)
  .join('\n')}

# Lines that are on no page, and why: furniture is no part of the text, repeated is printed a second time.
ledger: []

clauses: []

retired: []
`;

const editRow = (
  document: Document,
  row: YAMLMap,
  { row: now, before, score, reviews }: PlannedRow,
  words: SectionPlan['words'],
): void => {
  for (const lang of languages) editText(document, row, lang, now.texts[lang], before?.texts[lang], words);
  const texts = row.get('texts');
  if (isMap(texts) && texts.items.length === 0) row.delete('texts');
  const withWords = <Entry extends { at: string }>(entry: Entry, lang: Language) => ({
    entry,
    comment: asWords(words.get(`${lang} ${entry.at}`)),
  });
  const annotations = now.annotations.map((entry) => withWords(entry, entry.lang));
  setEntries(document, row, 'annotations', annotations);
  const prints = now.alsoPrinted.map((entry) => withWords(entry, entry.in));
  setEntries(document, row, 'alsoPrinted', prints);
  if (now.missing.length === 0) row.delete('missing');
  else if (!isSame(now.missing, before?.missing)) row.set('missing', document.createNode(now.missing));
  const marks = [
    ...(reviews.length === 0 ? [] : ['review']),
    ...(score === undefined ? [] : [`score ${score.toFixed(2)}`]),
  ].join(', ');
  const id = row.get('id', true);
  if (id && marks !== '') setComment(id, reviews.length === 0 ? marks : `${marks}: ${reviews.join('; ')}`);
};

type RowText = RegistryRow['texts'][Language];

/** A text whose reasons stay keeps them as people wrote them. */
const editText = (
  document: Document,
  row: YAMLMap,
  lang: Language,
  now: RowText,
  before: RowText,
  words: SectionPlan['words'],
): void => {
  if (isSame(now, before)) return;
  const path = ['texts', lang];
  if (now === undefined) {
    row.deleteIn(path);
    return;
  }
  const { at, differs } = typeof now === 'string' ? { at: now, differs: undefined } : now;
  const text = row.getIn(path, true);
  const known = isMap(text) ? text.get('at', true) : text;
  const ref = isScalar(known) ? known : refNode(at);
  ref.value = at;
  const keepsReasons = typeof before === 'object' && isSame(differs, before.differs);
  if (!keepsReasons) row.setIn(path, differs === undefined ? ref : document.createNode({ at: ref, differs }));
  const texts = row.get('texts');
  const name = isMap(texts) ? texts.items.find(({ key }) => `${key}` === lang)?.key : undefined;
  setComment(isScalar(name) && name.comment ? name : ref, asWords(words.get(`${lang} ${at}`)));
};

/** A file of corrections after a plan; undefined where none is left. */
export const correctionsToYaml = (
  before: string,
  planned: readonly PlannedCorrection[],
): string | undefined => {
  if (planned.every(({ what }) => what === 'gone')) return undefined;
  const document = parseWithComments(before);
  for (const [index, one] of [...planned.entries()].reverse()) {
    if (one.what === 'gone') document.deleteIn(['corrections', index]);
    if (one.what === 'moved') document.setIn(['corrections', index, 'line'], one.line);
  }
  return print(document);
};

/** A chapter whose cards have facts now: their rows get the slugs of the facts, and need no names and no mark for them. */
export const cardsToYaml = (before: string, slugs: ReadonlyMap<string, string>): string => {
  const document = parseWithComments(before);
  let isChanged = false;
  visit(document, {
    Map: (_key, node) => {
      const key = ['slug', 'card'].find((name) => node.has(name));
      const row = key === undefined ? undefined : node.get(key, true);
      const now = isScalar(row) ? slugs.get(`${row.value}`) : undefined;
      if (!isScalar(row) || now === undefined || (now === row.value && !node.has('names'))) return;
      isChanged = true;
      row.value = now;
      node.delete('names');
      for (const one of [row, node])
        one.comment =
          one.comment?.replace(/^ review: its English name.*\((?<words>[^()]*)\)$/u, ' $<words>') ?? null;
    },
  });
  return isChanged ? print(document) : before;
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
  if (guessed.length > 0 && isScalar(titles))
    setComment(titles, `review: its title in ${guessed.join(' and ')}`);
  list.items.push(row);
  document.contents = list;
  return print(document);
};

/** The unofficial texts of a page. */
export const unofficialToYaml = (file: UnofficialFile): string => {
  // One reader of many texts is written out at each: people edit this file.
  const document = new Document(file, { aliasDuplicateObjects: false });
  document.commentBefore = [
    ' Translations where a language has no official text here. They are marked as unofficial wherever they are shown, and count',
    ' nowhere as texts. `source` is what was translated: if the text changes, the build asks for a look at the translation.',
    ...(file.texts.some(({ edition }) => edition)
      ? [' With `edition` it stands below an official text that is older than what was translated.']
      : []),
  ].join('\n');
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

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A list of entries of one line each, `{ id: …, lang: ja, at: "22" } # words`; those that are there stay. */
const setEntries = (
  document: Document,
  map: YAMLMap,
  name: string,
  entries: readonly {
    readonly entry: { readonly at?: string; readonly now?: string };
    readonly comment: string | undefined;
  }[],
): void => {
  if (entries.length === 0) {
    map.delete(name);
    return;
  }
  if (!map.has(name)) map.set(name, new YAMLSeq(document.schema));
  const list = map.get(name);
  if (!isSeq<Node>(list)) return;
  const flat = (entry: unknown): string => JSON.stringify(entry, ['id', 'in', 'lang', 'at', 'reason', 'now']);
  const known = new Map(list.items.map((node) => [flat(node.toJS(document)), node]));
  list.flow = false;
  list.items = entries.map(({ entry, comment }) => {
    const old = known.get(flat(entry));
    if (old) return old;
    const ref = entry.at === undefined ? {} : { at: refNode(entry.at) };
    const node = document.createNode({ ...entry, ...ref }, { flow: true });
    setComment(node, comment);
    return node;
  });
};

/** A segment reference is a string, whatever it looks like. */
export const refNode = (at: string): Scalar => {
  const node = new Scalar(at);
  node.type = Scalar.QUOTE_DOUBLE;
  return node;
};

export const setComment = (node: Node, comment: string | undefined): void => {
  if (comment !== undefined) node.comment = ` ${comment}`;
};

/** The first words of a text as a comment: a text that begins with our own mark must not become one. */
export const asWords = (words: string | undefined): string | undefined =>
  words !== undefined && /^#*\s*review\b/iu.test(words) ? `“${words}”` : words;
