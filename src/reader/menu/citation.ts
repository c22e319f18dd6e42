import type { InterfaceLanguage } from '../../schema/language.ts';
import { isOverruled, type Status } from '../../schema/status.ts';
import { fill } from '../../schema/words.ts';
import { punctuation } from '../../site/language-words.ts';
import { statusWords } from '../../text/status-words.ts';
import { citationWords } from './menu-words.ts';

/** `derived` is converted by a program, `also` is printed in the source of another language. */
export type Warning = 'unofficial' | 'derived' | 'also' | 'differs';

export interface CitedText {
  /** The language code that readers see: `zh`, `ja`, `en`, or `zh-Hant` for a converted text. */
  readonly lang: string;
  readonly text: string;
  readonly warnings: readonly Warning[];
  readonly status?: Status | undefined;
  readonly changes?: readonly string[] | undefined;
  readonly date?: string | undefined;
  /** Without a date, the months between which the text was written, if known. */
  readonly range?: string | undefined;
}

export interface Cited {
  /** `IPG 2.3`; `M10 FAQ, Clone` */
  readonly work: string;
  readonly name: string;
  /** The heading above a note, if it is not the title of the chapter. */
  readonly heading?: string | undefined;
  readonly texts: readonly CitedText[];
  readonly address: string;
}

/**
 * A citation on one line, in the words of the interface language:
 * `IPG 2.3, Philosophy 3 (zh, ja) — text / text — edition or undated — address`
 */
export function toCitation(lang: InterfaceLanguage, { work, name, heading, texts, address }: Cited): string {
  const langs = texts
    .map((each) => {
      const notes = [...warningsOf(lang, each), ...(warnsFirst(each, texts) ? changesOf(lang, each) : [])];
      return [each.lang, notes.join(' · ')].filter(Boolean).join(': ');
    })
    .join(', ');
  const dates = Map.groupBy(texts, (each) => dateOf(lang, each));
  const languagesOf = (dated: readonly CitedText[]) =>
    dates.size > 1 ? `${dated.map((each) => each.lang).join(', ')}: ` : '';
  return [
    [work, heading, `${name}${langs && ` (${langs})`}`].filter(Boolean).join(punctuation[lang].pause),
    texts.map(({ text }) => toLine(text)).join(' / '),
    [...dates].map(([date, dated]) => languagesOf(dated) + date).join('; '),
    address,
  ]
    .filter((piece) => piece !== '')
    .join(' — ');
}

/**
 * Joins the texts, each followed by its warnings. The warnings come first if the text and all texts before it are
 * overruled. If any text is overruled, each text states its edition.
 */
export function toCopiedText(lang: InterfaceLanguage, all: readonly CitedText[]): string {
  const areDated = all.some(({ status }) => isOverruled(status));
  return all
    .map((each) => {
      const notes = [
        ...(areDated ? [dateOf(lang, each)] : []),
        ...warningsOf(lang, each),
        ...changesOf(lang, each),
      ].map((one) => `[${one}]`);
      return (warnsFirst(each, all) ? [...notes, each.text] : [each.text, ...notes]).join('\n');
    })
    .join('\n\n');
}

const warnsFirst = (text: CitedText, all: readonly CitedText[]): boolean =>
  all.slice(0, all.indexOf(text) + 1).every(({ status }) => isOverruled(status));

const changesOf = (lang: InterfaceLanguage, { changes = [] }: CitedText): string[] =>
  changes.map((change) => fill(citationWords[lang].changed, { change }));

const dateOf = (lang: InterfaceLanguage, { date, range }: CitedText): string => {
  const t = citationWords[lang];
  if (date) return fill(t.edition, { date });
  return range ? fill(t.editionWithin, { range }) : t.undated;
};

export const warningsOf = (
  lang: InterfaceLanguage,
  { warnings, status }: Pick<CitedText, 'warnings' | 'status'>,
): string[] => [
  ...(isOverruled(status) ? [`△ ${statusWords[lang][status]}`] : []),
  ...(status === 'changed' ? [statusWords[lang].changed] : []),
  ...warnings.map((each) => citationWords[lang][each]),
];

const toLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
