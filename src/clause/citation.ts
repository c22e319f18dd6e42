import type { Language } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { joinNames } from './join-names.ts';
import { citationWords } from './menu-words.ts';

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
  /** As addresses have it: `remedy-4`, `remedy-1..remedy-3`. */
  readonly place: string;
  /** What the first and the last clause are called, the same for one clause. */
  readonly names: readonly [from: string, to: string];
  /** The headings that the first and the last stand below, where their names alone do not tell which they are. */
  readonly headings?: readonly [from: string, to: string];
  readonly texts: readonly CitedText[];
  readonly editions: readonly CitedEdition[];
  readonly address: string;
}

/**
 * A citation on one line, in the words of the interface language:
 * `IPG 2.3, Philosophy 3 (zh, ja) — text / text — edition or undated — address`. A sign parts the clauses of a range.
 */
export function toCitation(
  lang: Language,
  { work, names, headings, texts, editions, address }: Cited,
): string {
  const langs = texts.map((each) => [each.lang, ...warningsOf(lang, each)].join(': '));
  const [first, last] = headings ?? [];
  const range =
    first === last
      ? [first, joinNames(...names)].filter(Boolean).join(', ')
      : `${first}, ${names[0]}–${last}, ${names[1]}`;
  const cited = `${nameWork(work)}, ${range}`;
  const dates = Map.groupBy(editions, ({ date, range }) => {
    if (date !== undefined) return fill(citationWords[lang].edition, { date });
    return range === undefined
      ? citationWords[lang].undated
      : fill(citationWords[lang].editionWithin, { range });
  });
  /** Where they differ, each one says whose it is. */
  const whose = (of: readonly CitedEdition[]) =>
    dates.size > 1 ? `${of.map((each) => each.lang).join(', ')}: ` : '';
  return [
    langs.length > 0 ? `${cited} (${langs.join(', ')})` : cited,
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
  return [
    ...(isUnofficial ? [citationWords[lang].unofficial] : []),
    ...(isDerived ? [citationWords[lang].derived] : []),
  ];
}

function nameWork(work: Work): string {
  if ('section' in work) return `${work.document} ${work.section}`;
  return `${work.document}, ${'card' in work ? work.card : work.chapter}`;
}

const toLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
