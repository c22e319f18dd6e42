/**
 * The date that an FAQ gives itself:
 *
 *   此文件最近更新日期：2009年6月23日      最后更新：2012-04-20      最終更新日：09/06/23
 *   Document last modified June 23, 2009
 */

import { fold } from '../../../pipeline/text/fold.ts';
import { lastChanged } from './words.ts';

/** The ISO date of a line that says when the text was last changed, or null. */
export const readEditionDate = (line: string): string | null => {
  const text = fold(line.slice(0, 200));
  const said = lastChanged.exec(text);
  if (!said) return null;
  const after = readDate(text.slice(said.index));
  return after ?? (text.length <= longestDateFirst ? readDate(text.slice(0, said.index)) : null);
};

/** The ISO date of a line that is a date and nothing else, or null. */
export const readBareDate = (line: string): string | null => {
  const text = fold(line.slice(0, longestDateFirst)).trim();
  const isDate =
    /^(?:\d{4}\s*年\s*\d{1,2}\s*月\s*\d{1,2}\s*日|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?, \d{4})$/u;
  return isDate.test(text) ? readDate(text) : null;
};

/** `2013年4月19日 最終更新`: the date comes first only where the line says nothing else. */
const longestDateFirst = 40;

const readDate = (text: string): string | null => {
  for (const { pattern, toParts } of dateForms) {
    const match = pattern.exec(text);
    const date = match && toIsoDate(...toParts(match.groups ?? {}));
    if (date) return date;
  }
  return null;
};

type DateParts = readonly [year: number, month: number, day: number];
type Groups = Readonly<Record<string, string | undefined>>;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthOf = (name = ''): number => months.indexOf(name.slice(0, 3)) + 1;
const numeric = ({ year, month, day }: Groups): DateParts => [Number(year), Number(month), Number(day)];

/** In order: the first that fits. */
const dateForms: readonly { readonly pattern: RegExp; readonly toParts: (groups: Groups) => DateParts }[] = [
  { pattern: /(?<year>\d{4})\s*年\s*(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*日?/u, toParts: numeric },
  { pattern: /(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})/u, toParts: numeric },
  {
    pattern: /\b(?<year>\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})\b/u,
    toParts: ({ year, month, day }) => [2000 + Number(year), Number(month), Number(day)],
  },
  {
    pattern: /(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})/u,
    toParts: ({ year, month, day }) => [Number(year), monthOf(month), Number(day)],
  },
  {
    pattern: /(?<day>\d{1,2})\s+(?<month>[a-z]{3,9})\.?,?\s+(?<year>\d{4})/u,
    toParts: ({ year, month, day }) => [Number(year), monthOf(month), Number(day)],
  },
];

const toIsoDate = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
};
