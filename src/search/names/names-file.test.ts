import { expect, test } from 'vitest';
import type { NameEntry } from './name-row.ts';
import { matchNames } from './names.ts';
import { encodeNames, openNames } from './names-file.ts';

const entries: NameEntry[] = [
  {
    url: 'ipg/2.3/',
    kind: 'section',
    document: 'ipg',
    section: '2.3',
    titles: { en: 'Hidden Card Error' },
    anchors: ['remedy-4'],
  },
  {
    url: 'm10/cards/angels-mercy/',
    kind: 'card',
    document: 'm10',
    section: 'angels-mercy',
    titles: { zh: '天使的慈悲', ja: '天使の慈悲', en: "Angel's Mercy" },
    also: ['天使之慈悲', '慈悲'],
    anchors: ['r1', 'r2'],
  },
  {
    url: 'm10/cards/#plains-230',
    kind: 'card',
    document: 'm10',
    section: 'plains-230',
    titles: { zh: '平原', en: 'Plains' },
    isFact: true,
  },
  {
    url: 'terms/#flash',
    kind: 'term',
    document: 'terms',
    section: 'flash',
    titles: { zh: '闪现', ja: '瞬速', en: 'flash' },
  },
];

test('what is written is read back', () => {
  expect(openNames(encodeNames(entries, ['', ''], '')).entries).toEqual(entries);
});

test('a name that would break the file is refused', () => {
  const broken = entries.map((entry) => ({ ...entry, titles: { en: 'a|b' } }));
  expect(() => encodeNames(broken, ['', ''], '')).toThrow(/plains|angels/u);
});

test('the tables go with the names', () => {
  const names = openNames(encodeNames(entries, ['閃現', '闪现'], 'shan闪 xian现'));
  const found = (query: string) =>
    matchNames(names, query).map(({ entry, fit }) => `${entry.section} ${fit}`);
  expect(found('閃現')).toEqual(['flash exact']);
  expect(found('shan xian')).toEqual(['flash sound']);
  expect(found('sx')).toEqual(['flash sound']);
});
