import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import type { HanTable } from '../../search/han.ts';
import type { PinyinTable } from '../../search/pinyin.ts';

/**
 * The Traditional characters that stand for Simplified ones of some Chinese texts, as Taiwan, Hong Kong and
 * older prints write them. A character that Simplified texts use as well (著, 乾) stays what it is.
 */
export function makeHanTable(chinese: Iterable<string>): HanTable {
  const occurring = new Set([...chinese].join(''));
  const converters = (['t', 'tw', 'hk'] as const).map((from) => Converter({ from, to: 'cn' }));
  const pairs = new Map<string, string>();
  for (let code = firstHan; code <= lastHan; code += 1) {
    const character = String.fromCharCode(code);
    for (const convert of converters) {
      const simplified = convert(character);
      const isUsed = occurring.has(simplified) || occurring.has(character);
      if (simplified === character || simplified.length !== 1 || !isUsed) continue;
      if (!usedInBoth.includes(character)) pairs.set(character, simplified);
    }
  }
  return [[...pairs.keys()].join(''), [...pairs.values()].join('')];
}

/** How the characters of names are read in those names, each reading once. */
export function makePinyinTable(names: Iterable<string>): PinyinTable {
  const characters = new Map<string, Set<string>>();
  for (const name of names) {
    for (const { origin, pinyin: reading, isZh } of pinyin(name, { toneType: 'none', type: 'all' })) {
      const syllable = reading.replaceAll('ü', 'u');
      if (!isZh || !/^[a-z]+$/u.test(syllable)) continue;
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
const usedInBoth = '著乾於瞭';
