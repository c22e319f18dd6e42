import { fold } from '../../../pipeline/text/fold.ts';

/**
 * Returns the indexes of the lines that are page numbers: marked ones (`- 12 -`, `第12页`, `Page 12 of 30`), and lone
 * numbers if there are at least four or they count up. Where `canBePage` is false, a lone number needs more evidence.
 */
export const findPages = (
  printed: readonly string[],
  canBePage: (index: number) => boolean = () => true,
): ReadonlySet<number> => {
  const texts = printed.map((text) => fold(text.slice(0, longest)));
  const numbers = [...texts.keys()].filter((at) => /^\d{1,3}$/u.test(texts[at] ?? ''));
  const possible = numbers.filter((at) => canBePage(at));
  // Some files print the same number on each page.
  const isUsual = (at: number): boolean =>
    possible.filter((own) => texts[own] === texts[at]).length >= fewest;
  // 12 between the page numbers 11 and 13 is a page number, too.
  const isBetween = (at: number): boolean =>
    Number(texts[possible.findLast((own) => own < at) ?? -1]) === Number(texts[at]) - 1 &&
    Number(texts[possible.find((own) => own > at) ?? -1]) === Number(texts[at]) + 1;
  const bare = numbers.filter((at) => canBePage(at) || isUsual(at) || isBetween(at));
  const marked = [...texts.keys()].filter((at) => pageNumber.test(texts[at] ?? ''));
  // Two or three numbers must count up, and two must begin with 1.
  const first = Number(texts[bare[0] ?? 0]);
  const countUp =
    bare.length > (first === 1 ? 1 : 2) && bare.every((at, index) => texts[at] === `${first + index}`);
  return new Set([...marked, ...(countUp || bare.length >= fewest ? bare : [])]);
};

const longest = 200;
const fewest = 4;

const pageNumber =
  /^(?:[・-] ?\d{1,3}(?: ?[・-])?|\d{1,3} ?-|第 ?\d{1,3} ?页(?: ?[/,]? ?共 ?\d{1,3} ?页)?|\d{1,3} ?(?:页|ページ)|page ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?)$/u;
