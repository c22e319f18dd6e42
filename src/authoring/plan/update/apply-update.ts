import { type Document, isMap, isScalar, isSeq, parseDocument, type Scalar, visit, type YAMLMap } from 'yaml';
import { languages } from '../../../schema/language.ts';
import type { RegistryRow } from '../../../schema/registry.ts';
import { ledgerComment, ledgerToYaml } from '../propose-ledger.ts';
import { decorateEntry, decorateRef, rowToYaml } from '../registry-yaml.ts';
import type { UpdatePlan } from './plan-update.ts';
import type { PlannedRow } from './planned-row.ts';

/**
 * The registry file with a plan carried out. Rows that stay as they are keep every byte, what people wrote
 * beside the others stays too, and every decision to be made is marked `# review`. Undefined where the file is
 * not laid out as registries are (`clauses:` with a row at each `  - id:`).
 */
export const applyUpdate = (registry: string, plan: UpdatePlan): string | undefined => {
  const parts = splitRegistry(resolveAliases(registry));
  if (!parts) return undefined;
  const known = new Map(parts.rows.map((row) => [row.id, row.text]));
  const isWhole = plan.rows.every(({ before }) => before === undefined || known.has(before.id));
  if (!isWhole) return undefined;
  const rows = plan.rows.map((row) =>
    row.before ? editRow(known.get(row.before.id) ?? '', row, row.before) : `${rowToYaml(row)}\n`,
  );
  const retired = plan.retired.map(
    ({ id, now, isNew }) =>
      `  - { id: ${id}, now: ${now} }${isNew ? ' # review: is this where its links should lead?' : ''}`,
  );
  return [
    editLedger(editSources(parts.head, plan), plan),
    `${rows.map((row) => row.replace(/^\n+/u, '').trimEnd()).join('\n\n')}\n`,
    ...(retired.length === 0 ? [] : [`\nretired:\n${retired.join('\n')}\n`]),
  ].join('');
};

interface RegistryParts {
  /** Everything up to the line `clauses:`. */
  readonly head: string;
  /** Each row with the comments before it. */
  readonly rows: readonly { readonly id: string; readonly text: string }[];
}

const splitRegistry = (text: string): RegistryParts | undefined => {
  const start = /^clauses:[^\n]*\n/mu.exec(text);
  if (!start) return undefined;
  const body = text.slice(start.index + start[0].length);
  const end = /^\S/mu.exec(body.replace(/^#/gmu, ' '))?.index ?? body.length;
  const rows: { id: string; text: string }[] = [];
  let pending = '';
  for (const line of body.slice(0, end).split(/(?<=\n)/u)) {
    const id = /^ {2}- id: (?<id>[\w-]+)/u.exec(line)?.groups?.id;
    const last = rows.at(-1);
    if (id !== undefined) {
      rows.push({ id, text: pending + line });
      pending = '';
    } else if (/^(?: {2})?#|^\s*$/u.test(line)) pending += line;
    else if (last) {
      last.text += pending + line;
      pending = '';
    } else return undefined;
  }
  return { head: text.slice(0, start.index + start[0].length), rows };
};

/** A registry whose aliases are written out: a row that goes may hold what others refer to. */
const resolveAliases = (text: string): string => {
  const document = parseDocument(text);
  let hasAlias = false;
  visit(document, {
    Alias: (_key, alias) => {
      const node = alias.resolve(document);
      if (!node) return undefined;
      hasAlias = true;
      const copy = document.createNode(node.toJS(document));
      return copy;
    },
  });
  if (!hasAlias) return text;
  visit(document, {
    Node: (_key, node) => {
      if ('anchor' in node) delete node.anchor;
    },
  });
  return document.toString({ lineWidth: 0 });
};

const editSources = (head: string, { sources }: UpdatePlan): string =>
  head.replace(/^sources:\n(?: .*\n)*/mu, () => {
    const lines = languages.flatMap((lang) => (sources[lang] ? [`  ${lang}: ${sources[lang]}\n`] : []));
    return `sources:\n${lines.join('')}`;
  });

/** The whole list is written anew: the lines of a newer text have moved. */
const editLedger = (head: string, { ledger }: UpdatePlan): string =>
  head
    .replace(`${ledgerComment}\n`, '')
    .replace(/^ledger:.*\n(?:(?![a-z]).*\n)*/mu, '')
    .replace(/^clauses:/mu, () => `${ledgerToYaml(ledger)}clauses:`);

/** A row of the file with what has changed in it, its comments and the rest as they are. */
const editRow = (text: string, planned: PlannedRow, before: RegistryRow): string => {
  const { row, reviews } = planned;
  if (reviews.length === 0 && isSame(row, before)) return text;
  const start = text.search(/^ {2}- id:/mu);
  const document = parseDocument(text.slice(start).replace(/^ {2}/gmu, ''));
  const node = document.get(0);
  if (!isMap(node)) return text;
  editTexts(document, node, planned, before);
  editList(document, node, 'annotations', planned, before, ({ id }) => id);
  editList(document, node, 'alsoPrinted', planned, before, (_entry, index) => `also-${index}`);
  if (!isSame(row.missing, before.missing)) {
    if (row.missing.length === 0) node.delete('missing');
    else node.set('missing', document.createNode(row.missing));
  }
  const id = node.get('id', true);
  if (id && reviews.length > 0) id.comment = ` review: ${reviews.join('; ')}`;
  return text.slice(0, start) + document.toString({ lineWidth: 0 }).replace(/^(?=.)/gmu, '  ');
};

const editTexts = (document: Document, node: YAMLMap, planned: PlannedRow, before: RegistryRow): void => {
  for (const lang of languages) {
    const [now, old] = [planned.row.texts[lang], before.texts[lang]];
    if (isSame(now, old)) continue;
    const path = ['texts', lang];
    if (now === undefined) node.deleteIn(path);
    else if (typeof now === 'object' && typeof old === 'object' && isSame(now.differs, old.differs))
      editPlace(node.getIn(path), now.at, planned.words.get(lang));
    else {
      const beside = placeOf(node.getIn(path, true))?.comment;
      node.setIn(path, document.createNode(now));
      const place = placeOf(node.getIn(path, true));
      decorateRef(place, planned.words.get(lang));
      // A text that is not renewed keeps what stands beside its lines.
      if (place && beside && !planned.words.has(lang)) place.comment = beside;
    }
  }
  const texts = node.get('texts');
  if (isMap(texts) && texts.items.length === 0) node.delete('texts');
};

/** The lines of a text, written alone or with its reasons. */
const placeOf = (text: unknown): Scalar | undefined => {
  const place = isMap(text) ? text.get('at', true) : text;
  return isScalar(place) ? place : undefined;
};

/** The place of a text whose reasons stay as people wrote them; its first words stand before it. */
const editPlace = (text: unknown, at: string, words: string | undefined): void => {
  if (!isMap(text)) return;
  text.set('at', at);
  decorateRef(text.get('at', true), undefined);
  if (text.commentBefore && words !== undefined) text.commentBefore = ` ${words}`;
};

const editList = <Key extends 'annotations' | 'alsoPrinted'>(
  document: Document,
  node: YAMLMap,
  key: Key,
  { row, words }: PlannedRow,
  before: RegistryRow,
  nameOf: (entry: RegistryRow[Key][number] & { id: string }, index: number) => string,
): void => {
  if (isSame(row[key], before[key])) return;
  if (row[key].length === 0) {
    node.delete(key);
    return;
  }
  node.set(key, document.createNode(row[key]));
  const list = node.get(key);
  if (!isSeq(list)) return;
  list.items.forEach((entry, index) => {
    decorateEntry(
      entry,
      words.get(nameOf(row[key][index] as RegistryRow[Key][number] & { id: string }, index)),
    );
  });
};

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(inOrder(left)) === JSON.stringify(inOrder(right));

/** The same value with its keys in order, and without those that are undefined. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([key, each]) => [key, inOrder(each)]),
  );
};
