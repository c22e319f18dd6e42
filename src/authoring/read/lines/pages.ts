import { fold } from '../../../pipeline/text/fold.ts';
import { isHeadingLike } from './sentence.ts';

/**
 * The lines that printed pages carry besides the text, by index: numbers that signs or words mark (`- 12 -`, `第12页`,
 * `Page 12 of 30`), lines that count up (`1 / 3`, `2 / 3`, `3 / 3`), numbers alone in their line if there are at least four
 * or they count from 1, and the short line that stands beside them again and again.
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
  const bare = numbers.filter((at) => canBePage(at) || isUsual(at));
  const marked = [...texts.keys()].filter((at) => pageNumber.test(texts[at] ?? ''));
  // A few pages have numbers from 1 on.
  const areFew = bare.length > 1 && bare.every((at, index) => texts[at] === `${index + 1}`);
  const found = new Set([...marked, ...(areFew || bare.length >= fewest ? bare : []), ...findCounted(texts)]);
  const around = new Set([...found].flatMap((at) => [at - 1, at + 1]));
  const beside = [...around].filter((at) => isHeadingLike(texts[at] ?? ''));
  for (const titles of Map.groupBy(beside, (at) => texts[at]?.replace(/\d+/gu, '#')).values())
    if (titles.length >= Math.max(2, found.size / 3)) for (const at of titles) found.add(at);
  return found;
};

/**
 * The lines that say the same but for a number that goes up by one: `1 / 3`, `Guide to Errors | Page 2`, `发布释疑 — 4`.
 * `2/4` alone is power and toughness, unless such lines count up to their total, or have one that is more than a creature
 * can have.
 */
const findCounted = (texts: readonly string[]): readonly number[] => {
  const rows = texts.flatMap((text, at) => {
    const {
      words = '',
      page,
      total = '',
    } = counted.map((form) => form.exec(text)).find(Boolean)?.groups ?? {};
    return page === undefined ? [] : [{ at, page: Number(page), words, total }];
  });
  return [...Map.groupBy(rows, ({ words, total }) => words + total).values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last || group.length < fewestCounted) return [];
    const total = Number(/\d+/u.exec(first.total)?.[0]);
    const isCount = group.every(({ page }, index) => page === first.page + index);
    const isToEnd = first.words !== '' || last.page === total || total > largestToughness;
    return isCount && isToEnd ? group.map(({ at }) => at) : [];
  });
};

/** What a running title has at its end or beginning: a number with its total, or one that a sign or a word sets apart. */
const counted: readonly RegExp[] = [
  /^(?<words>|.*\D)(?<page>\d{1,3})(?<total> ?(?:\/|of) ?\d{1,3})$/u,
  /^(?<words>.*\p{L}.*(?:[|・•~-] ?| page |第 ?))(?<page>\d{1,3})(?<total> ?页)?$/u,
  /^(?<page>\d{1,3})(?<words> ?[|・•~-] ?\p{L}.*)$/u,
];

const longest = 200;
const fewestCounted = 3;
const largestToughness = 20;
const fewest = 4;

const pageNumber =
  /^(?:[・-] ?\d{1,3}(?: ?[・-])?|\d{1,3} ?-|第 ?\d{1,3} ?页(?: ?[/,]? ?共 ?\d{1,3} ?页)?|\d{1,3} ?(?:页|ページ)|page ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?)$/u;
