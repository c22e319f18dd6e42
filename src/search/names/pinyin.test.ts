import { expect, test } from 'vitest';
import { fitPinyin, readName, readPinyin, spellName, toPinyinReading } from './pinyin.ts';

const read = toPinyinReading('a阿 jin金 lu绿 ni尼 ye耶 zhong重 chong重 zong鬃 xiang象');
const ajani = readName('金鬃阿耶尼', read);

test.each([
  ['jinzongayeni', 'whole'],
  ['jzayn', 'whole'],
  ['jinzongayn', 'whole'],
  ['jinzo', 'part'],
  ['jz', 'part'],
  ['ayeni', 'part'],
  ['ajani', null],
  ['jinzongayenix', null],
])('how %s fits 金鬃阿耶尼: %s', (typed, fit) => {
  expect(fitPinyin(typed, ajani)).toBe(fit);
});

test.each(['zhongxiang', 'chongxiang', 'zx', 'chx'])(
  '重象 matches by every reading of its characters, and by their initials: %s',
  (typed) => {
    expect(fitPinyin(typed, readName('重象', read))).toBe('whole');
  },
);

test('a name with an unknown character never matches as a whole', () => {
  expect(fitPinyin('jinzong', readName('金鬃', read))).toBe('whole');
  expect(spellName(ajani)).toBe('jinzongayeni');
  expect(fitPinyin('jinzong', readName('让金鬃挑', read))).toBe('part');
});

test.each([
  ['jin zong', 'jinzong'],
  ['jin1zong1', 'jinzong'],
  ["xi'an", 'xian'],
  ['lvxiang', 'luxiang'],
  ['x', null],
  ['2.3', null],
])('%s, read as pinyin: %s', (typed, pinyin) => {
  expect(readPinyin(typed)).toBe(pinyin);
});
