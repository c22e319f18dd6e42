import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import { type InterfaceLanguage, type Language, languages } from '../schema/language.ts';

export type Columns = ReturnType<typeof arrange>;

/** The columns of a section: first `lang` if the section is readable in it (`arrange`), else English if possible. */
export const columnsOf = ({ clauses }: Pick<GuideSection, 'clauses'>, lang: InterfaceLanguage): Columns =>
  arrange(
    lang,
    clauses.filter(({ texts }) => Object.keys(texts).length > 0),
    true,
  );

/** The columns of a page of a set FAQ; undefined if it has only one. */
export function columnsOfFaq(texts: readonly Readable[], lang: InterfaceLanguage): Columns | undefined {
  const columns = arrange(lang, texts, false);
  return columns.all.length > 1 ? columns : undefined;
}

export const officialIn = (texts: readonly Readable[]): Language[] =>
  languagesIn(texts.map((each) => each.texts));

export const textsOfChapter = ({ sections }: Pick<FaqChapter, 'sections'>): Readable[] =>
  sections.flatMap(({ notes, boxes }) => [...notes, ...boxes.map(({ texts }) => ({ texts }))]);

interface Readable {
  readonly texts: ByLanguage;
  readonly unofficial?: ByLanguage | undefined;
}
type ByLanguage = Partial<Record<Language, unknown>>;

const languagesIn = (all: readonly ByLanguage[]): Language[] =>
  languages.filter((each) => all.some((texts) => texts[each]));

/** The columns without official texts. The head of the page or column says once that there is none. */
export const unofficialOnlyIn = ({ all, official }: Pick<Columns, 'all' | 'official'>): Language[] =>
  all.filter((each) => official.absent.includes(each));

/** The attributes of the root element for scripts and style sheets (src/reader/early.ts). */
export const columnAttributes = ({ all, beside, absent, unwritten, official }: Columns) => ({
  'data-languages': [...all, ...unwritten].join(' '),
  'data-absent': absent.join(' ') || undefined,
  'data-beside': beside,
  'data-official': official.all.join(' '),
  'data-official-absent': official.absent.join(' ') || undefined,
});

/**
 * Arranges the columns of a page. A language is readable if it has an official text or enough translations: of every
 * text if `needsAll`, else of any text.
 */
function arrange(lang: InterfaceLanguage, texts: readonly Readable[], needsAll: boolean) {
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
    /** In DOM order. */
    all,
    first,
    /** The official column that opens beside the first if there is room: English if possible. */
    beside: others.includes('en') ? 'en' : others[0],
    /** Languages that are not readable; if there are some translations, they still have a column. */
    absent: languages.filter((each) => !readable.includes(each)),
    /** Languages without a column, because nothing is written in them. The head of a section names them. */
    unwritten: languages.filter((each) => !all.includes(each)),
    /** `all` and `absent` for readers who hide unofficial texts. */
    official: {
      all: order(firstOfficial, languages),
      absent: languages.filter((each) => !official.includes(each)),
    },
  };
}
