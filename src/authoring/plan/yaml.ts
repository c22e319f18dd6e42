import {
  type Alias,
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { type Language, languages } from '../../schema/language.ts';
import type { ChapterRegistry, RegistryRow } from '../../schema/registry.ts';
import type { SourceKind } from '../../schema/source.ts';
import type { UnofficialFile } from '../../schema/unofficial.ts';
import type { PlannedCorrection } from './plan-corrections.ts';
import type { SectionPlan } from './plan-section.ts';
import type { PlannedRow } from './settle-row.ts';

// The one place where files of decisions are written. What a plan does not touch keeps its comments, its order and
// its quotation marks.

/** The registry of a section after a plan: the file that is there edited, or a new one. */
export const registryToYaml = (before: string | undefined, plan: SectionPlan): string => {
  const document = parseDocument(before ?? newRegistry(plan));
  const { contents } = keepKeyComments(document, before ?? '');
  if (!isMap(contents)) return before ?? '';
  const resolveAliases = rememberAliases(document);
  for (const [lang, file] of Object.entries(plan.sources))
    if (document.getIn(['sources', lang]) !== file) document.setIn(['sources', lang], file);
  const clauses = listAt(document, contents, 'clauses');
  const rows = new Map(clauses.items.filter(isMap).map((row) => [row.get('id'), row]));
  clauses.items = plan.rows.map((planned, index) => {
    const row = rows.get(planned.row.id) ?? newRow(document, planned.row);
    if (index === 0 || !planned.before) row.spaceBefore = index > 0;
    editRow(document, row, planned);
    return row;
  });
  const ledger = plan.ledger.map(({ row: { in: lang, at, reason }, words = '', isToReview }) => ({
    entry: { in: lang, at, reason },
    comment: isToReview ? `review, is it no part of the text? ${words}` : asWords(words),
  }));
  setEntries(document, contents, 'ledger', ledger, { next: 'clauses', comment: ledgerComment });
  const retired = plan.retired.map(({ id, now, isNew }) => ({
    entry: { id, now },
    comment: isNew ? 'review: is this where its links should lead?' : undefined,
  }));
  setEntries(document, contents, 'retired', retired);
  resolveAliases();
  return print(document);
};

/** The registry of a chapter that nobody has named yet. */
export const chapterToYaml = (registry: ChapterRegistry): string => {
  const document = new Document(registry);
  document.commentBefore = ` Chapter of the FAQ ${registry.document}. Rows are in reading order; an ID is never used again.\n review: name the chapter and its sections, in all languages.`;
  visit(document, {
    Map: (_key, node) => {
      if (node.has('at') && !node.has('rulings')) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 });
};

const ledgerComment =
  ' Lines that are on no page, and why: furniture is no part of the text, repeated is printed a second time.';

const newRegistry = ({ before: { document, section } }: SectionPlan): string =>
  [
    `# ${document.toUpperCase()} ${section}: every clause ID, in reading order, and the lines that carry it in each language ("29:1-43" is columns`,
    '# 1 to 43 of line 29, both included). An ID is never used again, renumbered or dropped.',
    `document: ${document}`,
    `section: "${section}"`,
  ].join('\n');

const newRow = (document: Document, { id, part }: RegistryRow): YAMLMap => {
  const row = new YAMLMap(document.schema);
  row.set('id', new Scalar(id));
  row.set('part', part);
  return row;
};

const editRow = (
  document: Document,
  row: YAMLMap,
  { row: now, before, score, reviews, words }: PlannedRow,
): void => {
  for (const lang of languages)
    editText(document, row, lang, now.texts[lang], before?.texts[lang], words.get(lang));
  const texts = row.get('texts');
  if (isMap(texts) && texts.items.length === 0) row.delete('texts');
  const withWords = <Entry>(entry: Entry, key: string) => ({ entry, comment: asWords(words.get(key)) });
  const annotations = now.annotations.map((entry) => withWords(entry, entry.id));
  setEntries(document, row, 'annotations', annotations);
  const prints = now.alsoPrinted.map((entry, index) => withWords(entry, `also-${index}`));
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
  words: string | undefined,
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
  const ref = isScalar(known) && known.value === at ? known : refNode(at);
  if (differs === undefined) row.setIn(path, ref);
  else if (isMap(text) && typeof before === 'object' && isSame(differs, before.differs)) text.set('at', ref);
  else row.setIn(path, document.createNode({ at: ref, differs }));
  const texts = row.get('texts');
  const name = isMap(texts)
    ? texts.items.find(({ key }) => isScalar(key) && key.value === lang)?.key
    : undefined;
  setComment(isScalar(name) && name.comment ? name : ref, asWords(words));
};

/** What is known of a text that has just come in. */
export interface NewSource {
  readonly file: string;
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
  readonly section: string;
  readonly sha256: string;
}

/**
 * `source.yml` with newer texts. A new file gets an entry; what nobody has said yet is said to be unknown, and marked
 * `# review`, so that the build waits for somebody who knows. A file that is there keeps its origin and owner, with
 * the new checksum and an edition to be looked into. Entries of `gone` files go.
 */
export const sourceListToYaml = (
  before: string,
  sources: readonly NewSource[],
  gone: readonly string[],
): string => {
  const document: Document = keepKeyComments(parseDocument(before), before);
  const list = isSeq<Node>(document.contents) ? document.contents : new YAMLSeq<Node>(document.schema);
  const entryOf = (file: string): YAMLMap | undefined =>
    list.items.filter(isMap).find((entry) => entry.get('file') === file);
  for (const file of gone) list.items.splice(list.items.indexOf(entryOf(file) ?? list), 1);
  for (const source of sources) {
    const entry = entryOf(source.file);
    if (!entry) list.items.push(newSource(document, source, list.items.length > 0));
    else if (entry.get('sha256') !== source.sha256) {
      entry.set('kind', source.kind);
      entry.set('editions', newEditions(document, source));
      entry.set('sha256', source.sha256);
    }
  }
  document.contents = list;
  return print(document, { flowCollectionPadding: false });
};

const newSource = (document: Document, source: NewSource, isApart: boolean): Node => {
  const { file, kind, languages: own, section, sha256 } = source;
  const entry = document.createNode({
    file,
    kind,
    languages: own,
    section,
    origin: { zh: '来源不详。', ja: '出典不明。', en: 'Not known.' },
    owner: 'Not known.',
    editions: newEditions(document, source),
    sha256,
  });
  entry.spaceBefore = isApart;
  const list = entry.get('languages');
  if (isSeq(list)) list.flow = true;
  for (const { key, value } of entry.items) {
    if (key.value === 'origin') setComment(key, 'review: where does this text come from?');
    if (key.value === 'owner' && isScalar(value)) setComment(value, 'review: whose text is it?');
  }
  return entry;
};

const newEditions = (document: Document, { languages: own }: NewSource): Node => {
  const evidence = { zh: '尚未查明。', ja: 'まだ調べていない。', en: 'Not looked into yet.' };
  const date = new Scalar(null);
  setComment(date, 'review: does the text state its date? If it does not, what dates it?');
  return document.createNode(Object.fromEntries(own.map((lang) => [lang, { date: date.clone(), evidence }])));
};

/** A file of corrections after a plan; undefined where none is left. */
export const correctionsToYaml = (
  before: string,
  planned: readonly PlannedCorrection[],
): string | undefined => {
  if (planned.every(({ what }) => what === 'gone')) return undefined;
  const document = keepKeyComments(parseDocument(before), before);
  for (const [index, one] of [...planned.entries()].reverse()) {
    if (one.what === 'gone') document.deleteIn(['corrections', index]);
    if (one.what === 'moved') document.setIn(['corrections', index, 'line'], one.line);
  }
  return print(document);
};

/** The unofficial texts of a section. */
export const unofficialToYaml = (file: UnofficialFile): string => {
  const document = new Document(file);
  document.commentBefore = [
    ` ${file.document.toUpperCase()} ${file.section}: texts of translators where a language has no official one. They come in by`,
    ' `npm run content -- import FILE.xlf`, are marked as unofficial on every page, and count nowhere as texts.',
  ].join('\n');
  return print(document);
};

const print = (document: Document, options: ToStringOptions = {}): string =>
  document.toString({ lineWidth: 0, ...options });

/** A comment on the line of a key (`zh: # 牌手…`) is the key's, so that it is written there again. */
const keepKeyComments = <Parsed extends Document>(document: Parsed, text: string): Parsed => {
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
const rememberAliases = (document: Document): (() => void) => {
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

interface NewList {
  /** The key that a list is put before; without it, it comes last. */
  readonly next?: string;
  /** What comes before it. */
  readonly comment?: string;
}

/** The list of a name, made if it is not there. */
const listAt = (
  document: Document,
  map: YAMLMap,
  name: string,
  { next, comment }: NewList = {},
): YAMLSeq<Node> => {
  const known = map.get(name);
  if (isSeq<Node>(known)) return known;
  const list = new YAMLSeq<Node>(document.schema);
  const key = new Scalar(name);
  key.spaceBefore = map === document.contents;
  if (comment !== undefined) key.commentBefore = comment;
  const at = map.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === next);
  map.items.splice(at < 0 ? map.items.length : at, 0, new Pair(key, list));
  return list;
};

/** A list of entries of one line each, `{ id: …, lang: ja, at: "22" } # words`; those that are there stay. */
const setEntries = (
  document: Document,
  map: YAMLMap,
  name: string,
  entries: readonly { readonly entry: Entry; readonly comment: string | undefined }[],
  made?: NewList,
): void => {
  if (entries.length === 0) {
    map.delete(name);
    return;
  }
  const flat = (entry: unknown): string => JSON.stringify(entry, ['id', 'in', 'lang', 'at', 'reason', 'now']);
  const list = listAt(document, map, name, made);
  const known = new Map(list.items.map((node) => [flat(node.toJS(document)), node]));
  list.items = entries.map(({ entry, comment }) => {
    const old = known.get(flat(entry));
    if (old) return old;
    const ref = entry.at === undefined ? {} : { at: refNode(entry.at) };
    const node = document.createNode({ ...entry, ...ref }, { flow: true });
    setComment(node, comment);
    return node;
  });
};

interface Entry {
  readonly at?: string;
  readonly now?: string;
}

/** A segment reference is a string, whatever it looks like. */
const refNode = (at: string): Scalar => {
  const node = new Scalar(at);
  node.type = Scalar.QUOTE_DOUBLE;
  return node;
};

const setComment = (node: Node, comment: string | undefined): void => {
  if (comment !== undefined) node.comment = ` ${comment}`;
};

/** The first words of a text as a comment: a text that begins with our own mark must not become one. */
const asWords = (words: string | undefined): string | undefined =>
  words !== undefined && /^#*\s*review\b/iu.test(words) ? `“${words}”` : words;
