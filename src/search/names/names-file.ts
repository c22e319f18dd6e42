import type { CalledGuide } from '../query/citation.ts';
import { type HanTable, toHanFolding } from '../text/han.ts';
import { isCalled, type NameEntry } from './name-row.ts';
import { indexNames, type NameIndex } from './names.ts';
import { type PinyinTable, toPinyinReading } from './pinyin.ts';

/**
 * The file that answers before the texts are there: names, and the tables by which they are also found. It
 * is the first thing that a search waits for, so it is small: a name stands in it once, and what follows
 * from it (address, slug, pinyin, romaji) is worked out by the reader.
 */
export interface NamesFile {
  readonly han: HanTable;
  readonly pinyin: PinyinTable;
  readonly sections: readonly WrittenSection[];
  readonly guides: readonly CalledGuide[];
  /**
   * The cards of each set by its ID, and those that only stand in its list. One line each: zh, ja, en, other names, the
   * slug or ID where the English name does not give it, rulings.
   */
  readonly cards: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<string, string>>;
  readonly terms: string;
  /** The sets whose cards come after the first answer, in files of their own: all would be too much to wait for. */
  readonly parts?: readonly string[];
}

/** The cards of such a set: `names/m10.json` */
export type NamesPart = Pick<NamesFile, 'cards' | 'facts'>;

/** What people say instead of names, by kind and section of what is meant: `{ 'term shuffle': ['シャッフル'] }` */
export type SaidFile = Readonly<Record<string, readonly string[]>>;

/** The same names, found by what people say as well: a section by what is said of the terms that it is called by. */
export function withSaid(
  { entries, guides }: NameIndex,
  said: SaidFile,
  { han, pinyin }: NamesFile,
): NameIndex {
  const terms = entries.filter(({ kind }) => kind === 'term');
  const saidOf = ({ kind, section, titles }: NameEntry): readonly string[] =>
    kind === 'section'
      ? terms.filter((term) => isCalled(titles, term.titles)).flatMap(saidOf)
      : (said[`${kind} ${section}`] ?? []);
  const all = entries.map((entry) => {
    const words = entry.anchor === undefined ? saidOf(entry) : [];
    return words.length > 0 ? { ...entry, said: words } : entry;
  });
  return { ...indexNames(all, { fold: toHanFolding(han), read: toPinyinReading(pinyin) }), guides };
}

/** A section: its address is made from what else it is; notes that are counted through are their number. */
interface WrittenSection extends Omit<NameEntry, 'kind' | 'url' | 'anchors'> {
  readonly anchors?: readonly string[] | number;
}

/** Writes the names; throws where a name has a character that separates names in the file. */
export function encodeNames(
  entries: readonly NameEntry[],
  han: HanTable,
  pinyin: PinyinTable,
  guides: readonly CalledGuide[] = [],
): NamesFile {
  const lines = (isWanted: (entry: NameEntry) => boolean) => entries.filter(isWanted).map(toLine).join('\n');
  const bySet = (isWanted: (entry: NameEntry) => boolean) => {
    const sets = new Set(entries.filter(isWanted).map(({ document }) => document));
    return Object.fromEntries(
      [...sets].map((set) => [set, lines((entry) => entry.document === set && isWanted(entry))]),
    );
  };
  return {
    han,
    pinyin,
    guides,
    sections: entries.filter(({ kind }) => kind === 'section').map(writeSection),
    cards: bySet(({ kind, isFact }) => kind === 'card' && !isFact),
    facts: bySet(({ kind, isFact }) => kind === 'card' && isFact === true),
    terms: lines(({ kind }) => kind === 'term'),
  };
}

/** Leaves the first set in the file, which is the newest, and gives each other set a file of its own. */
export function divideNames(file: NamesFile): [NamesFile, ReadonlyMap<string, NamesPart>] {
  const [newest = '', ...others] = new Set([...Object.keys(file.cards), ...Object.keys(file.facts)]);
  const partOf = (set: string): NamesPart => ({
    cards: { [set]: file.cards[set] ?? '' },
    facts: { [set]: file.facts[set] ?? '' },
  });
  return [
    { ...file, ...partOf(newest), parts: others },
    new Map(others.map((set) => [`names/${set}.json`, partOf(set)])),
  ];
}

/** Reads all names back, with those in files of their own. */
export async function openAllNames(
  file: NamesFile & { readonly version: string },
  load: (file: string) => Promise<Response>,
): Promise<NameIndex> {
  const coming = (file.parts ?? []).map(async (set): Promise<NamesPart> => {
    const part = await load(`names/${set}.json?v=${file.version}`);
    return part.json();
  });
  const parts = await Promise.all(coming);
  const cards = Object.assign({}, file.cards, ...parts.map((part) => part.cards));
  const facts = Object.assign({}, file.facts, ...parts.map((part) => part.facts));
  return openNames({ ...file, cards, facts });
}

/** Reads the names back, ready to be asked: where they are divided, those of the first file. */
export function openNames({ han, pinyin, guides, sections, cards, facts, terms }: NamesFile): NameIndex {
  const entries = [
    ...sections.map(readSection),
    ...Object.entries(cards).flatMap(([set, lines]) =>
      readLines(lines, 'card', set, (slug) => ({ url: `${set}/cards/${slug}/` })),
    ),
    ...Object.entries(facts).flatMap(([set, lines]) =>
      readLines(lines, 'card', set, (slug) => ({ url: `${set}/cards/#${slug}`, isFact: true })),
    ),
    ...readLines(terms, 'term', 'terms', (id) => ({ url: `terms/#${id}` })),
  ];
  return { ...indexNames(entries, { fold: toHanFolding(han), read: toPinyinReading(pinyin) }), guides };
}

function writeSection({ kind, url, anchors, ...section }: NameEntry): WrittenSection {
  if (!anchors) return section;
  const counted = fromCount(anchors.length, `${section.anchor}-`);
  return { ...section, anchors: counted.join() === anchors.join() ? anchors.length : anchors };
}

function readSection({ anchors, ...section }: WrittenSection): NameEntry {
  const { document, section: name, anchor } = section;
  return {
    ...section,
    kind: 'section',
    url: `${document}/${name}/${anchor ? `#${anchor}` : ''}`,
    ...(anchors && { anchors: typeof anchors === 'number' ? fromCount(anchors, `${anchor}-`) : anchors }),
  };
}

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
  place: (section: string) => Pick<NameEntry, 'url' | 'isFact'>,
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
