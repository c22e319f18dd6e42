import { expect, test } from 'vitest';
import { type NameEntry, urlOf } from '../../names/name-row.ts';
import { indexNames, unrelated } from '../../names/names.ts';
import { toPinyinReading } from '../../names/pinyin.ts';
import { soundsOfChinese, soundsOfJapanese } from './grams.ts';
import { nearest, placesWithPhrase } from './phrases.ts';
import { readSubjects } from './subjects.ts';

const entry = (place: Omit<NameEntry, 'url'>): NameEntry => ({ ...place, url: urlOf(place) });
const term = (section: string, titles: NameEntry['titles'], also: string[] = []) =>
  entry({ kind: 'term', document: 'terms', section, titles, also });
const lost = entry({
  kind: 'section',
  document: 'handbook',
  section: '1.1',
  titles: { en: 'Lantern Lost' },
  synonyms: [['zh', '丢了灯笼']],
  isListed: true,
});
const lifelink = term('lifelink', { zh: '系命', ja: '絆魂', en: 'lifelink' });
const names = {
  ...indexNames([lost, lifelink, term('scry', { ja: '占術' }, ['せんじゅつ'])]),
  read: toPinyinReading('duo多 ming命 xi系西 zhua抓'),
  phrases: new Map([
    ['handbook/1.2/#remedy-1', ['lantern in pieces', '灯笼碎了']],
    [unrelated, ['how much is it', '几点开门']],
  ]),
};

test.each([
  ['多抓', 'duo zhua', soundsOfChinese],
  ['系命', '西命', soundsOfChinese],
  ['マリガン', 'まりがん', soundsOfJapanese],
  ['占術', 'senjutsu', soundsOfJapanese],
])('%s sounds like %s', (one, other, toSounds) => {
  expect(toSounds(one, names)).toEqual(toSounds(other, names));
});

test.each([
  ['pieces of lanterns', 'handbook/1.2/#remedy-1'],
  ['我的灯笼碎了怎么办', 'handbook/1.2/#remedy-1'],
  ['灯笼被他丢了', 'handbook/#s-1.1'],
  ['lost latern', 'handbook/#s-1.1'],
  ['how much are they', unrelated],
  ['天气', undefined],
])('the phrases nearest to “%s” are those of %s', (query, url) => {
  const near = [...nearest(names, query)].toSorted((a, b) => b[1].nearness - a[1].nearness);
  expect(near[0]?.[0]).toBe(url);
});

test.each([
  [['piece'], ['handbook/1.2/#remedy-1']],
  [['lanterns'], ['handbook/1.2/#remedy-1', 'handbook/#s-1.1']],
  [
    ['teapot', '灯笼'],
    ['handbook/1.2/#remedy-1', 'handbook/#s-1.1'],
  ],
  [['teapot'], []],
])('a subject is found in phrases that have one of its names in any form: %j', (words, places) => {
  expect([...placesWithPhrase(names, { names: words, worth: 1 })]).toEqual(places);
});

test.each([
  ['What happens if a player draws lifelink cards?', '系命/絆魂/lifelink player draws cards'],
  ['对手洗牌怎么办', '对手 手洗 洗牌'],
  ['カードを引いた場合', 'カード を引 引い いた'],
  ['penalty for draws', 'draws'],
  ['洗牌怎么判', '洗牌'],
])('the subjects of “%s” are %s', (query, subjects) => {
  expect(
    readSubjects(names, query)
      .map((subject) => subject.names.join('/'))
      .join(' '),
  ).toBe(subjects);
});

test('two kana are worth less, because they can be grammar', () => {
  const worth = new Map(readSubjects(names, '引いた').map((subject) => [subject.names[0], subject.worth]));
  expect(worth.get('いた')).toBeLessThan(worth.get('引い') ?? 0);
});

test('the subject of a term has its names in the wanted languages, and the typed name', () => {
  const [subject] = readSubjects(names, '系命', ['en']);
  expect(subject?.names).toEqual(['lifelink', '系命']);
});
