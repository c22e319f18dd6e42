import { type InterfaceLanguage, type Language, languagesOf } from '../schema/language.ts';
import type { Edition } from '../schema/source.ts';
import { fill, words } from '../schema/words.ts';

const rangeWords = words({
  between: { zh: '{from}至{to}', ja: '{from}～{to}', en: '{from} to {to}' },
  from: { zh: '{month}或之后', ja: '{month}以降', en: '{month} or later' },
  before: { zh: '{month}之前', ja: '{month}より前', en: 'before {month}' },
});

type DateRange = Pick<Edition, 'notBefore' | 'before'>;

/** The months between which a text was written: `2019-07/2024-02`, `/2019-07`; undefined if both are unknown. */
export const toRange = ({ notBefore = '', before = '' }: DateRange): string | undefined =>
  notBefore || before ? `${notBefore.slice(0, 7)}/${before.slice(0, 7)}` : undefined;

/** `data-as-of-en="2009-06-23"`, `data-range-ja="2019-07/2024-02"` */
export const dateAttributes = (editions: Partial<Record<Language, DateRange & Pick<Edition, 'date'>>>) =>
  Object.fromEntries(
    languagesOf(editions).flatMap((each) => [
      [`data-as-of-${each}`, editions[each]?.date],
      [`data-range-${each}`, toRange(editions[each] ?? {})],
    ]),
  );

/** `formatRange('en', '2019-07/2024-02') // => '2019-07 to 2024-02'` */
export function formatRange(lang: InterfaceLanguage, range: string): string {
  const [from = '', to = ''] = range.split('/');
  const { between, from: since, before } = rangeWords[lang];
  if (from && to) return fill(between, { from, to });
  return from ? fill(since, { month: from }) : fill(before, { month: to });
}
