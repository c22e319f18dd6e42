import { expect, test } from 'vitest';
import { indexNames } from '../names/names.ts';
import { toHanFolding } from '../text/han.ts';
import { addressOf } from './places.ts';
import { leadTo, resolve } from './resolve.ts';

const section = (number: string, titles: object, also: string[] = [], more: object = {}) => ({
  url: `handbook/${number}/`,
  kind: 'section' as const,
  document: 'handbook',
  section: number,
  titles,
  also,
  ...more,
});
const listed = { isListed: true as const };
const anchors = [
  ...['penalty', 'definition-1', 'definition-2', 'definition-4', 'examples', 'example-a', 'example-f'],
  ...['philosophy-3', 'philosophy-6', 'philosophy-6-note-1', 'remedy-1', 'remedy-2', 'remedy-3', 'remedy-4'],
];
const lantern = section(
  '2.3',
  { en: 'Light Error — Lantern Lost', zh: '丢灯笼', ja: '提灯の紛失' },
  ['LE', 'LL'],
  { anchors },
);
const names = {
  ...indexNames(
    [
      lantern,
      section('2.4', { en: 'Light Error — Wick Wet', zh: '灯芯湿了' }, ['WW'], { anchors: ['definition-1'] }),
      section('3.1', { en: 'Late Bell', zh: '钟声迟', ja: '鐘の遅れ' }, ['LB'], {
        ...listed,
        url: 'handbook/#s-3.1',
      }),
      section('10.4', { en: 'Ten Four' }, [], { ...listed, url: 'handbook/#s-10.4' }),
      section('2', { en: 'Light Errors', zh: '灯光失误', ja: '灯の誤り' }, ['LE'], {
        ...listed,
        url: 'handbook/#s-2',
      }),
      section('3', { en: 'Bell Errors', zh: '钟声失误' }, ['BE'], { ...listed, url: 'handbook/#s-3' }),
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
    ],
    { fold: toHanFolding(['進燈籠處罰違規', '进灯笼处罚违规']), read: () => [] },
  ),
  guides: [
    { id: 'handbook', name: 'HB', names: ['handbook', 'hb', '灯塔手册', '灯台手引き', 'lamp handbook'] },
  ],
};
const at = (query: string) => resolve(names, query).map(addressOf);

// Beside the rows of docs/citing.md (src/search/citing-doc.test.ts). With and without the guide, in every width; where name and number disagree the number wins.
test.each([
  'hb2-3',
  '2。3',
  '§2.3',
  'HB 第 2.3 節',
  '「2.3」',
  'HB 2.3 Late Bell',
  'Late Bell, HB 2.3',
  'hb 2.3 whatever',
  'https://judges.example/a/zh/handbook/2.3/?with=ja',
])('%s is the section', (query) => {
  expect(at(query)).toEqual(['handbook/2.3/']);
});

test.each([
  '2.3的额外修正第4条',
  '２．３Ｒ４',
  '2.3修4',
  '2.3 進一步的修正 4',
  '/ja/handbook/2.3/?with=zh#remedy-4',
])('%s is remedy 4', (query) => {
  expect(at(query)).toEqual(['handbook/2.3/#remedy-4']);
});

test.each([
  ['LL remedy', ['handbook/2.3/#remedy-1']],
  ['the definition of LL'.slice(4), ['handbook/2.3/#definition-1']],
  ['2.3 例A', ['handbook/2.3/#example-a']],
  ['2.3 F', ['handbook/2.3/#example-f']],
  ['HB 2.3 · 理念 6 · 評注 1', ['handbook/2.3/#philosophy-6-note-1']],
  ['2.3 remedy 17', ['handbook/2.3/']],
  ['2.3 判罚', ['handbook/2.3/#penalty']],
  ['2.3 p3', ['handbook/2.3/#philosophy-3']],
  ['2.3-4', ['handbook/2.3/#definition-4', 'handbook/2.3/#remedy-4']],
  ['2.3 whatever 2', ['handbook/2.3/#definition-2', 'handbook/2.3/#remedy-2']],
  ['remedy-1..remedy-3', ['handbook/2.3/#remedy-1..remedy-3']],
  ['HB 2.3 & 2.4', ['handbook/2.3/', 'handbook/2.4/']],
  ['HB 2.3 remedy 1 and 3', ['handbook/2.3/#remedy-1', 'handbook/2.3/#remedy-3']],
  ['HB', ['handbook/2.3/', 'handbook/2.4/']],
  ['HB 2', ['handbook/2.3/', 'handbook/2.4/']],
  ['10.4', ['handbook/#s-10.4']],
  ['Old Owl ruling 2', ['set/cards/old-owl/#r2']],
  ['/zh/set/cards/old-owl/#r2', ['set/cards/old-owl/#r2']],
  ['Old Owl r1–r3', ['set/cards/old-owl/#r1..r3']],
  ['战斗 第2条', ['set/rules/#combat-2']],
  ['戦闘 項目 2', ['set/rules/#combat-2']],
  ['规则第702.13条', ['set/rules/#combat-1']],
])('%s is %j', (query, places) => {
  expect(at(query)).toEqual(places);
});

test.each([
  '2/3',
  '2.3 remedies of the',
  '60',
  '{2}{W}{W}',
  '23',
  '12.3',
  '$2.3',
  '2.3 kg',
  '2.3版',
  '2009.6.23',
  '第3章',
  'HB §',
  '7021.3',
  'the lantern of 2.3',
  'HB 9.9',
])('%s cites nothing', (query) => {
  expect(at(query)).toEqual([]);
});

test('a long run of signs is read at once', () => {
  for (const run of ['§', '#', '-', '第', 'no', ' ', '(']) {
    expect(at(`2.3${run.repeat(190 / run.length)}%`)).toEqual([]);
  }
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
