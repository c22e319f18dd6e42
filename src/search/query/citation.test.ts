import { expect, test } from 'vitest';
import { type CalledGuide, type Citation, readCitations as read } from './citation.ts';

const guides: readonly CalledGuide[] = [
  { id: 'ipg', name: 'IPG', called: ['ipg', 'infraction procedure guide', '违规处理方针', '違反処置指針'] },
];
const twoGuides = [...guides, { id: 'mtr', name: 'MTR', called: ['mtr', '万智牌比赛规则'] }];
const readCitations = (query: string) => read(query, guides);

type Clause = Omit<Extract<Citation, { of: 'clause' }>, 'of'>;

test.each<[string, Clause]>([
  ['IPG 2.3', { section: '2.3' }],
  ['ipg2-3', { section: '2.3' }],
  ['2.3 定义', { section: '2.3', part: 'definition' }],
  ['2.3 额外修正 4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3 追加措置4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3 追加措置 第4項', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.4 例A', { section: '2.4', part: 'examples', number: 'a' }],
  ['2.3 F', { section: '2.3', part: 'examples', number: 'f' }],
  ['IPG 2.3 Example B', { section: '2.3', part: 'examples', number: 'b' }],
  ['IPG 2.3 · 定义 2', { section: '2.3', part: 'definition', number: '2' }],
  ['IPG 2.3 · 理念 6 · 評注 1', { section: '2.3', part: 'philosophy', number: '6', note: '1' }],
  ['philosophy-6', { part: 'philosophy', number: '6' }],
  ['#philosophy-6-note-1', { part: 'philosophy', number: '6', note: '1' }],
  ['例F', { part: 'examples', number: 'f' }],
  ['/ja/ipg/2.3/?with=zh#remedy-4', { section: '2.3', part: 'remedy', number: '4' }],
  ['https://judges.example/a/zh/ipg/2.3/#remedy-4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2。3', { section: '2.3' }],
  ['违规处理方针 2.3', { section: '2.3' }],
  ['違反処置指針2.3の定義', { section: '2.3', part: 'definition' }],
  ['Infraction Procedure Guide 2.3', { section: '2.3' }],
  ['ipg 2', { chapter: '2' }],
  ['§2.3', { section: '2.3' }],
  ['IPG 第 2.3 節', { section: '2.3' }],
  ['第2.3条', { section: '2.3' }],
  ['section 2.3', { section: '2.3' }],
  ['MIPG 2.3', { section: '2.3' }],
  ['「2.3」', { section: '2.3' }],
  ['2.3.定义', { section: '2.3', part: 'definition' }],
  ['2.3の定義', { section: '2.3', part: 'definition' }],
  ['2.3的额外修正第4条', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3 追加措置その4', { section: '2.3', part: 'remedy', number: '4' }],
  ['§2.3 remedy #4', { section: '2.3', part: 'remedy', number: '4' }],
  ['2.3-4', { section: '2.3', number: '4' }],
  ['2.3.4', { section: '2.3', number: '4' }],
  ['2.3 第4项', { section: '2.3', number: '4' }],
  ['§2.3 ¶4', { section: '2.3', number: '4' }],
  ['２．３Ｒ４', { section: '2.3', parts: ['remedy'], number: '4' }],
  ['IPG 2.3 rem. 4', { section: '2.3', parts: ['remedy'], number: '4' }],
  ['2.3 p3', { section: '2.3', parts: ['penalty', 'philosophy'], number: '3' }],
  ['2.3の定4', { section: '2.3', parts: ['definition'], number: '4' }],
])('%s cites a clause', (query, citation) => {
  expect(readCitations(query)).toContainEqual({ of: 'clause', ...citation });
});

test.each([
  ['ajani-goldmane#r2', 'ruling', 'ajani-goldmane'],
  ['Ajani Goldmane r2', 'ruling', 'ajani goldmane'],
  ['Ajani Goldmane ruling 2', 'ruling', 'ajani goldmane'],
  ['阿耶尼r2', 'ruling', '阿耶尼'],
  ['阿耶尼 释疑 2', 'ruling', '阿耶尼'],
  ['/zh/m10/cards/ajani-goldmane/#r2', 'ruling', 'ajani-goldmane'],
  ['combat-2', 'note', 'combat'],
  ['战斗 第2条', 'note', '战斗'],
  ['戦闘 項目 2', 'note', '戦闘'],
  ['m10/rules-changes/#combat-2', 'note', 'combat'],
])('%s cites a %s of %s', (query, of, name) => {
  expect(readCitations(query)).toContainEqual({ of, name, number: '2' });
});

test.each([
  ['702.13', '702.13'],
  ['CR 702.13a', '702.13a'],
  ['规则 510.', '510'],
  ['CR§702.13', '702.13'],
  ['规则第702.13条', '702.13'],
  ['総合ルール702.13b', '702.13b'],
  ['comprehensive rules 702.13', '702.13'],
])('%s cites the rule %s', (query, number) => {
  expect(readCitations(query)).toEqual([{ of: 'rule', number }]);
});

test.each([
  ...['', '2/3', '2/1', '2.3 remedies', 'philosophy', 'draw', '抓牌', 'f', '60', '{2}{W}{W}', '。'],
  ...['draw (en)', '2.3 (en) library', '2.3, remedies'],
  ...['23', '12.3', '10.5', 'v2.3', '$2.3', '2.3%', '2.3 kg', '2.3版', '2.3.4.5', '3.14159', '2009.6.23'],
  ...['§', '§§', '第', '第3章', '第2回', 'section', 'IPG §', '规则', 'CR', '7021.3', '702.131', '2 3', '4'],
])('%s is no citation', (query) => {
  expect(readCitations(query)).toEqual([]);
});

test('a long run of signs is read at once', () => {
  for (const run of ['§', '#', '-', '第', 'no', ' ']) {
    expect(readCitations(`2.3${run.repeat(190 / run.length)}%`)).toEqual([]);
  }
});

test.each([
  ['MTR 10.4', { document: 'mtr', section: '10.4' }],
  ['mtr/10.4/#text-2', { document: 'mtr', section: '10.4', part: 'text', number: '2' }],
  ['Infraction Procedure Guide 2.3', { document: 'ipg', section: '2.3' }],
  ['万智牌比赛规则 2.3', { document: 'mtr', section: '2.3' }],
  ['mtr 2', { document: 'mtr', chapter: '2' }],
  ['2.3', { section: '2.3' }],
])('%s cites the guide that it names, of two', (query, citation) => {
  expect(read(query, twoGuides)).toContainEqual({ of: 'clause', ...citation });
});
