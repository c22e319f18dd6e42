import { ConverterFactory } from 'opencc-js/core';
import hongKong from 'opencc-js/dict/HKVariants';
import fromHongKong from 'opencc-js/dict/HKVariantsRev';
import simplified from 'opencc-js/dict/STCharacters';
import traditional from 'opencc-js/dict/TSCharacters';
import taiwan from 'opencc-js/dict/TWVariants';
import fromTaiwan from 'opencc-js/dict/TWVariantsRev';
import { pinyin } from 'pinyin-pro';
import type { PinyinTable } from '../names/pinyin.ts';
import { type HanTable, toHanTable } from '../text/han.ts';

/**
 * Maps the Traditional characters of Taiwan, Hong Kong and older prints to the Simplified characters of these texts.
 * For matching only: 著 and 着 count as equal, so 隨著 finds 随着, and 著名 still finds itself.
 */
export function makeHanTable(chinese: Iterable<string>): HanTable {
  const occurring = new Set([...chinese].join(''));
  const pairs = new Map<string, string>(onlyInPhrases);
  for (let code = firstHan; code <= lastHan; code += 1) {
    const character = String.fromCharCode(code);
    // Only for characters of the texts: the Traditional form of another one can itself be a Simplified character.
    if (occurring.has(character)) {
      for (const to of toTraditional) addPair(pairs, to(character), character);
    }
    for (const from of toSimplified) addPair(pairs, character, from(character));
  }
  const rows = [...pairs.keys()].map((character) => [character, lastOf(pairs, character)] as const);
  const compared = new Set([...occurring].map((character) => lastOf(pairs, character)));
  return toHanTable(rows.filter(([, to]) => compared.has(to)));
}

function addPair(pairs: Map<string, string>, traditional: string, simplified: string): void {
  const isPair = traditional !== simplified && traditional.length === 1 && simplified.length === 1;
  // A pair in the other direction already makes the two equal. Both pairs together would be a loop.
  if (isPair && !pairs.has(traditional) && lastOf(pairs, simplified) !== traditional) {
    pairs.set(traditional, simplified);
  }
}

/** Follows the pairs to the last character: 麼 is mapped to 么, and 么 may be mapped to another character. */
function lastOf(pairs: ReadonlyMap<string, string>, character: string): string {
  const next = pairs.get(character);
  return next === undefined ? character : lastOf(pairs, next);
}

/** Convert single characters, so they do not load the large dictionaries of phrases. */
const toSimplified = [
  ConverterFactory([traditional]),
  ConverterFactory([fromTaiwan], [traditional]),
  ConverterFactory([fromHongKong], [traditional]),
];
const toTraditional = [
  ConverterFactory([simplified]),
  ConverterFactory([simplified], [taiwan]),
  ConverterFactory([simplified], [hongKong]),
];
/** A pair that OpenCC converts only in phrases (瞭解). */
const onlyInPhrases = [['瞭', '了']] as const;

export function makePinyinTable(
  names: Iterable<string>,
  known: ReadonlySet<string> = new Set(),
): PinyinTable {
  const characters = new Map<string, Set<string>>();
  for (const name of names) {
    for (const { origin, pinyin: reading, isZh } of pinyin(name, { toneType: 'none', type: 'all' })) {
      const syllable = reading.replaceAll('ü', 'u');
      if (!isZh || known.has(origin) || !/^[a-z]+$/u.test(syllable)) continue;
      characters.set(syllable, (characters.get(syllable) ?? new Set()).add(origin));
    }
  }
  return [...characters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, read]) => syllable + [...read].sort().join(''))
    .join(' ');
}

const firstHan = 0x3400;
const lastHan = 0x9fff;
