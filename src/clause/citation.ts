import type { Language } from '../schema/language.ts';
import { clauseName, nameRange } from './name.ts';

/** Where a text stands: a section of a guide, a chapter of an FAQ, or the rulings of a card; `document` is its name in citations. */
export type Work =
  | { readonly document: string; readonly section: string }
  | { readonly document: string; readonly chapter: string }
  | { readonly document: string; readonly card: string };

/** A text of what is cited, in one language. */
export interface CitedText {
  /** As readers are told it: `zh`, `ja`, `en`, or `zh-Hant` for what a program has converted. */
  readonly lang: string;
  /** One for each clause. */
  readonly texts: readonly string[];
  /** Converted by a program from another text: said wherever it is copied. */
  readonly isDerived?: boolean;
  /** An unofficial translation: said likewise. */
  readonly isUnofficial?: boolean;
}

/** The day that the text of a language gives itself, else between which months it is from (`range`), as far as known. */
export interface CitedEdition {
  readonly lang: string;
  readonly date?: string;
  readonly range?: string;
}

export interface Cited {
  readonly work: Work;
  /** IDs of the first and the last clause, the same for one clause. */
  readonly from: string;
  readonly to: string;
  /** The headings that the first and the last stand below, where their names alone do not tell which they are. */
  readonly headings?: readonly [from: string, to: string];
  readonly texts: readonly CitedText[];
  readonly editions: readonly CitedEdition[];
  readonly address: string;
}

interface Words {
  readonly edition: (date: string) => string;
  /** `range` as the label of an edition: `before 2019-07`. */
  readonly editionWithin: (range: string) => string;
  readonly undated: string;
  readonly derived: string;
  readonly unofficial: string;
}

/** Every language has the same order and the same marks, so that a citation is known for one at sight. */
const words: Readonly<Record<Language, Words>> = {
  zh: {
    edition: (date) => `${date} 版`,
    editionWithin: (range) => `${range}的版本`,
    undated: '日期不明',
    derived: '由简体字自动转换',
    unofficial: '非官方译文',
  },
  ja: {
    edition: (date) => `${date} 版`,
    editionWithin: (range) => `${range}の版`,
    undated: '日付の記載なし',
    derived: '簡体字からの自動変換',
    unofficial: '非公式訳',
  },
  en: {
    edition: (date) => `edition of ${date}`,
    editionWithin: (range) => `edition ${range}`,
    undated: 'undated',
    derived: 'converted automatically from Simplified characters',
    unofficial: 'unofficial translation',
  },
};

/**
 * A citation on one line, in the words of the interface language:
 * `IPG 2.3, Philosophy 3 (zh, ja) — text / text — edition or undated — address`. A sign parts the clauses of a range.
 */
export function toCitation(
  lang: Language,
  { work, from, to, headings, texts, editions, address }: Cited,
): string {
  const langs = texts.map((each) => [each.lang, ...warningsOf(lang, each)].join(': '));
  const [first, last] = headings ?? [];
  const names =
    first === last
      ? [first, nameRange(lang, from, to)].filter(Boolean).join(', ')
      : `${first}, ${clauseName(lang, from)}–${last}, ${clauseName(lang, to)}`;
  const place = `${nameWork(work)}, ${names}`;
  const dates = Map.groupBy(editions, ({ date, range }) => {
    if (date !== undefined) return words[lang].edition(date);
    return range === undefined ? words[lang].undated : words[lang].editionWithin(range);
  });
  /** Where they differ, each one says whose it is. */
  const whose = (of: readonly CitedEdition[]) =>
    dates.size > 1 ? `${of.map((each) => each.lang).join(', ')}: ` : '';
  return [
    langs.length > 0 ? `${place} (${langs.join(', ')})` : place,
    texts.map(({ texts: clauses }) => clauses.map(toLine).join(' ¶ ')).join(' / '),
    [...dates].map(([said, of]) => whose(of) + said).join('; '),
    address,
  ]
    .filter((piece) => piece !== '')
    .join(' — ');
}

/** The texts as they stand, a blank line between two; a converted one says so in a line of its own. */
export function toCopiedText(lang: Language, texts: readonly CitedText[]): string {
  return texts
    .map((each) => [...each.texts, ...warningsOf(lang, each).map((said) => `[${said}]`)].join('\n'))
    .join('\n\n');
}

/** What is said of a text that is not as its source prints it. */
function warningsOf(lang: Language, { isDerived, isUnofficial }: CitedText): string[] {
  return [...(isUnofficial ? [words[lang].unofficial] : []), ...(isDerived ? [words[lang].derived] : [])];
}

function nameWork(work: Work): string {
  if ('section' in work) return `${work.document} ${work.section}`;
  return `${work.document}, ${'card' in work ? work.card : work.chapter}`;
}

const toLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
