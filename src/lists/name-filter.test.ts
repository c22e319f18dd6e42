import { expect, test } from 'vitest';
import { filterNamed, nameToKey } from './name-filter.ts';

const named = (id: string, names: readonly string[]) => ({ id, keys: names.map(nameToKey) });
const items = [
  named('ajani', ['金鬃阿耶尼', 'Ajani Goldmane', '黄金のたてがみのアジャニ']),
  named('bolt', ['闪电击', 'Lightning Bolt', '稲妻']),
  named('colossus', ['暗钢巨像', 'Darksteel Colossus', 'ダークスティールの巨像']),
];

test.each<[query: string, ids: string[]]>([
  ['', ['ajani', 'bolt', 'colossus']],
  ['金鬃', ['ajani']],
  ['AJANI', ['ajani']],
  ['ａｊａｎｉ　ｇｏｌｄ', ['ajani']],
  ['gold aja', ['ajani']],
  ['タテガミ', ['ajani']],
  ['だーくすてぃーる', ['colossus']],
  ['ﾀﾞｰｸｽﾃｨｰﾙ', ['colossus']],
  ['no such name', []],
  ['!?', ['ajani', 'bolt', 'colossus']],
])('%j leaves %j', (query, expected) => {
  expect(filterNamed(items, query).map(({ id }) => id)).toEqual(expected);
});
