import { type Language, languages } from '../../schema/language.ts';
import { type HanTable, toHanFolding } from '../text/han.ts';
import { addressInContents } from '../text/record.ts';
import { isCalled, type NameEntry, type SaidName } from './name-row.ts';
import { type CalledGuide, indexNames, type NameIndex } from './names.ts';
import { type PinyinTable, toPinyinReading } from './pinyin.ts';

/**
 * The file that answers before the texts are there: sections and cards with rulings, and the tables by which they are
 * also found. It is the first thing that a search waits for, so it is small: a name stands in it once, and what follows
 * from it (address, slug, pinyin, romaji) is worked out by the reader.
 */
export interface FirstNames extends Tables {
  readonly guides: readonly CalledGuide[];
  readonly sections: readonly WrittenSection[];
  /** The cards of each set by its ID. One line each: zh, ja, en, other names, the slug where the English name does not give it, rulings. */
  readonly cards: Readonly<Record<string, string>>;
}

/** The names that come with the texts. */
export interface MoreNames extends Tables {
  /** Of sets whose cards would be too much to wait for. */
  readonly cards: Readonly<Record<string, string>>;
  /** The cards that only stand in the list of a set. */
  readonly facts: Readonly<Record<string, string>>;
  /** The sections that only stand in the contents of a guide. */
  readonly contents: readonly WrittenSection[];
  /** Where the publishers keep the documents of those sections. */
  readonly current: Readonly<Record<string, string>>;
  readonly terms: string;
  /** What people say instead of names, by what is meant, in zh, ja and en: `{ 'term shuffle': '\t切る|混ぜる\t' }` */
  readonly said: Said;
}

export type Said = Readonly<Record<string, string>>;

/** By what else than their spelling the names are found: those of the first file, and all. */
interface Tables {
  readonly han: HanTable;
  readonly pinyin: PinyinTable;
}

/** A section: its address is made from what else it is; notes that are counted through are their number. */
interface WrittenSection extends Omit<NameEntry, 'kind' | 'url' | 'anchors' | 'current'> {
  readonly anchors?: readonly string[] | number;
}

/**
 * Writes the names; throws where one has a character that separates names in the file.
 *
 * @param isFirst the sets whose cards answer first
 * @param makePinyin reads Chinese names
 */
export function writeNames(
  entries: readonly NameEntry[],
  { guides, said, han }: { guides: readonly CalledGuide[]; said: Said; han: HanTable },
  isFirst: (set: string) => boolean,
  makePinyin: (names: readonly string[]) => PinyinTable,
): { first: FirstNames; more: MoreNames } {
  const bySet = (some: readonly NameEntry[]) =>
    Object.fromEntries(
      [...Map.groupBy(some, ({ document }) => document)].map(([set, of]) => [set, toLines(of)]),
    );
  const sections = entries.filter(({ kind, isListed }) => kind === 'section' && !isListed);
  const listed = entries.filter(({ kind, isListed }) => kind === 'section' && isListed);
  const terms = entries.filter(({ kind }) => kind === 'term');
  const cards = entries.filter(({ kind, isListed }) => kind === 'card' && !isListed);
  const firstCards = cards.filter(({ document }) => isFirst(document));
  const chineseOf = (some: readonly NameEntry[]) =>
    some.flatMap(({ titles, also }) => [titles.zh ?? '', ...(also ?? [])]);
  const chinese = chineseOf([...sections, ...firstCards]);
  const first: FirstNames = {
    han: tableFor([...chinese, ...guides.flatMap(({ called }) => called)], han),
    pinyin: makePinyin(chinese),
    guides,
    sections: sections.map(writeSection),
    cards: bySet(firstCards),
  };
  const more: MoreNames = {
    han,
    pinyin: makePinyin(chineseOf(entries)),
    cards: bySet(cards.filter(({ document }) => !isFirst(document))),
    facts: bySet(entries.filter(({ kind, isListed }) => kind === 'card' && isListed)),
    contents: listed.map(writeSection),
    current: Object.fromEntries(
      listed.flatMap(({ document, current }) => (current ? [[document, current]] : [])),
    ),
    terms: toLines(terms),
    said,
  };
  return { first, more };
}

/** What a table has for some texts. */
function tableFor(chinese: readonly string[], [traditional, simplified]: HanTable): HanTable {
  const occurring = new Set(chinese.join(''));
  const kept = [...simplified].flatMap((character, at) => (occurring.has(character) ? [at] : []));
  return [kept.map((at) => traditional[at]).join(''), kept.map((at) => simplified[at]).join('')];
}

/** Reads the names back, ready to be asked: those that answer first, or all. */
export function openNames(first: FirstNames, more?: MoreNames): NameIndex {
  const cards = { ...first.cards, ...more?.cards };
  const named = [
    ...first.sections.map(readSection),
    ...Object.entries(cards).flatMap(([set, lines]) =>
      readLines(lines, 'card', set, (slug) => ({ url: `${set}/cards/${slug}/` })),
    ),
    ...Object.entries(more?.facts ?? {}).flatMap(([set, lines]) =>
      readLines(lines, 'card', set, (slug) => ({ url: `${set}/cards/#${slug}`, isListed: true })),
    ),
    ...(more?.contents ?? []).map((section) => {
      const current = more?.current[section.document];
      return { ...readSection(section), ...(current && { current }) };
    }),
    ...readLines(more?.terms ?? '', 'term', 'terms', (id) => ({ url: `terms/#${id}` })),
  ];
  const entries = more ? addSaid(named, more.said) : named;
  const { han, pinyin } = more ?? first;
  const tables = { fold: toHanFolding(han), read: toPinyinReading(pinyin) };
  return { ...indexNames(entries, tables), guides: first.guides };
}

/** `readSaid('\t切る|混ぜる\t') // => [['ja', '切る'], ['ja', '混ぜる']]` */
const readSaid = (said: string): SaidName[] =>
  said
    .split('\t')
    .flatMap((names, at) =>
      names.split('|').flatMap((name): SaidName[] => (name ? [[languages[at] as Language, name]] : [])),
    );

/** Where it stands what people say of a section. */
export const saidOfSection = (document: string, number: string) => `section ${document} ${number}`;

/** A section is called what is said of it, and of the terms that it is named after. */
function addSaid(entries: readonly NameEntry[], said: Said): NameEntry[] {
  const terms = entries.filter(({ kind }) => kind === 'term');
  const saidOf = ({ kind, document, section, titles }: NameEntry): readonly SaidName[] =>
    kind === 'section'
      ? [
          ...readSaid(said[saidOfSection(document, section)] ?? ''),
          ...terms.filter((term) => isCalled(titles, term.titles)).flatMap(saidOf),
        ]
      : readSaid(said[`${kind} ${section}`] ?? '');
  return entries.map((entry) => {
    const words = entry.anchor === undefined ? saidOf(entry) : [];
    return words.length > 0 ? { ...entry, said: words } : entry;
  });
}

function writeSection({ kind, url, anchors, current, ...section }: NameEntry): WrittenSection {
  if (!anchors) return section;
  const counted = fromCount(anchors.length, `${section.anchor}-`);
  return { ...section, anchors: counted.join() === anchors.join() ? anchors.length : anchors };
}

function readSection({ anchors, ...section }: WrittenSection): NameEntry {
  const { document, section: name, anchor, isListed } = section;
  return {
    ...section,
    kind: 'section',
    url: isListed ? addressInContents(document, name) : `${document}/${name}/${anchor ? `#${anchor}` : ''}`,
    ...(anchors && { anchors: typeof anchors === 'number' ? fromCount(anchors, `${anchor}-`) : anchors }),
  };
}

const toLines = (entries: readonly NameEntry[]) => entries.map(toLine).join('\n');

function toLine({
  section,
  titles: { zh = '', ja = '', en = '' },
  also = [],
  anchors = [],
}: NameEntry): string {
  const own = toSlug(en) === section ? '' : section;
  const cells = [zh, ja, en, also.join('|'), own, toCount(anchors)];
  if ([zh, ja, en, ...also].some((name) => /[\t\n|]/u.test(name))) {
    throw new Error(`A name of ${section} has a tab, a line break or a bar in it.`);
  }
  return cells.join('\t').trimEnd();
}

function readLines(
  lines: string,
  kind: 'card' | 'term',
  document: string,
  place: (section: string) => Pick<NameEntry, 'url' | 'isListed'>,
): NameEntry[] {
  return lines.split('\n').flatMap((line) => {
    if (line === '') return [];
    const [zh, ja, en = '', also, own, rulings] = line.split('\t');
    const section = own || toSlug(en);
    return [
      {
        ...place(section),
        kind,
        document,
        section,
        titles: { ...(zh && { zh }), ...(ja && { ja }), ...(en && { en }) },
        ...(also && { also: also.split('|') }),
        ...(rulings && { anchors: Number(rulings) ? fromCount(Number(rulings), 'r') : rulings.split(',') }),
      },
    ];
  });
}

/** `toCount(['r1', 'r2']) // => '2'`; IDs that are not counted through stand as they are. */
function toCount(anchors: readonly string[]): string {
  const counted = fromCount(anchors.length, 'r');
  return counted.join() === anchors.join() ? String(anchors.length || '') : anchors.join();
}

function fromCount(count: number, prefix: string): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

/** `toSlug("Angel's Mercy") // => 'angels-mercy'` */
function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’,]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
