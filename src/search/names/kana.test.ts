import { expect, test } from 'vitest';
import { normalizeText } from '../text/normalize.ts';
import { soundOfKana, soundOfRomaji } from './kana.ts';

const kana = (text: string) => soundOfKana(normalizeText(text));
const romaji = (text: string) => soundOfRomaji(normalizeText(text));

test.each([
  ['マリガン', ['まりがん', 'ﾏﾘｶﾞﾝ', 'マリガーン'], ['mariGan', 'marigan']],
  ['アジャニ', ['あじゃに', 'ｱｼﾞｬﾆ'], ['ajani', 'azyani', 'Ajani', 'ajanii']],
  ['プレーヤー', ['ぷれえやあ', 'プレイヤー'], ['purēyā', 'pureiya']],
  ['フェイズ', ['ふぇいず'], ['feizu', 'fezu']],
  ['しょうかんよい', ['ショウカンヨイ'], ['shoukanyoi', 'syokanyoi', 'shōkanyoi']],
  ['つうじょう', ['ツウジョウ'], ['tsuujou', 'tuuzyou', 'tsūjō']],
  ['ヴァンパイア', [], ['banpaia', 'vampaia', 'vanpaia']],
  ['プレインズウォーカー', ['ぷれいんずうぉおかあ'], ['pureinzuwooka', 'pureinzuwōkā']],
  ['ウィザード', ['うぃざあど'], ['wizaado', 'wizādo']],
  ['ディガー', ['でぃがあ'], ['digaa', 'dhigaa']],
  ['パーティ', ['ぱあてぃ'], ['paati', 'paathi']],
  ['さんみゃく', [], ['sammyaku', 'sanmyaku']],
])('%s sounds the same however it is written', (name, asKana, asRomaji) => {
  const sound = kana(name);
  expect(sound).toMatch(/^[a-z]+$/u);
  expect(asKana.map(kana)).toEqual(asKana.map(() => sound));
  expect(asRomaji.map(romaji)).toEqual(asRomaji.map(() => sound));
});

test('other characters than kana stay', () => {
  expect(kana('黄金のたてがみ')).toBe('黄金notategami');
});

test.each(['draw', '2.3', '金', 'no'])('%s is no romaji', (typed) => {
  expect(romaji(typed)).toBeNull();
});
