import { fold } from '../../../pipeline/text/fold.ts';
import { isHeadingLike } from './sentence.ts';

/**
 * The lines that printed pages carry besides the text, by index: numbers that signs or words mark (`- 12 -`, `第12页`,
 * `Page 12 of 30`), numbers of one total that count up to it (`1 / 3`, `2 / 3`, `3 / 3`), numbers alone in their line if
 * there are at least four, and the short line that stands beside them again and again.
 * `canBePage` says of a line whether its number can be one of a page.
 */
export const findPages = (
  printed: readonly string[],
  canBePage: (index: number) => boolean = () => true,
): ReadonlySet<number> => {
  const texts = printed.map((text) => fold(text.slice(0, longest)));
  const bare = [...texts.keys()].filter((at) => /^\d{1,3}$/u.test(texts[at] ?? '') && canBePage(at));
  const marked = [...texts.keys()].filter((at) => pageNumber.test(texts[at] ?? ''));
  const found = new Set([...marked, ...(bare.length >= fewest ? bare : []), ...findPagesOfAll(texts)]);
  const around = new Set([...found].flatMap((at) => [at - 1, at + 1]));
  const beside = [...around].filter((at) => isHeadingLike(texts[at] ?? ''));
  for (const titles of Map.groupBy(beside, (at) => texts[at]?.replace(/\d+/gu, '#')).values())
    if (titles.length >= Math.max(2, found.size / 3)) for (const at of titles) found.add(at);
  return found;
};

/**
 * `2/4` is power and toughness, unless such lines count pages one after the other: up to their total, or with a total
 * that is more than a creature can have.
 */
const findPagesOfAll = (texts: readonly string[]): readonly number[] => {
  const rows = texts.flatMap((text, at) => {
    const [, page, sign = '', total = ''] = /^(\d{1,3})( ?\/ ?)(\d{1,3})$/u.exec(text) ?? [];
    return page === undefined ? [] : [{ at, page: Number(page), total: Number(total), key: sign + total }];
  });
  return [...Map.groupBy(rows, ({ key }) => key).values()].flatMap((group) => {
    const [first, last] = [group[0]?.page ?? 0, group.at(-1)];
    const isCount = group.every(({ page }, index) => page === first + index);
    const isToEnd = last !== undefined && (last.page === last.total || last.total > largestToughness);
    return isCount && isToEnd && group.length >= fewestOfAll ? group.map(({ at }) => at) : [];
  });
};

const longest = 200;
const fewestOfAll = 3;
const largestToughness = 20;
const fewest = 4;

const pageNumber =
  /^(?:[・-] ?\d{1,3}(?: ?[・-])?|\d{1,3} ?-|第 ?\d{1,3} ?页(?: ?[/,]? ?共 ?\d{1,3} ?页)?|\d{1,3} ?(?:页|ページ)|page ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?)$/u;
