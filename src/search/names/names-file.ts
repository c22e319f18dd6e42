import { type Language, languagesOf } from '../../schema/language.ts';
import { type HanTable, toHanFolding, toHanTable } from '../text/han.ts';
import type { Titles } from '../text/record.ts';
import { type NameEntry, type Synonym, sharesName, urlOf } from './name-row.ts';
import { type GuideNames, indexNames, type NameIndex } from './names.ts';
import { type PinyinTable, toPinyinReading } from './pinyin.ts';

/**
 * `names.json`: sections, cards with rulings, and tables for matching them. Every search waits for this file, so it
 * is small: addresses, slugs, pinyin and romaji are computed from the names when it is opened.
 */
export interface FirstNames {
  /** Equal in all files of one build. */
  readonly build: string;
  readonly guides: readonly GuideNames[];
  readonly entries: readonly Row[];
  readonly han: HanTable;
  readonly pinyin: PinyinTable;
}

/** `more-names.json`: all other entries. Its tables have only the rows that those of `names.json` lack. */
export type MoreNames = Omit<FirstNames, 'guides'>;

/** `more-names.zh.json` and so on: the synonyms in one language. */
export interface Synonyms {
  readonly build: string;
  /** For each entry of both files of names, in order, its synonyms: `'切る|混ぜる'`; empty if it has none. */
  readonly synonyms: readonly string[];
  /** For Chinese: the readings of characters that are in no name. */
  readonly pinyin?: PinyinTable;
}

/** `phrases.zh.json` and so on: phrases (`'没抓牌|少抓一张'`), by the address of the text that answers. */
export type PhraseTable = Readonly<Record<string, string>>;
type SynonymsByLanguage = Readonly<Partial<Record<Language, Synonyms>>>;

/** An entry without its address, and without its `section` if the English name gives it. */
type Row = Omit<NameEntry, 'url' | 'section' | 'synonyms'> & { readonly section?: string };

/** @param isFirst whether the cards of a set are in the first file */
export function writeNames(
  entries: readonly NameEntry[],
  { guides, han }: { guides: readonly GuideNames[]; han: HanTable },
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
  const isFirstCharacter = isIn([...chinese, ...guides.flatMap(({ names }) => names)]);
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

function keepPairs([traditional, simplified]: HanTable, isKept: (character: string) => boolean): HanTable {
  const pairs = [...traditional].map((from, at) => [from, [...simplified][at] ?? ''] as const);
  return toHanTable(pairs.filter(([, to]) => isKept(to)));
}

function leaveOut(table: PinyinTable, known: PinyinTable): PinyinTable {
  const read = toPinyinReading(known);
  return table.replace(/([a-z]+)([^a-z ]+) ?/gu, (_, syllable: string, characters: string) => {
    const left = [...characters].filter((character) => !read(character).includes(syllable));
    return left.length > 0 ? `${syllable}${left.join('')} ` : '';
  });
}

export const moreNamesPath = (lang: Language): string => `more-names.${lang}.json`;

export interface Entries {
  readonly build: string;
  readonly entries: readonly NameEntry[];
}

export function readEntries(first: FirstNames, more: MoreNames): Entries {
  if (first.build !== more.build) throw new Error(severalBuilds);
  return { build: first.build, entries: [first, more].flatMap(({ entries }) => entries.map(readRow)) };
}

export function openNames(first: FirstNames, more?: MoreNames, synonyms: SynonymsByLanguage = {}): NameIndex {
  const files = more ? [first, more] : [first];
  const synonymFiles = Object.values(synonyms).filter((each) => each !== undefined);
  if ([...files, ...synonymFiles].some(({ build }) => build !== first.build)) throw new Error(severalBuilds);
  const tables = {
    fold: toHanFolding(toHanTable(files.map(({ han }) => han))),
    read: toPinyinReading([...files, ...synonymFiles].map(({ pinyin = '' }) => pinyin).join(' ')),
  };
  const entries = files.flatMap((each) => each.entries.map(readRow));
  return { ...indexNames(addSynonyms(entries, synonyms), tables), guides: first.guides };
}

/** The message if the site was updated between the requests for two files. */
export const severalBuilds = 'The search files come from different builds.';

/** Adds synonyms to entries. A section also gets the synonyms of the terms with its name. */
function addSynonyms(entries: readonly NameEntry[], synonyms: SynonymsByLanguage): NameEntry[] {
  const own = entries.map((_, at) =>
    languagesOf(synonyms).flatMap((lang) =>
      (synonyms[lang]?.synonyms[at] ?? '')
        .split('|')
        .flatMap((name): Synonym[] => (name ? [[lang, name]] : [])),
    ),
  );
  return entries.map((entry, at) => {
    const { kind, anchor, titles } = entry;
    const isNamed = ({ kind: other, titles: term }: NameEntry) =>
      other === 'term' && sharesName(titles, term);
    const ofTerms =
      kind === 'section' && anchor === undefined
        ? own.filter((_, other) => isNamed(entries[other] as NameEntry))
        : [];
    const words = [own[at] ?? [], ...ofTerms].flat();
    return words.length > 0 ? { ...entry, synonyms: words } : entry;
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
