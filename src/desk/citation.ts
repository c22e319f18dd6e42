import type { InterfaceLanguage } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { addressWords } from '../text/address-words.ts';
import { citationWords } from './menu-words.ts';

/**
 * What one has to know of a text: it is ours, converted by a program, or printed in the source of another language; or it
 * is not what the others say, or not today.
 */
export type Warning = 'unofficial' | 'derived' | 'also' | 'superseded' | 'differs' | 'outdated';

/** The text of what is cited, in one language. */
export interface CitedText {
  /** As readers are told it: `zh`, `ja`, `en`, or `zh-Hant` for what a program has converted. */
  readonly lang: string;
  readonly text: string;
  /** What goes with it wherever it is copied or shown alone. */
  readonly warnings: readonly Warning[];
  /** The day that the text gives itself, else between which months it is from, as far as known. */
  readonly date?: string | undefined;
  readonly range?: string | undefined;
}

export interface Cited {
  /** Where it stands: `IPG 2.3`; `M10 FAQ, Clone`. */
  readonly work: string;
  readonly name: string;
  /** The heading that it stands below, where its name alone does not tell which it is. */
  readonly heading?: string | undefined;
  readonly texts: readonly CitedText[];
  readonly address: string;
}

/**
 * A citation on one line, in the words of the interface language:
 * `IPG 2.3, Philosophy 3 (zh, ja) — text / text — edition or undated — address`.
 */
export function toCitation(lang: InterfaceLanguage, { work, name, heading, texts, address }: Cited): string {
  const t = citationWords[lang];
  const langs = texts
    .map((each) => [each.lang, warningsOf(lang, each).join(' · ')].filter(Boolean).join(': '))
    .join(', ');
  const dates = Map.groupBy(texts, ({ date, range: months }) => {
    if (date) return fill(t.edition, { date });
    return months ? fill(t.editionWithin, { range: months }) : t.undated;
  });
  /** Where they differ, each one says whose it is. */
  const whose = (of: readonly CitedText[]) =>
    dates.size > 1 ? `${of.map((each) => each.lang).join(', ')}: ` : '';
  return [
    [work, heading, `${name}${langs && ` (${langs})`}`].filter(Boolean).join(addressWords[lang].comma),
    texts.map(({ text }) => toLine(text)).join(' / '),
    [...dates].map(([said, of]) => whose(of) + said).join('; '),
    address,
  ]
    .filter((piece) => piece !== '')
    .join(' — ');
}

/** The texts as they stand, a blank line between two; what one has to know of a text is a line of its own below it. */
export function toCopiedText(lang: InterfaceLanguage, all: readonly CitedText[]): string {
  return all
    .map((each) => [each.text, ...warningsOf(lang, each).map((said) => `[${said}]`)].join('\n'))
    .join('\n\n');
}

const warningsOf = (lang: InterfaceLanguage, { warnings }: CitedText) =>
  warnings.map((each) => citationWords[lang][each]);

const toLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
