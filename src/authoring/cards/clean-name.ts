import { foldToKey } from '../../pipeline/text/fold.ts';

/** A name as printed on the card, and its kana if the file has them. */
export interface CleanName {
  readonly name: string;
  readonly kana?: string | undefined;
}

/**
 * The foreign name that a file of cards means, by one rule for every form of file; undefined if the entry is no name.
 *
 *   幽（ゆう）霊（れい）   // => 幽霊, with its kana ゆうれい
 *   幽灵书记 —             // => 幽灵书记
 *   XX英勇兽群             // => undefined: a placeholder
 *   Brave Herd             // => undefined: the English name in the place of one that the file lacks
 */
export const cleanName = (printed: string, english: string): CleanName | undefined => {
  const name = printed
    .replace(readings, '$<kanji>')
    .replace(/[\s\p{Dash}～]+$/u, '')
    .trim();
  const isEnglish = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  if (name === '' || name.startsWith('XX') || (isEnglish && foldToKey(name) === foldToKey(english)))
    return undefined;
  const read = printed.replace(readings, '$<reading>').trim();
  return { name, kana: onlyKana.test(read) ? read : undefined };
};

/** Kana in brackets after kanji. */
const readings =
  /(?<kanji>\p{Script=Han}+)[（(](?<reading>[\p{Script=Hiragana}\p{Script=Katakana}ー]+)[）)]/gu;

const onlyKana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・＝、]+$/u;

/** `曙光 // 黄昏` // => its two faces */
export const facesOf = (name: string): readonly string[] => name.split(/\s*\/\/\s*/u);
