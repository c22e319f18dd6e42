import type { InterfaceLanguage } from '../schema/language.ts';
import { fill, words } from '../schema/words.ts';

const rangeWords = words({
  between: { zh: '{from}至{to}', ja: '{from}～{to}', en: '{from} to {to}' },
  from: { zh: '{month}或之后', ja: '{month}以降', en: '{month} or later' },
  before: { zh: '{month}之前', ja: '{month}より前', en: 'before {month}' },
});

/** Between which months a text is from, as a page keeps it for its scripts; undefined where nothing is known. `2019-07/2024-02`, `/2019-07` */
export const toRange = ({
  notBefore = '',
  before = '',
}: {
  readonly notBefore?: string | undefined;
  readonly before?: string | undefined;
}): string | undefined =>
  notBefore || before ? `${notBefore.slice(0, 7)}/${before.slice(0, 7)}` : undefined;

/** `sayRange('en', '2019-07/2024-02') // => '2019-07 to 2024-02'` */
export function sayRange(lang: InterfaceLanguage, range: string): string {
  const [from = '', to = ''] = range.split('/');
  const { between, from: since, before } = rangeWords[lang];
  if (from && to) return fill(between, { from, to });
  return from ? fill(since, { month: from }) : fill(before, { month: to });
}
