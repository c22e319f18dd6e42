import { describe, expect, it } from 'vitest';
import { flowOf } from '../../../pipeline/text/flow.ts';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { splitName } from './card-name.ts';

const show = (text: string): string => {
  const source = createSourceText('a.txt', text);
  const { name, nameEn } = splitName({ flow: flowOf(source, { start: 0, end: text.length }), markup: [] });
  const markup = name.markup.map(({ start, end }) => text.slice(start, end).trim()).join('');
  return `${name.flow.text}|${nameEn?.flow.text ?? ''}|${markup}`;
};

describe('splitName', () => {
  it.each([
    ['金鬃阿耶尼', '金鬃阿耶尼||'],
    ['金鬃阿耶尼/ Ajani Goldmane', '金鬃阿耶尼|Ajani Goldmane|/'],
    ['金鬃阿耶尼 Ajani Goldmane', '金鬃阿耶尼|Ajani Goldmane|'],
    ['金鬃阿耶尼Ajani Goldmane', '金鬃阿耶尼|Ajani Goldmane|'],
    ['金鬃阿耶尼（Ajani Goldmane）', '金鬃阿耶尼|Ajani Goldmane|（）'],
    ['金鬃阿耶尼 - Ajani Goldmane', '金鬃阿耶尼|Ajani Goldmane|-'],
    ['Ajani Goldmane/金鬃阿耶尼', '金鬃阿耶尼|Ajani Goldmane|/'],
    ['《黄金のたてがみ》/Golden Mane', '黄金のたてがみ|Golden Mane|《》/'],
    ['《黄金のたてがみ/Golden Mane》', '黄金のたてがみ|Golden Mane|《/》'],
    ['「金鬃阿耶尼」 Ajani Goldmane', '金鬃阿耶尼|Ajani Goldmane|「」'],
    ['谁在敲门？/ Who Knocks?', '谁在敲门？|Who Knocks?|/'],
    ['**金鬃阿耶尼**', '金鬃阿耶尼||****'],
    ['火 // 冰', '火 // 冰||'],
    ['火 // 冰/ Fire // Ice', '火 // 冰|Fire // Ice|/'],
    ['Fire // Ice', 'Fire // Ice||'],
    ['群星使者，艾拉/ Aila, Star-Envoy', '群星使者，艾拉|Aila, Star-Envoy|/'],
    ["收割者/ Æther's Reaper", "收割者|Æther's Reaper|/"],
    ['尼可·波拉斯', '尼可·波拉斯||'],
  ])('%s -> %s', (text, shown) => {
    expect(show(text)).toBe(shown);
  });
});
