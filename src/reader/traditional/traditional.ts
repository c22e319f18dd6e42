import { ConverterFactory, type DictLike } from 'opencc-js/core';
import { from, to } from 'opencc-js/preset/cn2t';
import { converterOf, type HantTable } from './hant.ts';

/**
 * Builds the table that converts these texts into the characters of Taiwan, which readers in Hong Kong know as
 * well. It has the words of OpenCC and of `settledWords` that occur in the texts. Characters are converted, not
 * vocabulary: OpenCC's `twp` would turn 网络 into 網路 and so rewrite a rule.
 */
export function makeHantTable(texts: Iterable<string>): HantTable {
  const runs = new Set([...texts].flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []));
  const words = [...new Set([...runs].flatMap(wordsIn))];
  const table = words.map((word) => [word, toTaiwan(dictionary.get(word) ?? word)] as const);
  // Lengths must stay the same (hant.ts).
  const isNeeded = (word: string, traditional: string) => word.length > 1 || traditional !== word;
  const kept = table.filter(([word, other]) => other.length === word.length && isNeeded(word, other));
  const convert = converterOf(Object.fromEntries(kept));
  // Scripts can convert text twice, so a second conversion must change nothing: 干擾 would become 幹擾.
  const again = kept
    .filter(([, other]) => convert(other) !== other)
    .map(([, other]) => [other, other] as const);
  return Object.fromEntries([...kept, ...again]);
}

/** The dictionary words and single characters that begin anywhere in a run. */
function wordsIn(run: string): string[] {
  return Array.from(run, (_, start) => {
    const pieces = Array.from({ length: longestWord }, (__, more) => run.slice(start, start + more + 1));
    return pieces.filter((piece) => piece.length === 1 || dictionary.has(piece));
  }).flat();
}

/** All strings of a record that can be Chinese: none under `ja` or `en`, or beside such a `lang`. */
export function chineseIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(chineseIn);
  if (typeof value !== 'object' || value === null) return [];
  const { lang } = value as { lang?: unknown };
  if (lang === 'ja' || lang === 'en') return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'ja' || key === 'en' ? [] : chineseIn(each),
  );
}

/** The Chinese words of the interface in a source file: strings and lists after a `zh` key. */
export const interfaceWordsIn = (program: string): string[] =>
  Array.from(program.matchAll(/\bzh:\s*(\[[^\]]*\]|(['"`])(?:\\.|(?!\2).)*\2)/gsu), ([, word = '']) => word);

/**
 * Words that OpenCC gets wrong, each with its reason. A test reports where our conversion of the interface and of the
 * texts in tests/invented differs from OpenCC's; a person then decides, and adds the word here.
 */
export const settledWords: readonly (readonly [simplified: string, traditional: string, why: string])[] = [
  ['大干扰', '大干擾', 'OpenCC reads 大干 as 大幹. The word is 干扰.'],
  ['不复制', '不複製', 'OpenCC reads 不复 as 不復. The word is 复制.'],
  ['被复制', '被複製', 'OpenCC reads 被复 as 被復. The word is 复制.'],
  ['本回合中', '本回合中', 'OpenCC reads 合中 as 閤中. The word is 回合.'],
  ['并产生', '並產生', 'OpenCC reads 并产 as 併產. 并 is “and” here.'],
  ['并为攻击', '並為攻擊', 'OpenCC reads 并为 as 併為, “merge into”. 并 is “and” here.'],
  ['不是只', '不是只', 'OpenCC reads 只 as the measure word 隻. It is “only” here.'],
  ['只影响', '只影響', 'OpenCC reads 只影 as 隻影, “a lone shadow”. The words are 只 and 影响.'],
  ['回归', '回歸', 'OpenCC has 迴歸, as in statistics. The printed card is 回歸自然.'],
];

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
const longestWord = Math.max(...[...dictionary.keys()].map(({ length }) => length));
const toTaiwan = ConverterFactory(...(to.tw ?? []));
