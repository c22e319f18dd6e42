import { expect, test } from 'vitest';
import { type NameEntry, urlOf } from './name-row.ts';
import { indexNames, matchNames } from './names.ts';

const card = (section: string, en: string, zh: string, ja: string, also: string[] = []): NameEntry => {
  const place = { kind: 'card', document: 'm10', section } as const;
  return { ...place, url: urlOf(place as NameEntry), titles: { en, zh, ja }, also };
};
const section: NameEntry = {
  ...card('2.3', 'Hidden Card Error', '非公开牌张失误', '非公開カードに関する誤り', ['HCE']),
  kind: 'section',
};
const names = indexNames([
  section,
  card('ajani-goldmane', 'Ajani Goldmane', '金鬃阿耶尼', '黄金のたてがみのアジャニ'),
  card('angels-mercy', "Angel's Mercy", '天使的慈悲', '天使の慈悲'),
  card('baneslayer-angel', 'Baneslayer Angel', '破邪天使', '悪斬の天使'),
  card('ponder', 'Ponder', '沉思', '思案'),
  card('brainstorm', 'Brainstorm', '脑力激荡', '渦まく知識', ['头脑风暴']),
]);

test.each([
  ['アジャニ', ['ajani-goldmane part']],
  ['AJANI goldmane', ['ajani-goldmane exact']],
  ['ajan', ['ajani-goldmane start']],
  ['goldmane ajani', ['ajani-goldmane part']],
  ['angels mercy', ['angels-mercy exact']],
  ['天使', ['angels-mercy start', 'baneslayer-angel part']],
  ['storm', ['brainstorm inside']],
  ['hce', ['2.3 exact']],
  ['{天使}', []],
  ['天使。', []],
  ['“沉思”。', ['ponder exact']],
])('the names that match %s: %j', (query, expected) => {
  expect(matchNames(names, query).map(({ entry, fit }) => `${entry.section} ${fit}`)).toEqual(expected);
});

test.each([
  ['start', 'dragon', ["Dragon's Claw", 'Dragon Whelp of the East']],
  ['part', '龙兽', ['Wind Drake', 'Snapping Drake']],
  ['part', 'ドラゴン', ['Whelp', 'Shivan Dragon']],
])('of several names with the query, the shortest comes first: %s of %s', (fit, query, expected) => {
  const several = indexNames([
    card('dragon-whelp-of-the-east', 'Dragon Whelp of the East', '东方幼龙', '東の竜'),
    card('dragons-claw', "Dragon's Claw", '钩爪', '竜の爪'),
    card('snapping-drake', 'Snapping Drake', '闪光龙兽', '噛みつきドレイク'),
    card('wind-drake', 'Wind Drake', '风龙兽', '風のドレイク'),
    card('shivan-dragon', 'Shivan Dragon', '西瓦巨龙', 'シヴ山のドラゴン'),
    card('whelp', 'Whelp', '小龙', 'チビ・ドラゴン'),
  ]);
  const found = matchNames(several, query).filter((match) => match.fit === fit);
  expect(found.map(({ entry }) => entry.titles.en)).toEqual(expected);
});

test('a card comes before the term of the same name', () => {
  const term: NameEntry = { ...card('regenerate', 'Regenerate', '重生', '再生'), kind: 'term' };
  const both = indexNames([term, { ...term, kind: 'card', isListed: true }]);
  expect(matchNames(both, '重生').map(({ entry }) => entry.kind)).toEqual(['card', 'term']);
});

test('a match has the matching name and its language', () => {
  expect(matchNames(names, '天使の慈悲')[0]).toMatchObject({ name: '天使の慈悲', lang: 'ja' });
});

test('a pasted text is not compared with names', () => {
  expect(matchNames(names, 'ajani '.repeat(2000))).toEqual([]);
});
