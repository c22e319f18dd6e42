import { type Language, languagesOf, ofEachLanguage } from '../../schema/language.ts';
import { type HanTable, toHanFolding } from '../text/han.ts';
import { isCalled, type NameEntry, type SaidName, urlOf } from './name-row.ts';
import { type CalledGuide, indexNames, type NameIndex } from './names.ts';
import { type PinyinTable, toPinyinReading } from './pinyin.ts';

/**
 * The file that answers before the texts are there: sections and cards with rulings, and the tables by which they are
 * also found. It is the first thing that a search waits for, so it is small: what follows from a name (address, slug,
 * pinyin, romaji) is worked out by the reader.
 */
export interface FirstNames {
  readonly guides: readonly CalledGuide[];
  readonly entries: Columns;
  /** By what else than their spelling the names are found. */
  readonly han: HanTable;
  readonly pinyin: PinyinTable;
}

/**
 * The names that come with the texts: cards of sets that would be too much to wait for, cards and sections that only
 * stand in a list, and terms; with the tables for all.
 */
export type MoreNames = Omit<FirstNames, 'guides'>;

/** What people say in one language, by what is meant: `{ 'term shuffle': '切る|混ぜる' }` */
export type Said = Readonly<Record<string, string>>;

/** What people say in one language where a text has the answer: by page, then by ID. */
export type SaidOfTexts = Readonly<Record<string, Said>>;

/** What people say instead of names, in the languages that a query may be in. */
type SaidIn = Readonly<Partial<Record<Language, Said>>>;

/** Entries as a list for each of what is known of them; 0 where one has none. */
type Columns = { readonly [Name in keyof Row]: readonly Row[Name][] };

/** An address follows from the rest, a slug mostly from the English name; IDs that are counted through are their number. */
type Row = Pick<NameEntry, 'kind' | 'document'> &
  OrNone<Omit<NameEntry, 'kind' | 'document' | 'url' | 'titles' | 'anchors' | 'said'>> &
  OrNone<Record<Language, string>> & { readonly anchors: Counted };
type OrNone<Values> = { readonly [Name in keyof Values]-?: Exclude<Values[Name], undefined> | 0 };
type Counted = number | readonly string[];

/**
 * Writes the names.
 *
 * @param isFirst the sets whose cards answer first
 * @param makePinyin reads Chinese names
 */
export function writeNames(
  entries: readonly NameEntry[],
  { guides, han }: { guides: readonly CalledGuide[]; han: HanTable },
  isFirst: (set: string) => boolean,
  makePinyin: (names: readonly string[]) => PinyinTable,
): { first: FirstNames; more: MoreNames } {
  const { first = [], more = [] } = Object.groupBy(entries, ({ kind, document, isListed }) =>
    !isListed && (kind === 'section' || (kind === 'card' && isFirst(document))) ? 'first' : 'more',
  );
  const chineseOf = (some: readonly NameEntry[]) =>
    some.flatMap(({ titles, also }) => [titles.zh ?? '', ...(also ?? [])]);
  const chinese = chineseOf(first);
  return {
    first: {
      guides,
      entries: toColumns(first),
      han: tableFor([...chinese, ...guides.flatMap(({ called }) => called)], han),
      pinyin: makePinyin(chinese),
    },
    more: { entries: toColumns(more), han, pinyin: makePinyin(chineseOf(entries)) },
  };
}

/** What a table has for some texts. */
function tableFor(chinese: readonly string[], [traditional, simplified]: HanTable): HanTable {
  const occurring = new Set(chinese.join(''));
  const kept = [...simplified].flatMap((character, at) => (occurring.has(character) ? [at] : []));
  return [kept.map((at) => traditional[at]).join(''), kept.map((at) => simplified[at]).join('')];
}

/** The file of what people say in a language instead of names. */
export const moreNamesPath = (lang: Language): string => `more-names.${lang}.json`;

/** Reads the names back, ready to be asked: those that answer first, or all, with what people say. */
export function openNames(first: FirstNames, more?: MoreNames, said: SaidIn = {}): NameIndex {
  const named = [first, ...(more ? [more] : [])].flatMap(({ entries }) => readColumns(entries));
  const entries = addSaid(named, said);
  const { han, pinyin } = more ?? first;
  const spoken = said.zh?.[pinyinOfSaid] ?? '';
  const tables = { fold: toHanFolding(han), read: toPinyinReading(`${pinyin} ${spoken}`) };
  return { ...indexNames(entries, tables), guides: first.guides };
}

/** The key of how the characters of all that people say are read, in the file of Chinese. */
export const pinyinOfSaid = 'pinyin';

/** The key of what people say of a section in that file. */
export const saidOfSection = (document: string, number: string) => `section ${document} ${number}`;

/** A section is called what is said of it, and of the terms that it is named after. */
function addSaid(entries: readonly NameEntry[], said: SaidIn): NameEntry[] {
  const terms = entries.filter(({ kind }) => kind === 'term');
  const readSaid = (meant: string) =>
    languagesOf(said).flatMap((lang) =>
      (said[lang]?.[meant]?.split('|') ?? []).map((name): SaidName => [lang, name]),
    );
  const saidOf = ({ kind, document, section, titles }: NameEntry): readonly SaidName[] =>
    kind === 'section'
      ? [
          ...readSaid(saidOfSection(document, section)),
          ...terms.filter((term) => isCalled(titles, term.titles)).flatMap(saidOf),
        ]
      : readSaid(`${kind} ${section}`);
  return entries.map((entry) => {
    const words = entry.anchor === undefined ? saidOf(entry) : [];
    return words.length > 0 ? { ...entry, said: words } : entry;
  });
}

function toColumns(entries: readonly NameEntry[]): Columns {
  const rows = entries.map(toRow);
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])) as unknown as Columns;
}

function readColumns(columns: Columns): NameEntry[] {
  const names = Object.keys(columns) as (keyof Row)[];
  return (columns.kind ?? []).map((_, at) =>
    readRow(Object.fromEntries(names.map((name) => [name, columns[name][at]])) as unknown as Row),
  );
}

const toRow = ({ kind, document, section, titles, anchors, ...entry }: NameEntry): Row => ({
  kind,
  document,
  section: toSlug(titles.en ?? '') === section ? 0 : section,
  anchor: entry.anchor ?? 0,
  ...ofEachLanguage((lang) => titles[lang] ?? 0),
  also: entry.also ?? 0,
  anchors: anchors ? toCounted(anchors, prefixOf(entry.anchor)) : 0,
  rules: entry.rules ?? 0,
  isListed: entry.isListed ?? 0,
  penalty: entry.penalty ?? 0,
  repeated: entry.repeated ?? 0,
  current: entry.current ?? 0,
});

function readRow({ anchors, section, ...row }: Row): NameEntry {
  const titles = withoutNone(ofEachLanguage((lang) => row[lang]));
  const others = Object.entries(row).filter(([name]) => !Object.hasOwn(titles, name));
  const entry = {
    ...withoutNone(Object.fromEntries(others)),
    section: section || toSlug(titles.en ?? ''),
    titles,
    ...(anchors && { anchors: fromCounted(anchors, prefixOf(row.anchor)) }),
  } as Omit<NameEntry, 'url'>;
  return { ...entry, url: urlOf(entry) };
}

const withoutNone = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0));

/** Notes are numbered in their section, rulings in their card. */
const prefixOf = (anchor: string | 0 = 0) => (anchor ? `${anchor}-` : 'r');

const toCounted = (ids: readonly string[], prefix: string): Counted =>
  fromCounted(ids.length, prefix).join() === ids.join() ? ids.length : ids;

/** `fromCounted(2, 'r') // => ['r1', 'r2']` */
const fromCounted = (ids: Counted, prefix: string): readonly string[] =>
  typeof ids === 'number' ? Array.from({ length: ids }, (_, index) => `${prefix}${index + 1}`) : ids;

/** `toSlug("Angel's Mercy") // => 'angels-mercy'` */
function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’,]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
