import { type Language, languagesOf } from '../../schema/language.ts';
import { type HanTable, toHanFolding } from '../text/han.ts';
import type { Titles } from '../text/record.ts';
import { type NameEntry, type Synonym, urlOf } from './name-row.ts';
import { type GuideNames, indexNames, type NameIndex } from './names.ts';
import { type PinyinTable, toPinyinReading } from './pinyin.ts';

/**
 * `names.json`: sections and cards with a page, and the tables for matching all names. Every search waits for this
 * file, so it is small: addresses, slugs, pinyin and romaji are computed from the names.
 */
export interface FirstNames extends MoreNames {
  readonly guides: readonly GuideNames[];
  readonly han: HanTable;
  readonly pinyin: PinyinTable;
}

/** `more-names.json`: all other entries. */
export interface MoreNames {
  /** Equal in all files of one build. */
  readonly build: string;
  readonly entries: readonly Row[];
}

/** `more-names.zh.json` and so on: the synonyms in one language. */
export interface Synonyms {
  readonly build: string;
  /** For each entry of both files of names, in order, its synonyms: `'切る|混ぜる'`; empty if it has none. */
  readonly synonyms: readonly string[];
  /** For Chinese: the readings of characters that are in no name. */
  readonly pinyin?: PinyinTable;
}

/** `phrases.zh.json` and so on: phrases (`'没抓牌|少抓一张'`), by the address of the place that answers. */
export type PhraseTable = Readonly<Record<string, string>>;
type SynonymsByLanguage = Readonly<Partial<Record<Language, Synonyms>>>;

/** An entry without its address, and without its `section` if the English name gives it. */
type Row = Omit<NameEntry, 'url' | 'section' | 'synonyms'> & { readonly section?: string };

/** Divides the entries. `isFirst` is whether the first file has the cards of a set. */
export function divideNames(
  entries: readonly NameEntry[],
  isFirst: (set: string) => boolean,
): { first: Row[]; more: Row[] } {
  const { first = [], more = [] } = Object.groupBy(entries, ({ kind, document, isListed }) =>
    !isListed && (kind === 'section' || (kind === 'card' && isFirst(document))) ? 'first' : 'more',
  );
  return { first: first.map(toRow), more: more.map(toRow) };
}

export const moreNamesPath = (lang: Language): string => `more-names.${lang}.json`;

export interface Entries {
  readonly build: string;
  readonly entries: readonly NameEntry[];
}

export function readEntries(...files: readonly MoreNames[]): Entries {
  const [build = '', ...others] = new Set(files.map((file) => file.build));
  if (others.length > 0) throw new Error(severalBuilds);
  return { build, entries: files.flatMap(({ entries }) => entries.map(readRow)) };
}

export function openNames(first: FirstNames, more?: MoreNames, synonyms: SynonymsByLanguage = {}): NameIndex {
  const { build, entries } = readEntries(first, ...(more ? [more] : []));
  const inEach = Object.values(synonyms);
  if (inEach.some((each) => each.build !== build)) throw new Error(severalBuilds);
  const pinyin = [first, ...inEach].map(({ pinyin = '' }) => pinyin).join(' ');
  const tables = { fold: toHanFolding(first.han), read: toPinyinReading(pinyin) };
  return { ...indexNames(addSynonyms(entries, synonyms), tables), guides: first.guides };
}

/** The message if the site was updated between the requests for two files. */
export const severalBuilds = 'The search files come from different builds.';

function addSynonyms(entries: readonly NameEntry[], synonyms: SynonymsByLanguage): NameEntry[] {
  return entries.map((entry, at) => {
    const own = languagesOf(synonyms).flatMap((lang) =>
      Array.from(synonyms[lang]?.synonyms[at]?.match(/[^|]+/gu) ?? [], (name): Synonym => [lang, name]),
    );
    return own.length > 0 ? { ...entry, synonyms: own } : entry;
  });
}

const toRow = ({ url: _, section, ...entry }: NameEntry): Row => ({
  ...entry,
  ...(section !== toSlug(entry.titles) && { section }),
});

function readRow({ section, ...row }: Row): NameEntry {
  const entry = { ...row, section: section ?? toSlug(row.titles) };
  return { ...entry, url: urlOf(entry) };
}

/** `toSlug({ en: "Angel's Mercy" }) // => 'angels-mercy'` */
const toSlug = ({ en = '' }: Titles) =>
  en
    .toLowerCase()
    .replace(/['’,]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
