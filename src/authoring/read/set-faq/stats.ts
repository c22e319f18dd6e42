/**
 * Power and toughness, loyalty, or the defense of a battle, on a line of their own or behind a type line:
 *
 *   1/1     11/11     星/星 as *／*     1+*／1+*     /  (梦魇, both lost)     （2/2）
 *   4       （忠诚 4）   忠诚：4   初始忠诚：3   Loyalty: 4   忠誠度 4
 *   4       防御值：4   守備値：４   Defense: 4
 */

export interface Stats {
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

/** True for a line that holds power and toughness only. */
export const isPowerToughness = (text: string): boolean => text.length <= 24 && powerToughness.test(text);

/** True for a line that holds loyalty; a bare number counts only where a planeswalker is certain. */
export const isLoyalty = (text: string, planeswalker: boolean): boolean =>
  text.length <= 24 && (loyaltyWord.test(text) || (planeswalker && bareCount.test(text)));

/** True for a line that holds the defense of a battle; a bare number counts only where a battle is certain. */
export const isDefense = (text: string, battle: boolean): boolean =>
  text.length <= 24 && (defenseWord.test(text) || (battle && bareCount.test(text)));

/** What a stats line says of a card with this type line. `1/1` -> power and toughness, `（忠诚 4）` -> loyalty; what is not printed is left out. */
export const readStats = (text: string, battle = false): Stats => {
  const { power, toughness } = powerToughness.exec(text)?.groups ?? {};
  if (power !== undefined && toughness !== undefined) {
    return {
      ...(power === '' ? {} : { power: plain(power) }),
      ...(toughness === '' ? {} : { toughness: plain(toughness) }),
    };
  }
  const defense = (defenseWord.exec(text) ?? (battle ? bareCount.exec(text) : null))?.groups?.count;
  if (defense !== undefined) return { defense: plain(defense) };
  const loyalty = (loyaltyWord.exec(text) ?? bareCount.exec(text))?.groups?.count;
  return loyalty === undefined ? {} : { loyalty: plain(loyalty) };
};

/** Where power and toughness or loyalty begin behind a type line, or undefined. */
export const findTrailingStats = (text: string): number | undefined => {
  const match =
    /(?:\s+|(?=[（([［【]))(?:[（([［【]?\s*[\p{Nd}*＊+＋.xX]{1,5}\s*[/／]\s*[\p{Nd}*＊+＋.xX]{1,5}\s*[)）\]］】]?|[（([［【]\s*(?:(?:初始)?忠[诚誠]度?|防御[值力]?|防禦[值力]?|守備[値力]?|loyalty|defense)\s*[:：]?\s*[\p{Nd}XＸ]{1,2}\s*[)）\]］】])$/iu.exec(
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
  /^[（([［【]?\s*(?:(?:初始)?忠[诚誠](?:度|值)?|starting loyalty|loyalty|初期忠誠度)\s*[:：]?\s*(?<count>\p{Nd}{1,2}|[XＸ])\s*[)）\]］】]?$/iu;
const defenseWord =
  /^[（([［【]?\s*(?:防御[值力]?|防禦[值力]?|守備[値力]?|starting defense|defense|defence)\s*[:：]?\s*(?<count>\p{Nd}{1,2}|[XＸ])\s*[)）\]］】]?$/iu;
const bareCount = /^[（([［【]?\s*(?<count>\p{Nd}{1,2}|[XＸ])\s*[)）\]］】]?$/u;

const plain = (text: string): string => text.normalize('NFKC');
