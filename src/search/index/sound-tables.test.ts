import { expect, test } from 'vitest';
import { toPinyinReading } from '../names/pinyin.ts';
import { toHanFolding } from '../text/han.ts';
import { makeHanTable, makePinyinTable } from './sound-tables.ts';

test('the table has the Traditional characters of what occurs, and no others', () => {
  const table = makeHanTable(['额外看牌', '变身异能', '为此']);
  const fold = toHanFolding(table);
  expect(['額外看牌', '變身異能', '爲此', '為此'].map(fold)).toEqual([
    '额外看牌',
    '变身异能',
    '为此',
    '为此',
  ]);
  expect(fold('龍')).toBe('龍');
  expect(table[0]).toHaveLength(table[1].length);
});

test('characters that Japanese alone uses are not in it', () => {
  const fold = toHanFolding(makeHanTable(['变异 处罚 额']));
  expect(fold('変処')).toBe('変処');
});

test('characters are read as they are in the names', () => {
  const read = toPinyinReading(makePinyinTable(['金鬃阿耶尼', '重生', '重击', '绿']));
  expect(['金', '阿', '绿'].map(read)).toEqual([['jin'], ['a'], ['lu']]);
  expect(read('重').toSorted()).toEqual(['chong', 'zhong']);
  expect(read('龙')).toEqual([]);
});
