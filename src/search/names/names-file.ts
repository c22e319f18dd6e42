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
  readonly guides: readonly CalledGuide[];
  readonly entries: readonly Row[];
  /** Tables for matching names by more than their spelling. */
  readonly han: HanTable;
  readonly pinyin: PinyinTable;
}

/**
 * The names that come with the texts: cards of further sets, cards and sections that are only in a list, and terms,
 * with tables for all.
 */
export type MoreNames = Omit<FirstNames, 'guides'>;

/** The synonyms of one language, by the entry that they mean: `{ 'term shuffle': '切る|混ぜる' }` */
export type Said = Readonly<Record<string, string>>;

/** The phrases of one language, by page and ID of the text that answers. */
export type SaidOfTexts = Readonly<Record<string, Said>>;

/** The synonyms of the languages that a query can be in. */
type SaidIn = Readonly<Partial<Record<Language, Said>>>;

/** An entry without what can be derived: its address, a slug from its English name, and consecutive IDs. */
type Row = Omit<NameEntry, 'url' | 'section' | 'anchors' | 'said'> & {
  readonly section?: string;
  readonly anchors?: number | readonly string[];
};

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
      entries: first.map(toRow),
      han: tableFor([...chinese, ...guides.flatMap(({ called }) => called)], han),
      pinyin: makePinyin(chinese),
    },
    more: { entries: more.map(toRow), han, pinyin: makePinyin(chineseOf(entries)) },
  };
}

/** The part of a table that some texts need. */
function tableFor(chinese: readonly string[], [traditional, simplified]: HanTable): HanTable {
  const occurring = new Set(chinese.join(''));
  const kept = [...simplified].flatMap((character, at) => (occurring.has(character) ? [at] : []));
  return [kept.map((at) => traditional[at]).join(''), kept.map((at) => simplified[at]).join('')];
}

/** The file of the further names, with the synonyms of a language. */
export const moreNamesPath = (lang: Language): string => `more-names.${lang}.json`;

/** Opens the names for queries: the first ones, or all of them with synonyms. */
export function openNames(first: FirstNames, more?: MoreNames, said: SaidIn = {}): NameIndex {
  const named = [first, ...(more ? [more] : [])].flatMap(({ entries }) => entries.map(readRow));
  const entries = addSaid(named, said);
  const { han, pinyin } = more ?? first;
  const spoken = said.zh?.[pinyinOfSaid] ?? '';
  const tables = { fold: toHanFolding(han), read: toPinyinReading(`${pinyin} ${spoken}`) };
  return { ...indexNames(entries, tables), guides: first.guides };
}

/** The key of the readings of the characters in synonyms, in the file of Chinese. */
export const pinyinOfSaid = 'pinyin';

/** The key of the synonyms of a section in that file. */
export const saidOfSection = (document: string, number: string) => `section ${document} ${number}`;

/** Adds synonyms to entries; a section also gets those of the terms that name it. */
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

const toRow = ({ url: _, section, anchors, ...entry }: NameEntry): Row => ({
  ...entry,
  ...(section !== toSlug(entry.titles) && { section }),
  ...(anchors && { anchors: toCounted(anchors, prefixOf(entry.anchor)) }),
});

function readRow({ section, anchors, ...row }: Row): NameEntry {
  const entry = { ...row, section: section ?? toSlug(row.titles) };
  return {
    ...entry,
    ...(anchors && { anchors: fromCounted(anchors, prefixOf(row.anchor)) }),
    url: urlOf(entry),
  };
}

/** Notes are numbered within their section, rulings within their card. */
const prefixOf = (anchor = '') => (anchor ? `${anchor}-` : 'r');

const toCounted = (ids: readonly string[], prefix: string): number | readonly string[] =>
  fromCounted(ids.length, prefix).join() === ids.join() ? ids.length : ids;

/** `fromCounted(2, 'r') // => ['r1', 'r2']` */
const fromCounted = (ids: number | readonly string[], prefix: string): readonly string[] =>
  typeof ids === 'number' ? Array.from({ length: ids }, (_, index) => `${prefix}${index + 1}`) : ids;

/** `toSlug({ en: "Angel's Mercy" }) // => 'angels-mercy'` */
const toSlug = ({ en = '' }: Titles) =>
  en
    .toLowerCase()
    .replace(/['’,]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
