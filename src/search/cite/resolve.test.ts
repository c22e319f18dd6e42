import { expect, test } from 'vitest';
import type { NameEntry } from '../names/name-row.ts';
import { indexNames } from '../names/names.ts';
import { toHanFolding } from '../text/han.ts';
import { addressOf } from './places.ts';
import { leadTo, resolve } from './resolve.ts';

const section = (
  number: string,
  titles: NameEntry['titles'],
  also: string[] = [],
  anchors?: string,
): NameEntry => ({
  url: anchors ? `handbook/${number}/` : `handbook/#s-${number}`,
  kind: 'section',
  document: 'handbook',
  section: number,
  titles,
  also,
  ...(anchors ? { anchors: anchors.split(' ') } : { isListed: true }),
});
const lantern =
  'penalty definition-1 definition-2 definition-4 examples example-a example-f philosophy-3 philosophy-6 philosophy-6-note-1 remedy-1 remedy-2 remedy-3 remedy-4';
const entries: NameEntry[] = [
  section('2.3', { en: 'Light Error — Lantern Lost', zh: '丢灯笼', ja: '提灯の紛失' }, ['LE', 'LL'], lantern),
  section('2.4', { en: 'Light Error — Wick Wet', zh: '灯芯湿了' }, ['WW'], 'definition-1'),
  section('3.1', { en: 'Late Bell', zh: '钟声迟', ja: '鐘の遅れ' }, ['LB']),
  section('10.4', { en: 'Ten Four' }),
  section('2', { en: 'Light Errors', zh: '灯光失误', ja: '灯の誤り' }, ['LE']),
  section('3', { en: 'Bell Errors', zh: '钟声失误' }, ['BE']),
  {
    url: 'set/rules/#combat',
    kind: 'section',
    document: 'set',
    section: 'rules',
    anchor: 'combat',
    titles: { zh: '战斗', ja: '戦闘' },
    anchors: ['combat-1', 'combat-2', 'combat-3'],
    rules: { '702.13': 'combat-1', '702.13a': 'combat-2' },
  },
  {
    url: 'set/cards/old-owl/',
    kind: 'card',
    document: 'set',
    section: 'old-owl',
    titles: { en: 'Old Owl', zh: '老猫头鹰' },
    anchors: ['r1', 'r2', 'r3'],
  },
];
const names = {
  ...indexNames(entries, { fold: toHanFolding(['進燈籠處罰違規', '进灯笼处罚违规']), read: () => [] }),
  guides: [{ id: 'handbook', name: 'HB', names: ['handbook', 'hb', '灯塔手册', 'lamp handbook'] }],
};
/** Cited places, without the ID of the guide. */
const cited = (query: string) =>
  resolve(names, query)
    .map((place) => addressOf(place).replace('handbook/', ''))
    .join(' ');

// Beside the rows of docs/citing.md (citing-doc.test.ts).
test.each([
  ['hb2-3', '2.3/'],
  ['2。3', '2.3/'],
  ['§2.3', '2.3/'],
  ['「2.3」', '2.3/'],
  ['hb 2.3 whatever', '2.3/'],
  // If name and number disagree, the number wins.
  ['HB 2.3 Late Bell', '2.3/'],
  ['https://judges.example/a/zh/handbook/2.3/?with=ja', '2.3/'],
  ['/ja/handbook/2.3/?with=zh#remedy-4', '2.3/#remedy-4'],
  ['２．３Ｒ４', '2.3/#remedy-4'],
  ['2.3修4', '2.3/#remedy-4'],
  ['2.3 進一步的修正 4', '2.3/#remedy-4'],
  ['LL remedy', '2.3/#remedy-1'],
  ['definition of LL', '2.3/#definition-1'],
  ['2.3 例A', '2.3/#example-a'],
  ['2.3 F', '2.3/#example-f'],
  ['HB 2.3 · 理念 6 · 評注 1', '2.3/#philosophy-6-note-1'],
  ['2.3 remedy 17', '2.3/'],
  ['2.3 判罚', '2.3/#penalty'],
  ['2.3 p3', '2.3/#philosophy-3'],
  ['2.3-4', '2.3/#definition-4 2.3/#remedy-4'],
  ['2.3 whatever 2', '2.3/#definition-2 2.3/#remedy-2'],
  ['remedy-1..remedy-3', '2.3/#remedy-1..remedy-3'],
  ['HB 2.3 & 2.4', '2.3/ 2.4/'],
  ['HB 2.3 remedy 1 and 3', '2.3/#remedy-1 2.3/#remedy-3'],
  ['HB', '2.3/ 2.4/'],
  ['HB 2', '2.3/ 2.4/'],
  ['10.4', '#s-10.4'],
  ['Old Owl ruling 2', 'set/cards/old-owl/#r2'],
  ['/zh/set/cards/old-owl/#r2', 'set/cards/old-owl/#r2'],
  ['Old Owl r1–r3', 'set/cards/old-owl/#r1..r3'],
  ['战斗 第2条', 'set/rules/#combat-2'],
  ['戦闘 項目 2', 'set/rules/#combat-2'],
  ['规则第702.13条', 'set/rules/#combat-1'],
  ...['2/3', '60', '{2}{W}{W}', '12.3', '$2.3', '2.3 kg', '2.3版', '2009.6.23', '第3章', 'HB §'].map(
    (query) => [query, ''],
  ),
  ...['2.3 remedies of the', 'the lantern of 2.3', '7021.3', 'HB 9.9'].map((query) => [query, '']),
])('%s cites “%s”', (query, places) => {
  expect(cited(query)).toBe(places);
});

test('a long run of signs is read without backtracking', () => {
  for (const run of ['§', '#', '-', '第', 'no', ' ', '('])
    expect(cited(`2.3${run.repeat(190 / run.length)}%`)).toBe('');
});

test.each([
  ['old owl', 'set/cards/old-owl/'],
  ['Late Bell', 'handbook/#s-3.1'],
  // Half of a title.
  ['Lantern Lost', 'handbook/2.3/'],
  ['2.3-4', undefined],
  ['lantern', undefined],
])('%s leads to %s alone', (query, address) => {
  expect(leadTo(names, query)).toBe(address);
});
