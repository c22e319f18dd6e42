import { expect, test } from 'vitest';
import type { NameEntry } from '../names/name-row.ts';
import { indexNames } from '../names/names.ts';
import { toPinyinReading } from '../names/pinyin.ts';
import { keepHan } from '../text/han.ts';
import { nearestNames } from './nearest.ts';

const card = (section: string, en: string, zh: string, ja: string): NameEntry => ({
  url: `m10/cards/${section}/`,
  kind: 'card',
  document: 'm10',
  section,
  titles: { en, zh, ja },
});
const read = toPinyinReading('jin金 zong鬃 a阿 ye耶 ni尼 kai凯 na纳');
const names = indexNames(
  [
    card('ajani-goldmane', 'Ajani Goldmane', '金鬃阿耶尼', '黄金のたてがみのアジャニ'),
    card('angels-mercy', "Angel's Mercy", '天使的慈悲', '天使の慈悲'),
    card('baneslayer-angel', 'Baneslayer Angel', '破邪天使', '悪斬の天使'),
    card('brainstorm', 'Brainstorm', '脑力激荡', '渦まく知識'),
    card('speed', 'Burst of Speed', '瞬间加速', 'スピードの爆発'),
    ...Array.from({ length: 100 }, (_, number) =>
      card(`filler-${number}`, `Filler ${number}`, '的', `第${number}`),
    ),
  ],
  { fold: keepHan, read },
);

test.each([
  ['Ajanni', 'ajani-goldmane', 'alike', undefined],
  ['Brianstorm', 'brainstorm', 'alike', undefined],
  ['天使的慈爱', 'angels-mercy', 'alike', undefined],
  ['スピイト', 'speed', 'sound', undefined],
  ['azyanu', 'ajani-goldmane', 'sound', undefined],
  ['凯纳阿布耶尼亚的城', 'ajani-goldmane', 'shared', '阿耶尼'],
  ['脑袋的宇宙船', 'brainstorm', 'shared', '脑'],
])('%s is near %s: %s', (query, section, nearness, shared) => {
  const [first] = nearestNames(names, query, 3);
  expect(first).toMatchObject({ nearness, ...(shared && { shared }) });
  expect(first?.entry.section).toBe(section);
});

test('of two entries of one name the first is offered', () => {
  const term = { ...card('mpe', 'MPE', '再调度程序失误', 'マリガン手順の誤り'), url: 'terms/#mpe' };
  const both = indexNames([{ ...term, url: 'ipg/9.9/' }, term], { fold: keepHan, read });
  expect(nearestNames(both, '再调度失误', 5).map(({ entry }) => entry.url)).toEqual(['ipg/9.9/']);
});

test.each(['宇宙船的', '火の', '火星之的'])('what joins the parts of a name makes none near %s', (query) => {
  const joined = indexNames(
    [
      card('angels-mercy', "Angel's Mercy", '天使的慈悲', '天使の慈悲'),
      card('child-of-night', 'Child of Night', '暗夜之子', '夜の子'),
      card('violation', 'Violation', '违规', 'その他のルール'),
    ],
    { fold: keepHan, read },
  );
  expect(nearestNames(joined, query, 3)).toEqual([]);
});

test.each(['blah', 'nope', 'nothing here at all'])('no name is spelled like %s', (query) => {
  const few = indexNames(
    [
      card('black-knight', 'Black Knight', '黑骑士', '黒騎士'),
      card('firebreathing', 'Firebreathing', '喷火', '炎のブレス'),
      card('mpe', 'MPE', '再调度', 'マリガン'),
    ],
    { fold: keepHan, read },
  );
  expect(nearestNames(few, query, 3)).toEqual([]);
});

test.each(['宇宙船', 'zzzz', 'xyzzy', 'スペースシップ', '，', 'x'.repeat(20_000)])(
  'nothing is near %s',
  (query) => {
    expect(nearestNames(names, query, 3)).toEqual([]);
  },
);

test('an entry is offered once, by what is nearest', () => {
  const found = nearestNames(names, '天使慈悲', 6).map(({ entry }) => entry.section);
  expect(new Set(found).size).toBe(found.length);
});
