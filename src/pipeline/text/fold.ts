/**
 * Folds texts for matching in the build and its commands. Every UTF-16 unit becomes one unit, so an index into the
 * result is an index into the text. The search uses `search/text/normalize.ts` instead, which may change lengths.
 *
 * The Han characters are from the tables of single characters of OpenCC; the rest of `opencc-js` is not loaded.
 */

import japaneseToTraditional from 'opencc-js/dict/JPShinjitaiCharacters';
import traditionalToSimplified from 'opencc-js/dict/TSCharacters';
import { foldWidth } from '../../schema/symbol.ts';

/** Folds to half width, Simplified characters and lower case. `fold('《ＥＸＡＭＰＬＥＳ　範例》') // => '《examples 范例》'` */
export const fold = (text: string): string => toLowerCase(foldHan(foldUnits(text)));

/** `foldToKey('第２章：處罰') // => '第2章处罚'`, to compare names and headings. It does not keep indices. */
export const foldToKey = (text: string): string =>
  fold(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');

/** `foldUnits('《Ｘ／Harm’s Way》') // => "《X/Harm's Way》"`. Case and Han characters stay. */
export const foldUnits = (text: string): string =>
  foldWidth(text).replace(variants, (unit) => shapes.get(unit) ?? unit);

/** Traditional characters as Simplified ones: `foldHan('處罰、註解') // => '处罚、注解'` */
export const foldHan = (text: string): string =>
  text.replace(traditional, (character) => simplified.get(character) ?? character);

/**
 * Traditional and Japanese characters as Simplified ones, to compare Chinese with Japanese: `unifyHan('処罰の検査') // =>
 * '处罚の检查'`. Two Chinese texts need `foldHan`, because some Japanese forms are Chinese characters of another meaning
 * (予, 余).
 */
export const unifyHan = (text: string): string =>
  foldHan(text.replace(/\p{Script=Han}/gu, (character) => traditionalOfJapanese.get(character) ?? character));

const toLowerCase = (text: string): string => {
  const lower = text.toLowerCase();
  // `İ` would become two units, so it stays.
  return lower.length === text.length
    ? lower
    : text.replace(/\p{Lu}/gu, (letter) => {
        const small = letter.toLowerCase();
        return small.length === letter.length ? small : letter;
      });
};

/** Parses OpenCC's `亂 乱|亙 亘`, without pairs of different length. */
const readTable = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split('|').flatMap((row): readonly (readonly [string, string])[] => {
      const [from = '', to = ''] = row.split(' ');
      return from.length === to.length ? [[from, to]] : [];
    }),
  );

const simplified = readTable(traditionalToSimplified);
/** With this pattern, `replace` skips all other characters, which are most of a text. */
const traditional = new RegExp(`[${[...simplified.keys()].join('')}]`, 'gu');
const traditionalOfJapanese = readTable(japaneseToTraditional);

// Dashes of every length, but not the Japanese long vowel mark ー, which is a letter.
const shapeGroups: readonly (readonly [shape: string, variants: string])[] = [
  [' ', '\u00A0\u2009\u202F\u3000'],
  ['-', '‐‑‒–—―−─━'],
  ['~', '〜∼˜'],
  ["'", '‘’ʼ＇′'],
  ['"', '“”„″'],
  ['・', '·‧•･'],
  ['《', '≪'],
  ['》', '≫'],
  ['「', '｢'],
  ['」', '｣'],
  ['。', '｡'],
  ['、', '､'],
];

const shapes: ReadonlyMap<string, string> = new Map(
  shapeGroups.flatMap(([shape, group]) => Array.from(group, (unit): [string, string] => [unit, shape])),
);

const variants = new RegExp(`[${[...shapes.keys()].join('')}]`, 'gu');
