import { expect, test } from 'vitest';
import type { NameEntry } from '../../names/name-row.ts';
import { indexNames } from '../../names/names.ts';
import { readSubjects } from './subjects.ts';

const lifelink: NameEntry = {
  url: 'terms/#lifelink',
  kind: 'term',
  document: 'terms',
  section: 'lifelink',
  titles: { zh: '系命', ja: '絆魂', en: 'lifelink' },
};
const names = indexNames([lifelink]);

const subjects = (query: string) => readSubjects(names, query).map((subject) => subject.names);

test('words that only ask carry no weight, and a term is what it is called in each language', () => {
  expect(subjects('What happens if a player draws lifelink cards?')).toEqual([
    ['系命', '絆魂', 'lifelink'],
    ['player'],
    ['draws'],
    ['cards'],
  ]);
  expect(subjects('对手洗牌怎么办')).toEqual([['对手'], ['手洗'], ['洗牌']]);
  expect(subjects('カードを引いた場合')).toEqual([['カード'], ['を引'], ['引い'], ['いた']]);
  expect(subjects('penalty for draws')).toEqual(subjects('draws'));
  expect(subjects('洗牌怎么判')).toEqual(subjects('洗牌'));
});

test('two kana may be grammar, and say less', () => {
  const worth = new Map(readSubjects(names, '引いた').map((subject) => [subject.names[0], subject.worth]));
  expect(worth.get('いた')).toBeLessThan(worth.get('引い') ?? 0);
});

test('names in other languages than are asked are left out, unless they were typed', () => {
  const asked = (query: string) => readSubjects(names, query, ['en']).map((subject) => subject.names);
  expect(asked('lifelink draws')).toEqual([['lifelink'], ['draws']]);
  expect(asked('系命')).toEqual([['lifelink', '系命']]);
});
