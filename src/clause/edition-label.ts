import type { Language } from '../schema/language.ts';
import type { Edition } from '../schema/source.ts';

/** What dates a text. */
export type Dated = Pick<Edition, 'date' | 'notBefore' | 'before'>;

/**
 * How old a text is, in a few words: the day it states, else the months that its evidence leaves.
 *
 * `editionLabel('en', { date: null, notBefore: '2019-07-12', before: '2024-02-02' }) // => '2019-07 to 2024-02'`
 */
export function editionLabel(lang: Language, edition: Dated | undefined): string {
  return edition?.date ?? rangeLabel(lang, edition ?? {}) ?? words[lang].undated;
}

/** The months that the evidence leaves; undefined where there is none. */
export function rangeLabel(
  lang: Language,
  { notBefore, before }: Pick<Edition, 'notBefore' | 'before'>,
): string | undefined {
  const [from, to] = [notBefore?.slice(0, 7), before?.slice(0, 7)];
  if (from !== undefined && to !== undefined) return words[lang].between(from, to);
  if (from !== undefined) return words[lang].from(from);
  return to === undefined ? undefined : words[lang].before(to);
}

/**
 * Whether a text is surely older than another: its last possible day comes before the other's first.
 *
 * `isOlder({ date: null, before: '2019-07-12' }, { date: null, notBefore: '2024-04-15' }) // => true`
 */
export function isOlder(edition: Dated | undefined, than: Dated | undefined): boolean {
  const first = than?.date ?? than?.notBefore;
  if (edition === undefined || first === undefined || first === null) return false;
  return edition.date ? edition.date < first : edition.before !== undefined && edition.before <= first;
}

/** What is said of a text that is older than the English one, which prevails. */
export const olderThanEnglish: Readonly<Record<Language, string>> = {
  zh: '早于英文',
  ja: '英語版より古い',
  en: 'older than the English',
};

interface Words {
  readonly undated: string;
  readonly between: (from: string, to: string) => string;
  readonly from: (month: string) => string;
  readonly before: (month: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
  zh: {
    undated: '日期不明',
    between: (from, to) => `${from}至${to}`,
    from: (month) => `${month}或之后`,
    before: (month) => `${month}之前`,
  },
  ja: {
    undated: '日付の記載なし',
    between: (from, to) => `${from}～${to}`,
    from: (month) => `${month}以降`,
    before: (month) => `${month}より前`,
  },
  en: {
    undated: 'undated',
    between: (from, to) => `${from} to ${to}`,
    from: (month) => `${month} or later`,
    before: (month) => `before ${month}`,
  },
};
