import { expect, test } from 'vitest';
import { findCitations } from './find.ts';

const section = (number: string, titles: object, also: string[], anchors?: string[]) => ({
  kind: 'section' as const,
  document: 'handbook',
  section: number,
  titles,
  also,
  ...(anchors && { anchors }),
  url: anchors ? `handbook/${number}/` : `handbook/#s-${number}`,
});
const names = {
  guides: [{ id: 'handbook', name: 'HB', names: ['handbook', 'hb', '灯塔手册', '灯台手引き'] }],
  entries: [
    section('2', { en: 'Light Errors', zh: '灯光失误' }, ['LGE']),
    section('2.3', { en: 'Lantern Lost', zh: '丢失灯笼之人' }, ['LLO'], ['remedy-1', 'remedy-4']),
    section('2.4', { en: 'Wick Wet', zh: '灯芯湿了不管' }, ['WWE'], ['definition-1']),
  ],
  fold: (text: string) => text,
};
const linked = (text: string, settings = {}) =>
  findCitations(names, text, settings).map(({ start, end, url }) => [text.slice(start, end), url]);

test.each([
  'hb2.3.docx is out',
  '灯塔手册2.3.pdf',
  'HB_2.3.zip',
  'mail judge@hb-2.3.example now',
  'C:\\judge\\HB 2.3\\a.txt',
  'dir/hb/2.3/notes',
  'https://judge.example/hb-2.3',
  'www.judge.example/hb-2.3',
  'judge.example/?about=HB+2.3',
])('no link within a file name, mail address, path, address or version: %s', (text) => {
  expect(linked(text)).toEqual([]);
  expect(linked(text, { areNamesCited: true })).toEqual([]);
});

test.each([
  ['“HB 2.3.”', 'HB 2.3'],
  ['see HB 2.3: a lantern', 'HB 2.3'],
  ['an HB 2.3-like case', 'HB 2.3'],
  ['MTR 4.2/HB 2.3', 'HB 2.3'],
  ['见judge.example。HB 2.3', 'HB 2.3'],
  ['See 灯塔手册 2.3 (judge)', '灯塔手册 2.3'],
  ['根据 MTG 灯塔手册 2.3', '灯塔手册 2.3'],
])('a citation between other signs and words is one: %s', (text, cited) => {
  expect(linked(text)).toEqual([[cited, 'handbook/2.3/']]);
});

test.each([
  'Final score 2.3 and 2.4 percent',
  'Per MTR §2.3, a drawn match',
  'Lantern Lost (MTR 2.3)',
  'Lantern Lost of the MTR',
  '完整规则2.3：丢失灯笼之人',
  'section 2.4 of the lease, 第2.3节, バージョン2.3',
  'remedy 4',
])('where names are citations, a number alone is none, nor is what another guide calls so: %s', (text) => {
  expect(linked(text, { areNamesCited: true })).toEqual([]);
});

test.each([
  ['给 AP 丢失灯笼之人', '丢失灯笼之人', '2.3'],
  ['WWE, then MTR 2.3', 'WWE', '2.4'],
  ['By MTR 2.3 it is fine. LLO', 'LLO', '2.3'],
])('where names are citations, they are links: %s', (text, cited, number) => {
  expect(linked(text, { areNamesCited: true })).toEqual([[cited, `handbook/${number}/`]]);
});
