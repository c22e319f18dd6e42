import { fold } from '../../../pipeline/text/fold.ts';
import { isHeadingLike } from './sentence.ts';

/**
 * The lines that printed pages carry besides the text, by index: numbers that signs or words mark (`- 12 -`, `第12页`, `Page
 * 12 of 30`), numbers alone in their line if there are several, and the short line that stands beside them again and again.
 * `canBePage` says of a line whether its number can be one of a page.
 */
export const findPages = (
  printed: readonly string[],
  canBePage: (index: number) => boolean = () => true,
): ReadonlySet<number> => {
  const texts = printed.map((text) => fold(text.slice(0, longest)));
  const bare = [...texts.keys()].filter((at) => /^\d{1,3}$/u.test(texts[at] ?? '') && canBePage(at));
  const marked = [...texts.keys()].filter((at) => pageNumber.test(texts[at] ?? ''));
  const found = new Set([...marked, ...(bare.length >= fewest ? bare : [])]);
  const beside = [...found].flatMap((at) => [at - 1, at + 1]).filter((at) => isHeadingLike(texts[at] ?? ''));
  for (const titles of Map.groupBy(beside, (at) => texts[at]?.replace(/\d+/gu, '#')).values())
    if (titles.length >= Math.max(2, found.size / 3)) for (const at of titles) found.add(at);
  return found;
};

const longest = 200;
const fewest = 4;

const pageNumber =
  /^(?:[・-] ?\d{1,3}(?: ?[・-])?|\d{1,3} ?-|第 ?\d{1,3} ?页(?: ?[/,]? ?共 ?\d{1,3} ?页)?|\d{1,3} ?(?:页|ページ)|page ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?)$/u;
