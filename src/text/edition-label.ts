import type { FaqChapter } from '../schema/faq.ts';
import { type InterfaceLanguage, type Language, mapTexts } from '../schema/language.ts';
import type { Edition } from '../schema/source.ts';
import { formatRange, toRange } from './range.ts';
import { editionWords, unofficialWords } from './words.ts';

export type Dated = Pick<Edition, 'date' | 'notBefore' | 'before'>;

export const toEditions = (dates: FaqChapter['dates'] = {}) => mapTexts(dates, (date) => ({ date }));

/**
 * The day that a text states, else the months between which it was written, else that its date is unknown.
 * `editionLabel('en', { date: null, notBefore: '2019-07-12', before: '2024-02-02' }) // => '2019-07 to 2024-02'`
 */
export function editionLabel(lang: InterfaceLanguage, edition: Dated | undefined): string {
  return edition?.date ?? rangeLabel(lang, edition ?? {}) ?? editionWords[lang].undated;
}

/** The date of a column, or the mark of unofficial texts; a remark follows if the column is older than the English. */
export function columnAge(
  lang: InterfaceLanguage,
  editions: Partial<Record<Language, Dated>>,
  column: Language,
): string {
  const own = editions[column];
  const age = own ? editionLabel(lang, own) : unofficialWords[lang].mark;
  return isOlder(own, editions.en) ? `${age} · ${editionWords[lang].olderThanEnglish}` : age;
}

/** The months between which a text was written; undefined if both are unknown. */
export function rangeLabel(
  lang: InterfaceLanguage,
  edition: Pick<Edition, 'notBefore' | 'before'>,
): string | undefined {
  const range = toRange(edition);
  return range && formatRange(lang, range);
}

/**
 * Whether a text is certainly older than another: its last possible day is before the first possible day of the other.
 * `isOlder({ date: null, before: '2019-07-12' }, { date: null, notBefore: '2024-04-15' }) // => true`
 */
export function isOlder(edition: Dated | undefined, than: Dated | undefined): boolean {
  const first = than?.date ?? than?.notBefore;
  if (edition === undefined || first === undefined || first === null) return false;
  return edition.date ? edition.date < first : edition.before !== undefined && edition.before <= first;
}
