import { isMap, isSeq, type Node, type YAMLMap, YAMLSeq } from 'yaml';
import { z } from 'zod';
import { type Language, languages } from '../../schema/language.ts';
import {
  type Quoting,
  type SourceDefaults,
  type SourceKind,
  sourceDefaultsSchema,
} from '../../schema/source.ts';
import { parseWithComments, print } from './yaml.ts';

/** What people say of where a text is from, by its language; what is not said is asked. */
export type Provenance = Readonly<Partial<Record<Language, SaidOfSource>>>;

interface SaidOfSource {
  readonly origin?: string;
  readonly owner?: string;
  /** A day, or `unknown`. */
  readonly date?: string;
}

/** What is known of a text that has just come in. */
export interface NewSource {
  readonly file: string;
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
  /** The section, for guides. */
  readonly section?: string | undefined;
  readonly sha256: string;
  /** The date that the text gives itself. */
  readonly asOf?: string | null | undefined;
  /** What the marks of an annotated text set apart, where that is said or settled. */
  readonly quoted?: Quoting | undefined;
  readonly provenance?: Provenance;
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
  const document = parseWithComments(before);
  const { contents } = document;
  const known = isMap(contents) ? contents.get('sources') : contents;
  const list = isSeq<Node>(known) ? known : new YAMLSeq<Node>(document.schema);
  const { defaults = {} } = defaultsSchema.safeParse(document.toJS()).data ?? {};
  list.flow = false;
  for (const file of gone) list.items.splice(list.items.indexOf(entryOf(list, file) ?? list), 1);
  for (const source of sources) {
    const fresh = parseWithComments(newSource(source, defaults)).contents;
    if (isMap<Node, Node>(fresh)) setSource(list, source, fresh);
  }
  if (isMap(contents)) contents.set('sources', list);
  else document.contents = list;
  return print(document, { flowCollectionPadding: false });
};

const entryOf = (list: YAMLSeq<Node>, file: string): YAMLMap | undefined =>
  list.items.filter(isMap).find((entry) => entry.get('file') === file);

/** A new entry, or what a newer text changes in one that is there. */
const setSource = (list: YAMLSeq<Node>, { file, sha256 }: NewSource, fresh: YAMLMap): void => {
  const entry = entryOf(list, file);
  if (entry?.get('sha256') === sha256) return;
  fresh.set('sha256', sha256);
  if (!entry) {
    fresh.spaceBefore = list.items.length > 0;
    list.items.push(fresh);
    return;
  }
  const dateIn = (one: YAMLMap): string =>
    languages.map((lang) => one.getIn(['editions', lang, 'date'])).join();
  const isSameEdition = /\d/u.test(dateIn(fresh)) && dateIn(fresh) === dateIn(entry);
  for (const key of ['kind', 'quoted', ...(isSameEdition ? [] : ['editions']), 'sha256']) {
    if (fresh.has(key)) entry.set(key, fresh.get(key, true));
    else entry.delete(key);
  }
};

const defaultsSchema = z.looseObject({ defaults: sourceDefaultsSchema });

/** What people have said, of the text or of all texts of the folder; what nobody has said is said to be unknown, and marked. */
const newSource = (
  { file, kind, quoted, languages: own, section, asOf, provenance = {} }: NewSource,
  defaults: SourceDefaults,
): string => {
  const facts = own.map((lang) => ({ lang, ...provenance[lang] }));
  const origin = facts.find((one) => one.origin !== undefined)?.origin;
  const owner = facts.find((one) => one.owner !== undefined)?.owner;
  const editions = facts.flatMap(({ lang, date }) =>
    date === undefined && !asOf && defaults[lang]?.edition ? [] : [newEdition(lang, date, asOf)],
  );
  const orDefault = (
    key: 'origin' | 'owner',
    said: string | undefined,
    unknown: string,
  ): readonly string[] => {
    if (said !== undefined) return [said];
    return own.some((lang) => defaults[lang]?.[key] !== undefined) ? [] : [unknown];
  };
  return [
    `file: ${file}`,
    `kind: ${kind}`,
    ...(quoted ? [`quoted: ${quoted}`] : []),
    `languages: [${own.join(', ')}]`,
    ...(section === undefined ? [] : [`section: "${section}"`]),
    ...orDefault(
      'origin',
      origin && `origin: { ${languageOf(origin)}: ${JSON.stringify(origin)} }`,
      unknownOrigin,
    ),
    ...orDefault(
      'owner',
      owner && `owner: ${JSON.stringify(owner)}`,
      'owner: Not known. # review: whose text is it?',
    ),
    ...(editions.length === 0 ? [] : ['editions:', ...editions]),
    '',
  ].join('\n');
};

/** The language that a note is written in, by its characters. */
const languageOf = (note: string): Language => {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(note)) return 'ja';
  return /\p{sc=Han}/u.test(note) ? 'zh' : 'en';
};

const unknownOrigin = `origin: # review: where does this text come from?
  zh: 来源不详。
  ja: 出典不明。
  en: Not known.`;

const newEdition = (lang: Language, date: string | undefined, asOf: string | null | undefined): string => {
  if (date === undefined && asOf)
    return `  ${lang}:
    date: ${asOf}
    evidence:
      zh: 文中自述。
      ja: 本文に記されている。
      en: The text states it.`;
  if (date === undefined)
    return `  ${lang}:
    date: null # review: does the text state its date? If it does not, what dates it?
    evidence:
      zh: 尚未查明。
      ja: まだ調べていない。
      en: Not looked into yet.`;
  const evidence = date === 'unknown' ? noDate : givenDate;
  return `  ${lang}:
    date: ${date === 'unknown' ? 'null' : date}
    evidence: ${evidence}`;
};

const noDate = '{ zh: 日期不详。, ja: 日付は不明。, en: The date is not known. }';
const givenDate =
  '{ zh: 收录者所述。, ja: 収録した人による。, en: As said by the person who added the text. }';
