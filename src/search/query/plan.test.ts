import { expect, test } from 'vitest';
import { letterWord, signWord, tokenWord } from '../index/index-words.ts';
import { normalizeText } from '../text/normalize.ts';
import { planQuery } from './plan.ts';

const mark = signWord('"');
const letter = (each: string) => `"${letterWord(each)}"`;

test.each([
  ['one run', '库顶的', [['"库 顶 的"']]],
  ['several words: as one run, then each', '手牌 洗牌', [['"手 牌 洗 牌"'], ['"手 牌"', '"洗 牌"']]],
  ['a word typed again is one', '手牌 手牌 手牌', [['"手 牌 手 牌 手 牌"'], ['"手 牌"']]],
  ['single characters are one run', '牌 手 抓', [['"牌 手 抓"']]],
  ['words by their stems', 'Drew libraries', [['"draw librari"'], ['"draw"', '"librari"']]],
  [
    'quotation marks hold words together, or are meant',
    '"draw a card" 牌',
    [
      ['"draw a card 牌"', `"${mark} draw a card 牌"`, `"draw a ${mark} 牌"`],
      ['"draw a card 牌"'],
      ['"draw a card"', '"牌"'],
    ],
  ],
  [
    'signs are asked for at their places, then none of them',
    '横置：牌',
    [['"横 置 牌"', `"横 ${signWord(':')} 牌"`], ['"横 置 牌"']],
  ],
  ['a digit is a word in letters', '第2', [[`"第 ${tokenWord('2')}"`]]],
  ['signs alone', '，：', [[`"${signWord(',')}"`, `"${signWord(':')}"`]]],
  ['nothing', '  ', []],
])('%s', (_, query, exact) => {
  expect(planQuery(query).exact).toEqual(exact);
});

test.each(['，。', '：「', '，', '“'])('signs alone are a run to look for in the texts: %s', (query) => {
  expect(planQuery(query).whole?.text).toBe(normalizeText(query));
});

test.each(['', ' ', '\u200b'])('where nothing can be seen there is nothing to look for: %j', (query) => {
  expect(planQuery(query).whole).toBeNull();
});

test.each([
  ['no word of letters at an end', '抓牌', []],
  ['a piece of a word before characters', 'fidant的触', [[`"${letterWord('t')} 的 触"`]]],
  ['the beginning of a word, or letters of one', 'aja', [['aja'], [letter('a'), letter('j')]]],
  [
    'the beginning of the last word, and pieces at both ends',
    'dark conf',
    [
      ['"dark"', 'conf'],
      [`"${letterWord('k')} conf"`],
      [`"dark ${letterWord('c')}"`],
      [`"${letterWord('k')} ${letterWord('c')}"`],
    ],
  ],
])('loose: %s', (_, query, loose) => {
  const { begun, cut } = planQuery(query);
  expect([...begun, ...cut]).toEqual(loose);
});

test('a query with symbols is asked for in each of its notations too', () => {
  const { exact, notations } = planQuery('{T}', {}, undefined, ['{横置}']);
  expect(exact.map(([first]) => first)).toEqual(['"t"', '"t"', '"横 置"', '"横 置"']);
  expect(notations.map(({ whole }) => whole?.text)).toEqual(['{横置}']);
});
