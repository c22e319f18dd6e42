import { expect, test } from 'vitest';
import type { NameEntry } from '../../names/name-row.ts';
import { indexNames } from '../../names/names.ts';
import { toPinyinReading } from '../../names/pinyin.ts';
import { soundsOfChinese, soundsOfJapanese } from './grams.ts';

const scry: NameEntry = {
  url: 'terms/#scry',
  kind: 'term',
  document: 'terms',
  section: 'scry',
  titles: { ja: '占術' },
  also: ['せんじゅつ'],
};
const names = {
  ...indexNames([scry]),
  read: toPinyinReading('duo多 ming命 xi系西 zhua抓'),
};

test.each([
  ['多抓', 'duo zhua'],
  ['系命', '西命'],
])('%s and %s sound alike in Chinese', (one, other) => {
  expect(soundsOfChinese(one, names)).toEqual(soundsOfChinese(other, names));
});

test.each([
  ['マリガン', 'まりがん'],
  ['占術', 'senjutsu'],
])('%s and %s sound alike in Japanese', (one, other) => {
  expect(soundsOfJapanese(one, names)).toEqual(soundsOfJapanese(other, names));
});
