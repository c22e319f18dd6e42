/**
 * Power and toughness, or loyalty, on a line of their own or behind a type line:
 *
 *   1/1     11/11     星/星 as *／*     1+*／1+*     /  (梦魇, both lost)     （2/2）
 *   4       （忠诚 4）   忠诚：4   初始忠诚：3   Loyalty: 4   忠誠度 4
 */

export interface Stats {
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
}

/** True for a line that holds power and toughness only. */
export const isPowerToughness = (text: string): boolean => text.length <= 24 && powerToughness.test(text);

/** True for a line that holds loyalty; a bare number counts only where a planeswalker is certain. */
export const isLoyalty = (text: string, planeswalker: boolean): boolean =>
  text.length <= 24 && (loyaltyWord.test(text) || (planeswalker && bareLoyalty.test(text)));

/** What a stats line says. `1/1` -> power and toughness, `（忠诚 4）` -> loyalty; what is not printed is left out. */
export const readStats = (text: string): Stats => {
  const { power, toughness } = powerToughness.exec(text)?.groups ?? {};
  if (power !== undefined && toughness !== undefined) {
    return {
      ...(power === '' ? {} : { power: plain(power) }),
      ...(toughness === '' ? {} : { toughness: plain(toughness) }),
    };
  }
  const loyalty = (loyaltyWord.exec(text) ?? bareLoyalty.exec(text))?.groups?.loyalty;
  return loyalty === undefined ? {} : { loyalty: plain(loyalty) };
};

/** Where power and toughness or loyalty begin behind a type line, or undefined. */
export const findTrailingStats = (text: string): number | undefined => {
  const match =
    /(?:\s+|(?=[（([［【]))(?:[（([［【]?\s*[\p{Nd}*＊+＋.xX]{1,5}\s*[/／]\s*[\p{Nd}*＊+＋.xX]{1,5}\s*[)）\]］】]?|[（([［【]\s*(?:初始)?忠[诚誠]度?\s*[:：]?\s*[\p{Nd}XＸ]{1,2}\s*[)）\]］】])$/u.exec(
      text.slice(0, 120),
    );
  return match && text.length <= 120 ? match.index : undefined;
};

const value = String.raw`[\p{Nd}*＊★☆星xXＸ?？]*(?:[+＋\-－][\p{Nd}*＊★☆星xXＸ]+)?(?:\.5)?`;

const powerToughness = new RegExp(
  `^(?:(?:力量|攻|P/T|パワー)[^:：\\d]{0,12}[:：]\\s*)?[（(［[【]?\\s*(?<power>${value}|[-－]\\p{Nd}{1,2})\\s*[/／]\\s*(?<toughness>${value}|[-－]\\p{Nd}{1,2})\\s*[)）］\\]】]?$`,
  'u',
);

const loyaltyWord =
  /^[（([［【]?\s*(?:(?:初始)?忠[诚誠](?:度|值)?|starting loyalty|loyalty|初期忠誠度)\s*[:：]?\s*(?<loyalty>\p{Nd}{1,2}|[XＸ])\s*[)）\]］】]?$/iu;
const bareLoyalty = /^[（([［【]?\s*(?<loyalty>\p{Nd}{1,2}|[XＸ])\s*[)）\]］】]?$/u;

const plain = (text: string): string => text.normalize('NFKC');
