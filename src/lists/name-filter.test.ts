import { expect, test } from 'vitest';
import { filterNamed, nameToKey } from './name-filter.ts';

const items = [
  ['金鬃阿耶尼', 'Ajani Goldmane', '黄金のたてがみのアジャニ'],
  ['闪电击', 'Lightning Bolt', '稲妻'],
  ['暗钢巨像', 'Darksteel Colossus', 'ダークスティールの巨像'],
].map((names) => ({ name: names[0], keys: names.map(nameToKey) }));
const all = items.map(({ name }) => name);

test.each([
  ['', all],
  ['金鬃', ['金鬃阿耶尼']],
  ['ａｊａｎｉ　ＧＯＬＤ', ['金鬃阿耶尼']],
  ['gold aja', ['金鬃阿耶尼']],
  ['タテガミ', ['金鬃阿耶尼']],
  ['だーくすてぃーる', ['暗钢巨像']],
  ['ﾀﾞｰｸｽﾃｨｰﾙ', ['暗钢巨像']],
  ['no such name', []],
  ['!?', all],
])('the query %j leaves %j', (query, names) => {
  expect(filterNamed(items, query).map(({ name }) => name)).toEqual(names);
});
