import { unifyHan } from '../../pipeline/text/fold.ts';

/** The Han characters of a text, those of Chinese and Japanese as one: 违规 and 違反 share 违. */
export const findHanCharacters = (text: string): ReadonlySet<string> =>
  new Set(Array.from(unifyHan(text).match(/\p{Script=Han}/gu) ?? []).filter((one) => !common.has(one)));

/** Numerals are evidence of their own; the others mean too little. */
const common: ReadonlySet<string> = new Set(
  '〇一二三四五六七八九十百千的了是在有不之其此该者其与和或及以人手牌',
);
