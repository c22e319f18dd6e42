import type { InterfaceLanguage } from '../../schema/language.ts';
import { isOverruled, type Status } from '../../schema/status.ts';
import { fill } from '../../schema/words.ts';
import { addressWords } from '../../text/address-words.ts';
import { statusWords } from '../../text/status-words.ts';
import { citationWords } from './menu-words.ts';

/**
 * Warnings about a text: it is unofficial, converted by a program, printed in the source of another language, or
 * differs from the others.
 */
export type Warning = 'unofficial' | 'derived' | 'also' | 'differs';

/** A cited text in one language. */
export interface CitedText {
  /** The language for readers: `zh`, `ja`, `en`, or `zh-Hant` for a converted text. */
  readonly lang: string;
  readonly text: string;
  /** The warnings that accompany it wherever it is copied or shown alone. */
  readonly warnings: readonly Warning[];
  readonly status?: Status | undefined;
  /** What has changed since, in our words. */
  readonly changes?: readonly string[] | undefined;
  /** The date that the text states, else the months between which it was written, if known. */
  readonly date?: string | undefined;
  readonly range?: string | undefined;
}

export interface Cited {
  /** The work: `IPG 2.3`; `M10 FAQ, Clone`. */
  readonly work: string;
  readonly name: string;
  /** The heading above it, if its name alone is ambiguous. */
  readonly heading?: string | undefined;
  readonly texts: readonly CitedText[];
  readonly address: string;
}

/**
 * A citation on one line, in the words of the interface language:
 * `IPG 2.3, Philosophy 3 (zh, ja) — text / text — edition or undated — address`.
 */
export function toCitation(lang: InterfaceLanguage, { work, name, heading, texts, address }: Cited): string {
  const langs = texts
    .map((each) => {
      const said = [...warningsOf(lang, each), ...(isFirst(each, texts) ? changesOf(lang, each) : [])];
      return [each.lang, said.join(' · ')].filter(Boolean).join(': ');
    })
    .join(', ');
  const dates = Map.groupBy(texts, (each) => dateOf(lang, each));
  /** If the texts differ in date or status, each says whose it is. */
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

/**
 * The texts for a copy, with a blank line between two. Warnings are lines of their own below a text, or above one that
 * no longer holds and has no newer text before it. If one no longer holds, each has its edition.
 */
export function toCopiedText(lang: InterfaceLanguage, all: readonly CitedText[]): string {
  const areDated = all.some(({ status }) => isOverruled(status));
  return all
    .map((each) => {
      const said = [
        ...(areDated ? [dateOf(lang, each)] : []),
        ...warningsOf(lang, each),
        ...changesOf(lang, each),
      ].map((one) => `[${one}]`);
      return (isFirst(each, all) ? [...said, each.text] : [each.text, ...said]).join('\n');
    })
    .join('\n\n');
}

/** Whether a text no longer holds and has no current one before it. */
const isFirst = (text: CitedText, all: readonly CitedText[]): boolean =>
  all.slice(0, all.indexOf(text) + 1).every(({ status }) => isOverruled(status));

const changesOf = (lang: InterfaceLanguage, { changes = [] }: CitedText): string[] =>
  changes.map((change) => fill(citationWords[lang].changed, { change }));

const dateOf = (lang: InterfaceLanguage, { date, range }: CitedText): string => {
  const t = citationWords[lang];
  if (date) return fill(t.edition, { date });
  return range ? fill(t.editionWithin, { range }) : t.undated;
};

/** The warnings of a text in words, its status first. */
export const warningsOf = (
  lang: InterfaceLanguage,
  { warnings, status }: Pick<CitedText, 'warnings' | 'status'>,
): string[] => [
  ...(isOverruled(status) ? [`△ ${statusWords[lang][status]}`] : []),
  ...(status === 'changed' ? [statusWords[lang].changed] : []),
  ...warnings.map((each) => citationWords[lang][each]),
];

const toLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
