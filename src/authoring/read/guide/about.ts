import type { GuideBlock } from '../../../pipeline/structure/structure.ts';

/**
 * What an annotation among the examples speaks of, when it says so: all of them (`この例のいくつかは…`), or one
 * by its letter (`例(C)は…`, `Example C …`, `范例C…`). Undefined where it just follows its example.
 */
export const readAbout = (text: string): GuideBlock['about'] => {
  const beginning = text.slice(0, nearTheStart);
  const letter = letterPatterns
    .map((pattern) => pattern.exec(beginning)?.[1])
    .find((match) => match !== undefined);
  if (letter !== undefined) return { scope: 'label', label: letter.normalize('NFKC').toUpperCase() };
  return allPatterns.some((pattern) => pattern.test(beginning)) ? { scope: 'part' } : undefined;
};

const nearTheStart = 48;

const letterPatterns: readonly RegExp[] = [
  // 例(C)は、   例Cでは   范例C中   範例 C
  /^[^。.]{0,12}(?:例|范例|範例|例子)\s*[(（「]?([A-ZＡ-Ｚ])(?![A-Za-z])[)）」]?/u,
  // 例1では   例(1)は、   范例一   例①
  /^[^。.]{0,12}(?:例|范例|範例|例子)\s*[(（]?(\d{1,2}|[一二三四五六七八九十]{1,2}(?![个種种]))[)）]?/u,
  /^[^。.]{0,12}(?:例|范例|範例|例子)\s*([①-⑳])/u,
  // (C)の例は   (C)では   C项   C.は
  /^[(（]([A-ZＡ-Ｚ])[)）]\s*(?:の例|では|は|について|项|項|例)/u,
  /^([A-ZＡ-Ｚ])\s*(?:の例|项|項|例|[这這那]一?[个個]?(?:例|范例|範例|例子|情[形况況]))/u,
  // ②のような事故は、   ①中
  /^([①-⑳])\s*(?:の|は|では|について|中|项|項|例)/u,
  // (1)では、   （一）项
  /^[(（](\d{1,2}|[一二三四五六七八九十]{1,2})[)）]\s*(?:の例|では|は|について|项|項|例)/u,
  // Example C shows   In example C,   Example (C)
  /^[^.]{0,24}\b(?:[Ee]xample|EXAMPLE)\s*[(“"]?([A-Z]|\d{1,2})\b[)”"]?/u,
];

const allPatterns: readonly RegExp[] = [
  /^(?:この|これら(?:の)?|以上の|上記の|これらの)例|^例のいくつか|^(?:すべて|全て|いずれ)の例/u,
  /^(?:这些|这几个|以上|上述|上面(?:的)?|所有|部分|某些|其中一些|这(?:里|儿)的)(?:的)?(?:范例|例子|示例|例)|^(?:范例|例子)中/u,
  /^(?:These|Those|All(?: of)?(?: these| the)?|Some(?: of)?(?: these| the)?|Many(?: of)?(?: these| the)?|Most(?: of)?(?: these| the)?|The|Several(?: of)?(?: these| the)?)\s+(?:above |following )?examples\b/iu,
];
