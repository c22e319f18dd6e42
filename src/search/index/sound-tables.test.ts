import { expect, test } from 'vitest';
import { toPinyinReading } from '../names/pinyin.ts';
import { toHanFolding } from '../text/han.ts';
import { makeHanTable, makePinyinTable } from './sound-tables.ts';

test.each([
  ['額外看牌', '额外看牌'],
  ['變身異能', '变身异能'],
  ['爲此為此', '为此为此'],
  // A character that is not in the texts, and Japanese characters.
  ['龍', '龍'],
  ['変処', '変処'],
])(
  'the table has the Traditional forms of the characters of the texts: %s is %s',
  (traditional, simplified) => {
    expect(toHanFolding(makeHanTable(['额外看牌', '变身异能', '为此', '处罚']))(traditional)).toBe(
      simplified,
    );
  },
);

test('a character has all readings that it has in the names', () => {
  const read = toPinyinReading(makePinyinTable(['金鬃阿耶尼', '重生', '重击', '绿']));
  expect(['金', '阿', '绿'].map(read)).toEqual([['jin'], ['a'], ['lu']]);
  expect(read('重').toSorted()).toEqual(['chong', 'zhong']);
  expect(read('龙')).toEqual([]);
});
