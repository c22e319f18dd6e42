import { expect, test } from 'vitest';
import { type Citation, readCitations } from './citation.ts';

type Clause = Omit<Extract<Citation, { of: 'clause' }>, 'of'>;

test.each<[string, Clause]>([
  ['2.3', { section: '2.3' }],
  ['２．３', { section: '2.3' }],
  ['IPG 2.3', { section: '2.3' }],
  ['ipg2-3', { section: '2.3' }],
  ['2.3 remedy 4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3 定义', { section: '2.3', part: 'definition' }],
  ['2.3 额外修正 4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3 追加措置4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3 追加措置 第4項', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.4 例A', { section: '2.4', part: 'examples', number: 'a' }],
  ['2.3 例 F', { section: '2.3', part: 'examples', number: 'f' }],
  ['2.3 F', { section: '2.3', part: 'examples', number: 'f' }],
  ['IPG 2.3 Example B', { section: '2.3', part: 'examples', number: 'b' }],
  ['2.3 (example b)', { section: '2.3', part: 'examples', number: 'b' }],
  ['IPG 2.3 · 定义 2', { section: '2.3', part: 'definition', number: '2' }],
  ['IPG 2.3 · 理念 6 · 評注 1', { section: '2.3', part: 'philosophy', number: '6', note: '1' }],
  ['philosophy-6', { part: 'philosophy', number: '6' }],
  ['philosophy 6', { part: 'philosophy', number: '6' }],
  ['#philosophy-6-note-1', { part: 'philosophy', number: '6', note: '1' }],
  ['例F', { part: 'examples', number: 'f' }],
  ['ipg/2.3/#remedy-4', { section: '2.3', part: 'remedy', number: '4' }],
  ['/ja/ipg/2.3/?with=zh#remedy-4', { section: '2.3', part: 'remedy', number: '4' }],
  ['https://judges.example/a/zh/ipg/2.3/#remedy-4', { section: '2.3', part: 'remedy', number: '4' }],
])('%s cites a clause', (query, citation) => {
  expect(readCitations(query)).toContainEqual({ of: 'clause', ...citation });
});

test.each([
  ['ajani-goldmane#r2', 'ruling', 'ajani-goldmane'],
  ['Ajani Goldmane r2', 'ruling', 'ajani goldmane'],
  ['Ajani Goldmane ruling 2', 'ruling', 'ajani goldmane'],
  ['阿耶尼r2', 'ruling', '阿耶尼'],
  ['阿耶尼 释疑 2', 'ruling', '阿耶尼'],
  ['アジャニ 裁定2', 'ruling', 'アジャニ'],
  ['/zh/m10/cards/ajani-goldmane/#r2', 'ruling', 'ajani-goldmane'],
  ['combat-2', 'note', 'combat'],
  ['战斗 第2条', 'note', '战斗'],
  ['m10/rules-changes/#combat-2', 'note', 'combat'],
])('%s cites a %s of %s', (query, of, name) => {
  expect(readCitations(query)).toContainEqual({ of, name, number: '2' });
});

test.each([
  ['702.13', '702.13'],
  ['CR 702.13a', '702.13a'],
  ['规则 510.', '510'],
])('%s cites the rule %s', (query, number) => {
  expect(readCitations(query)).toEqual([{ of: 'rule', number }]);
});

test.each(['', '2/3', '2/1', '2.3 remedies', 'philosophy', 'draw', '抓牌', 'f', '60', '{2}{W}{W}', '。'])(
  '%s is no citation',
  (query) => {
    expect(readCitations(query)).toEqual([]);
  },
);
