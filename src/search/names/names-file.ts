import { type Language, languagesOf } from '../../schema/language.ts';
import { type HanTable, toHanFolding } from '../text/han.ts';
import type { Titles } from '../text/record.ts';
import { isCalled, type NameEntry, type SaidName, urlOf } from './name-row.ts';
import { type CalledGuide, indexNames, type NameIndex } from './names.ts';
import { type PinyinTable, toPinyinReading } from './pinyin.ts';

/**
 * The file that answers before the texts are loaded: sections, cards with rulings, and the tables for matching them.
 * Every search waits for it first, so it is small: address, slug, pinyin and romaji are derived from the names by the
 * reader.
 */
export interface FirstNames {
  /** The build of both files of names. */
  readonly build: string;
  readonly guides: readonly CalledGuide[];
  readonly entries: readonly Row[];
  /** Tables for matching names by more than their spelling. */
  readonly han: HanTable;
  readonly pinyin: PinyinTable;
}

/**
 * The names that come with the texts: cards of further sets, cards and sections that are only in a list, and terms. The
 * tables have what those of the first names lack.
 */
export type MoreNames = Omit<FirstNames, 'guides'>;

/** The file of the synonyms of one language. */
export interface Said {
  readonly build: string;
  /** The synonyms of each entry, in the order of both files of names: `'切る|混ぜる'`; empty if it has none. */
  readonly said: readonly string[];
  /** For Chinese: the readings of the characters that are in no name. */
  readonly pinyin?: PinyinTable;
}

/** The phrases of one language, by the address of the text that answers. */
export type SaidOfTexts = Readonly<Record<string, string>>;

/** The synonyms of the languages that a query can be in. */
type SaidIn = Readonly<Partial<Record<Language, Said>>>;

/** An entry without its address, and without a slug that follows from its English name. */
type Row = Omit<NameEntry, 'url' | 'section' | 'said'> & { readonly section?: string };

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
): { first: Omit<FirstNames, 'build'>; more: Omit<MoreNames, 'build'> } {
  const { first = [], more = [] } = Object.groupBy(entries, ({ kind, document, isListed }) =>
    !isListed && (kind === 'section' || (kind === 'card' && isFirst(document))) ? 'first' : 'more',
  );
  const chineseOf = (some: readonly NameEntry[]) =>
    some.flatMap(({ titles, also }) => [titles.zh ?? '', ...(also ?? [])]);
  const chinese = chineseOf(first);
  const pinyin = makePinyin(chinese);
  const isFirstCharacter = isIn([...chinese, ...guides.flatMap(({ called }) => called)]);
  return {
    first: { guides, entries: first.map(toRow), han: keepPairs(han, isFirstCharacter), pinyin },
    more: {
      entries: more.map(toRow),
      han: keepPairs(han, (character) => !isFirstCharacter(character)),
      pinyin: leaveOut(makePinyin(chineseOf(entries)), pinyin),
    },
  };
}

function isIn(texts: readonly string[]): (character: string) => boolean {
  const characters = new Set(texts.join(''));
  return (character) => characters.has(character);
}

/** Keeps the pairs of a table whose Simplified character passes. */
function keepPairs([traditional, simplified]: HanTable, isKept: (character: string) => boolean): HanTable {
  const pairs = [...traditional].map((from, at) => [from, [...simplified][at] ?? ''] as const);
  const kept = pairs.filter(([, to]) => isKept(to));
  return [kept.map(([from]) => from).join(''), kept.map(([, to]) => to).join('')];
}

/** Removes the readings that another table has. */
function leaveOut(table: PinyinTable, known: PinyinTable): PinyinTable {
  const read = toPinyinReading(known);
  return table.replace(/([a-z]+)([^a-z ]+) ?/gu, (_, syllable: string, characters: string) => {
    const left = [...characters].filter((character) => !read(character).includes(syllable));
    return left.length > 0 ? `${syllable}${left.join('')} ` : '';
  });
}

/** The file of the further names, with the synonyms of a language. */
export const moreNamesPath = (lang: Language): string => `more-names.${lang}.json`;

/** All entries with a name, without synonyms. */
export interface Entries {
  readonly build: string;
  readonly entries: readonly NameEntry[];
}

/** Reads the entries; throws if the two files are of different builds. */
export function readEntries(first: FirstNames, more: MoreNames): Entries {
  if (first.build !== more.build) throw new Error(severalBuilds);
  return { build: first.build, entries: [first, more].flatMap(({ entries }) => entries.map(readRow)) };
}

/** Opens the names for queries: the first ones, or all of them with synonyms. */
export function openNames(first: FirstNames, more?: MoreNames, said: SaidIn = {}): NameIndex {
  const files = more ? [first, more] : [first];
  const spoken = Object.values(said).filter((each) => each !== undefined);
  if ([...files, ...spoken].some(({ build }) => build !== first.build)) throw new Error(severalBuilds);
  const han = files.map((each) => each.han);
  const tables = {
    fold: toHanFolding([han.map(([from]) => from).join(''), han.map(([, to]) => to).join('')]),
    read: toPinyinReading([...files, ...spoken].map(({ pinyin = '' }) => pinyin).join(' ')),
  };
  const entries = files.flatMap((each) => each.entries.map(readRow));
  return { ...indexNames(addSaid(entries, said), tables), guides: first.guides };
}

/** The error if the site was updated between the requests for two files. */
export const severalBuilds = 'The files of the search are of several builds.';

/** Adds synonyms to entries; a section also gets those of the terms that name it. */
function addSaid(entries: readonly NameEntry[], said: SaidIn): NameEntry[] {
  const own = entries.map((_, at) =>
    languagesOf(said).flatMap((lang) =>
      (said[lang]?.said[at] ?? '').split('|').flatMap((name): SaidName[] => (name ? [[lang, name]] : [])),
    ),
  );
  return entries.map((entry, at) => {
    const { kind, anchor, titles } = entry;
    const isNamed = ({ kind: other, titles: term }: NameEntry) => other === 'term' && isCalled(titles, term);
    const ofTerms =
      kind === 'section' && anchor === undefined
        ? own.filter((_, other) => isNamed(entries[other] as NameEntry))
        : [];
    const words = [own[at] ?? [], ...ofTerms].flat();
    return words.length > 0 ? { ...entry, said: words } : entry;
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
