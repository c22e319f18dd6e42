import { ConverterFactory, type DictLike } from 'opencc-js/core';
import { from, to } from 'opencc-js/preset/cn2t';

/**
 * Simplified characters as those of Taiwan, which readers in Hong Kong know as well. Only characters are converted, no
 * vocabulary: OpenCC's `twp` would make 網路 of 网络 and so rewrite the words of a rule.
 *
 * The dictionary is OpenCC's. OpenCC itself takes the longest word from the left and so reads 大干|扰 for 大|干扰.
 * Taken from the right, far fewer words of Chinese are cut in the wrong place.
 *
 * `toTraditional('造成过大干扰') // => '造成過大干擾'`
 */
export function toTraditional(text: string): string {
  return toTaiwan(
    cutIntoWords(text)
      .map((word) => dictionary.get(word) ?? word)
      .join(''),
  );
}

/**
 * Words that need a person, with the reason: our conversion differs from OpenCC's there, or both were wrong. They
 * are added to OpenCC's words. A test compares the two in all texts; what it names is looked at and entered here.
 */
export const settledWords: readonly (readonly [simplified: string, traditional: string, why: string])[] = [
  ['大干扰', '大干擾', 'OpenCC reads 大干 as 大幹. The word is 干扰.'],
  ['不复制', '不複製', 'OpenCC reads 不复 as 不復. The word is 复制.'],
  ['被复制', '被複製', 'OpenCC reads 被复 as 被復. The word is 复制.'],
  ['回合中', '回合中', 'Not 合中 as in 閤中. The word is 回合.'],
  ['并产生', '並產生', 'OpenCC reads 并产 as 併產. 并 is “and” here.'],
  ['并为攻击', '並為攻擊', 'OpenCC reads 并为 as 併為, “merge into”. 并 is “and” here.'],
  ['不是只', '不是只', 'OpenCC reads 只 as the measure word 隻. It is “only” here.'],
  ['只影响', '只影響', 'OpenCC reads 只影 as 隻影, “a lone shadow”. The words are 只 and 影响.'],
  ['回归', '回歸', 'OpenCC has 迴歸, as in statistics. The printed card is 回歸自然.'],
];

function cutIntoWords(text: string): readonly string[] {
  const characters = [...text];
  const words: string[] = [];
  for (let end = characters.length; end > 0; ) {
    let length = Math.min(longestWord, end);
    while (length > 1 && !dictionary.has(characters.slice(end - length, end).join(''))) length -= 1;
    words.unshift(characters.slice(end - length, end).join(''));
    end -= length;
  }
  return words;
}

/** OpenCC's dictionaries come as `简体 簡體|汉字 漢字`, or as pairs. */
const pairsOf = (words: DictLike): readonly (readonly [string, string])[] => {
  if (typeof words !== 'string') return words;
  return words.split('|').map((word) => {
    const [simplified = '', traditional = ''] = word.split(' ');
    return [simplified, traditional];
  });
};

const dictionary: ReadonlyMap<string, string> = new Map([
  ...(from.cn ?? []).flat().flatMap(pairsOf),
  ...settledWords.map(([simplified, traditional]) => [simplified, traditional] as const),
]);
const longestWord = Math.max(...[...dictionary.keys()].map((word) => [...word].length));
const toTaiwan = ConverterFactory(...(to.tw ?? []));
