import { expect, test } from 'vitest';
import { inventedContent as content } from '../../../scripts/content/invented.fixture.ts';
import { buildGuides, buildNames } from '../index/build-names.ts';
import { makeHanTable } from '../index/sound-tables.ts';
import { indexNames } from '../names/names.ts';
import { toHanFolding } from '../text/han.ts';
import { addressOf } from './places.ts';
import { leadTo, resolve } from './resolve.ts';

const fold = toHanFolding(makeHanTable(['进评处罚']));
const names = { ...indexNames(buildNames(content), { fold, read: () => [] }), guides: buildGuides(content) };
/** Cited places, without `ipg/`. */
const cited = (query: string) =>
  resolve(names, query)
    .map((place) => addressOf(place).replace('ipg/', ''))
    .join(' ');

// Beside the rows of docs/citing.md (citing-doc.test.ts).
test.each([
  ['ipg2-3', '2.3/'],
  ['2。3', '2.3/'],
  ['§2.3', '2.3/'],
  ['「2.3」', '2.3/'],
  ['ipg 2.3 whatever', '2.3/'],
  // If name and number disagree, the number wins.
  ['IPG 2.3 Slow Eating', '2.3/'],
  ['https://judges.example/a/zh/ipg/2.3/?with=ja', '2.3/'],
  ['/ja/ipg/2.3/?with=zh#remedy-4', '2.3/#remedy-4'],
  ['２．３Ｒ４', '2.3/#remedy-4'],
  ['2.3修4', '2.3/#remedy-4'],
  ['2.3 進一步的修正 4', '2.3/#remedy-4'],
  ['HS remedy', '2.3/#remedy-1'],
  ['definition of HS', '2.3/#definition-1'],
  ['2.3 例A', '2.3/#example-a'],
  ['2.3 C', '2.3/#example-c'],
  ['IPG 2.3 · 理念 6 · 評注 1', '2.3/#philosophy-6-note-1'],
  ['2.3 remedy 17', '2.3/'],
  ['2.3 判罚', '2.3/#penalty'],
  ['2.3 p3', '2.3/#philosophy-3'],
  ['2.3-4', '2.3/#definition-4 2.3/#philosophy-4 2.3/#remedy-4'],
  ['2.3 whatever 5', '2.3/#philosophy-5 2.3/#remedy-5'],
  ['remedy-4..remedy-5', '2.3/#remedy-4..remedy-5'],
  ['IPG 2.3 & 2.4', '2.3/ 2.4/'],
  ['IPG 2.3 remedy 1 and 3', '2.3/#remedy-1 2.3/#remedy-3'],
  ['IPG', '2.3/ 2.4/ 9.1/'],
  ['IPG 2', '2.3/ 2.4/ #s-2.5'],
  ['10.4', 'house/10.4/'],
  ['Smoke Giant ruling 2', 'dawn/cards/smoke-giant/#r2'],
  ['/zh/dawn/cards/smoke-giant/#r2', 'dawn/cards/smoke-giant/#r2'],
  ['Kettle Song r1–r3', 'dawn/cards/kettle-song/#r1..r3'],
  ['战斗规则改变 第2条', 'dawn/rules-changes/#combat-2'],
  ['戦闘ルールの変更 項目 2', 'dawn/rules-changes/#combat-2'],
  ['规则第702.2条', 'dawn/rules-changes/#hunger-3'],
])('%s cites %s', (query, places) => {
  expect(cited(query)).toBe(places);
});

test.each([
  ...['2/3', '60', '{2}{W}{W}', '12.3', '$2.3', '2.3 kg', '2.3版', '2009.6.23', '第3章', 'IPG §'],
  ...['2.3 remedies of the', 'the soup of 2.3', '7021.3', 'IPG 9.9'],
])('%s cites nothing', (query) => {
  expect(cited(query)).toBe('');
});

test('a long run of signs is read without backtracking', () => {
  for (const run of ['§', '#', '-', '第', 'no', ' ', '(']) {
    expect(cited(`2.3${run.repeat(190 / run.length)}%`)).toBe('');
  }
});

test.each([
  ['smoke giant', 'dawn/cards/smoke-giant/'],
  ['Slow Eating', 'ipg/#s-3.3'],
  // Half of a title.
  ['Hidden Soup', 'ipg/2.3/'],
  ['2.3-4', undefined],
  ['soup', undefined],
])('the only place that %s cites or names: %s', (query, address) => {
  expect(leadTo(names, query)).toBe(address);
});
