import type { Language } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { joinNames } from './join-names.ts';
import { citationWords } from './menu-words.ts';

/** Texts of what is cited, in one language. */
export interface CitedTexts {
  /** As readers are told it: `zh`, `ja`, `en`, or `zh-Hant` for what a program has converted. */
  readonly lang: string;
  /** One for each clause. */
  readonly texts: readonly string[];
  /** What is said wherever one is copied that is not as its source prints it. */
  readonly warnings: readonly ('unofficial' | 'derived')[];
  /** The day that the text gives itself, else between which months it is from, as far as known. */
  readonly date?: string | undefined;
  readonly range?: string | undefined;
}

export interface Cited {
  /** Where it stands: `IPG 2.3`; `M10 FAQ, Clone`. */
  readonly work: string;
  /** As addresses have it: `remedy-4`, `remedy-1..remedy-3`. */
  readonly place: string;
  /** What the first and the last clause are called, the same for one clause. */
  readonly names: readonly [from: string, to: string];
  /** The headings that the first and the last stand below, where their names alone do not tell which they are. */
  readonly headings?: readonly [from: string, to: string];
  readonly texts: readonly CitedTexts[];
  readonly address: string;
}

/**
 * A citation on one line, in the words of the interface language:
 * `IPG 2.3, Philosophy 3 (zh, ja) — text / text — edition or undated — address`. A sign parts the clauses of a range.
 */
export function toCitation(lang: Language, { work, names, headings, texts, address }: Cited): string {
  const t = citationWords[lang];
  const langs = texts.map((each) => [each.lang, ...warningsOf(lang, each)].join(': ')).join(', ');
  const [first, last] = headings ?? [];
  const range =
    first === last
      ? [first, joinNames(...names)].filter(Boolean).join(', ')
      : `${first}, ${names[0]}–${last}, ${names[1]}`;
  const dates = Map.groupBy(texts, ({ date, range: months }) => {
    if (date) return fill(t.edition, { date });
    return months ? fill(t.editionWithin, { range: months }) : t.undated;
  });
  /** Where they differ, each one says whose it is. */
  const whose = (of: readonly CitedTexts[]) =>
    dates.size > 1 ? `${of.map((each) => each.lang).join(', ')}: ` : '';
  return [
    `${work}, ${range}${langs && ` (${langs})`}`,
    texts.map((each) => each.texts.map(toLine).join(' ¶ ')).join(' / '),
    [...dates].map(([said, of]) => whose(of) + said).join('; '),
    address,
  ]
    .filter((piece) => piece !== '')
    .join(' — ');
}

/** The texts as they stand, a blank line between two; what is not as its source prints it says so in a line of its own. */
export function toCopiedText(lang: Language, all: readonly CitedTexts[]): string {
  return all
    .map((each) => [...each.texts, ...warningsOf(lang, each).map((said) => `[${said}]`)].join('\n'))
    .join('\n\n');
}

const warningsOf = (lang: Language, { warnings }: CitedTexts) =>
  warnings.map((each) => citationWords[lang][each]);

const toLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
