import { fold } from '../../../pipeline/text/fold.ts';
import { isHeadingLike } from './sentence.ts';

/**
 * The lines that printed pages carry besides the text, by index: numbers that signs or words mark (`- 12 -`, `第12页`,
 * `Page 12 of 30`), lines that count up (`1 / 3`, `2 / 3`, `3 / 3`), numbers alone in their line if there are at least four
 * or they count up, running titles, and the short line that stands beside them again and again.
 * `canBePage` says of a line whether its number can be one of a page.
 */
export const findPages = (
  printed: readonly string[],
  canBePage: (index: number) => boolean = () => true,
): ReadonlySet<number> => {
  const texts = printed.map((text) => fold(text.slice(0, longest)));
  const numbers = [...texts.keys()].filter((at) => /^\d{1,3}$/u.test(texts[at] ?? ''));
  const sure = numbers.filter((at) => canBePage(at));
  // A file can have the same number on each page.
  const isUsual = (at: number): boolean => sure.filter((own) => texts[own] === texts[at]).length >= fewest;
  // Between the pages before and after it a number is that of a page, whatever it stands below.
  const isBetween = (at: number): boolean =>
    Number(texts[sure.findLast((own) => own < at) ?? -1]) === Number(texts[at]) - 1 &&
    Number(texts[sure.find((own) => own > at) ?? -1]) === Number(texts[at]) + 1;
  const bare = numbers.filter((at) => canBePage(at) || isUsual(at) || isBetween(at));
  const marked = [...texts.keys()].filter((at) => pageNumber.test(texts[at] ?? ''));
  // A few pages count up; two of them from 1.
  const first = Number(texts[bare[0] ?? 0]);
  const areFew =
    bare.length > (first === 1 ? 1 : 2) && bare.every((at, index) => texts[at] === `${first + index}`);
  const found = new Set([...marked, ...(areFew || bare.length >= fewest ? bare : []), ...findTitles(texts)]);
  const pages = found.size;
  // A page can have a title on either side of another one, or of a watermark.
  for (let round = 0; round < 2; round += 1)
    for (const at of titlesBeside(found, pages, texts)) found.add(at);
  return found;
};

const titlesBeside = (
  found: ReadonlySet<number>,
  pages: number,
  texts: readonly string[],
): readonly number[] => {
  const around = new Set([...found].flatMap((at) => [at - 1, at + 1]));
  // A number beside a title can be the loyalty of a planeswalker.
  const beside = [...around].filter((at) => /\p{L}/u.test(texts[at] ?? '') && isHeadingLike(texts[at] ?? ''));
  const titles = Map.groupBy(beside, (at) => texts[at]?.replace(/\d+/gu, '#'));
  return [...titles.values()].filter((group) => group.length >= Math.max(2, pages / 3)).flat();
};

/**
 * The lines that say the same but for a number that goes up by one: `1 / 3`, `Guide to Errors | Page 2`, `发布释疑 — 4`,
 * `http://… (2 of 40) [2005-3-1 10:20]`. A sign or word sets the number apart; without one (`发布释疑 4`), and without a
 * number, they stand where pages of one length end. `2/4` alone is power and toughness, unless such lines count up to their
 * total, or have one that is more than a creature can have.
 */
const findTitles = (texts: readonly string[]): readonly number[] => {
  const rows = texts.map((text, at) => ({
    at,
    numbers: (text.match(/\d+/gu) ?? []).map(Number),
    form: text.replace(/\d+/gu, '#'),
  }));
  return [...Map.groupBy(rows, ({ form }) => form).values()].flatMap((group) => {
    // The first line of all is the title itself.
    if (isRepeated(group)) return group.map(({ at }) => at).filter((at) => at > 0);
    return isCounted(group) ? group.map(({ at }) => at) : [];
  });
};

/** A line whose numbers are `#` in its form. */
interface Row {
  readonly at: number;
  readonly numbers: readonly number[];
  readonly form: string;
}

const isRepeated = (group: readonly Row[]): boolean =>
  group.length >= fewestAlike && isHeadingLike(group[0]?.form ?? '') && areRegular(group);

const isCounted = (group: readonly Row[]): boolean => {
  const { numbers: first = [], form = '' } = group[0] ?? {};
  const goesUp =
    group.length >= fewestCounted &&
    first.some((page, index) => group.every(({ numbers }, count) => numbers[index] === page + count));
  if (!goesUp || /\p{L}/u.test(form)) return goesUp && (setApart.test(form) || areRegular(group));
  const total = Number(first[1]);
  return /^# ?\/ ?#$/u.test(form) && (group.at(-1)?.numbers[0] === total || total > largestToughness);
};

/** What sets the number of a page apart from a title. */
const setApart = /(?:[|・•~-] ?| page |第 ?)#(?: ?页)?$|^# ?[|・•~-]|# ?(?:\/|of) ?#/u;

/** Whether lines are as far from one another as page ends are. */
const areRegular = (rows: readonly Row[]): boolean => {
  const gaps = rows.slice(1).map(({ at }, index) => at - (rows[index]?.at ?? 0));
  return Math.min(...gaps) >= shortestPage && Math.max(...gaps) < 2 * Math.min(...gaps);
};

const longest = 200;
const fewestCounted = 3;
const fewestAlike = 8;
const shortestPage = 20;
const largestToughness = 20;
const fewest = 4;

const pageNumber =
  /^(?:[・-] ?\d{1,3}(?: ?[・-])?|\d{1,3} ?-|第 ?\d{1,3} ?页(?: ?[/,]? ?共 ?\d{1,3} ?页)?|\d{1,3} ?(?:页|ページ)|page ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?)$/u;
