import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type InterfaceLanguage, type Language, languages } from '../schema/language.ts';

/** The columns of a page: its languages, the reader's first. */
export interface Columns {
  /** In DOM order. */
  all: Language[];
  first: Language;
  /**
   * The column that opens beside the first if there is room: English if possible, because it prevails, else the next.
   */
  beside: Language | undefined;
  /** Languages in which the page as a whole cannot be read; with a few translations they still have a column. */
  absent: Language[];
  /** Absent languages without any text. They have no column, and the head of the section names them. */
  unwritten: Language[];
  /** The columns for readers who hide unofficial texts: all languages, and those without an official text. */
  official: { all: Language[]; absent: Language[] };
}

/** The columns of a section for a reader of `lang`. If not all of it can be read in that language, English is first. */
export const columnsOf = ({ clauses }: Pick<GuideSection, 'clauses'>, lang: InterfaceLanguage): Columns =>
  arrange(
    lang,
    clauses.filter(({ texts }) => Object.keys(texts).length > 0),
    true,
  );

/** The columns of a page of a set FAQ with these texts; undefined if only one language can be read. */
export function columnsOfFaq(texts: readonly Readable[], lang: InterfaceLanguage): Columns | undefined {
  const columns = arrange(lang, texts, false);
  return columns.all.length > 1 ? columns : undefined;
}

/** The languages with an official text among these. */
export const officialIn = (texts: readonly Readable[]): Language[] =>
  languagesIn(texts.map((each) => each.texts));

/** The texts of a chapter that have columns: notes, and cards in boxes. */
export const textsOfChapter = ({ sections }: Pick<FaqChapter, 'sections'>): Readable[] =>
  sections.flatMap(({ notes, boxes }) => [...notes, ...boxes.map(({ texts }) => ({ texts }))]);

interface Readable {
  readonly texts: ByLanguage;
  readonly unofficial?: ByLanguage | undefined;
}
type ByLanguage = Partial<Record<Language, unknown>>;

const languagesIn = (all: readonly ByLanguage[]): Language[] =>
  languages.filter((each) => all.some((texts) => texts[each]));

/** Columns with unofficial texts alone: the head of the page or column says so once. */
export const unofficialOnlyIn = ({ all, official }: Pick<Columns, 'all' | 'official'>): Language[] =>
  all.filter((each) => official.absent.includes(each));

/** The attributes of the page about its columns, for scripts and style sheets. */
export const columnAttributes = ({ all, beside, absent, unwritten, official }: Columns) => ({
  'data-languages': [...all, ...unwritten].join(' '),
  'data-absent': absent.join(' ') || undefined,
  'data-beside': beside,
  'data-official': official.all.join(' '),
  'data-official-absent': official.absent.join(' ') || undefined,
});

/**
 * Arranges the columns. `needsAll` tells whether a page without official text in a language needs translations of all
 * texts, or only of some, to count as readable in it.
 */
function arrange(lang: InterfaceLanguage, texts: readonly Readable[], needsAll: boolean): Columns {
  const official = officialIn(texts);
  const written = languagesIn(texts.flatMap((each) => [each.texts, each.unofficial ?? {}]));
  const isWhole = (each: Language) => texts.every((text) => text.texts[each] ?? text.unofficial?.[each]);
  const readable = written.filter((each) => official.includes(each) || !needsAll || isWhole(each));
  const firstOf = (among: readonly Language[]): Language =>
    [lang, 'en' as const, ...languages].find((each) => among.includes(each)) ?? lang;
  const order = (first: Language, among: readonly Language[]): Language[] => [
    ...new Set([first, ...languages.filter((each) => official.includes(each) || among.includes(each))]),
  ];
  const first = firstOf(readable);
  const all = order(first, written);
  const others = official.filter((each) => each !== first);
  const firstOfficial = firstOf(official);
  return {
    all,
    first,
    beside: others.includes('en') ? 'en' : others[0],
    absent: languages.filter((each) => !readable.includes(each)),
    unwritten: languages.filter((each) => !all.includes(each)),
    official: {
      all: order(firstOfficial, languages),
      absent: languages.filter((each) => !official.includes(each)),
    },
  };
}
