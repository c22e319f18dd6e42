import { expect, test } from 'vitest';
import { normalizeText } from '../../text/normalize.ts';
import { planQuery } from './plan.ts';

test.each([
  ['one run', '库顶的', [['"库 顶 的"']]],
  ['several words: as one run, then each', '手牌 洗牌', [['"手 牌 洗 牌"'], ['"手 牌"', '"洗 牌"']]],
  ['a word typed again is one', '手牌 手牌 手牌', [['"手 牌 手 牌 手 牌"'], ['"手 牌"']]],
  ['single characters are one run', '牌 手 抓', [['"牌 手 抓"']]],
  ['words by their stems', 'Drew libraries', [['"draw librari"'], ['"draw"', '"librari"']]],
  [
    'quotation marks hold words together, or are meant',
    '"draw a card" 牌',
    [['"draw a card 牌"'], ['"draw a card"', '"牌"']],
  ],
  ['signs are not asked for', '横置：牌', [['"横 置 牌"']]],
  ['each digit is a word', '第20', [['"第 2 0"']]],
  ['signs alone', '，：', []],
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
  ['the beginning of a word', 'aja', [['aja']]],
  ['the beginning of the last word', 'dark conf', [['"dark"', 'conf']]],
])('begun: %s', (_, query, begun) => {
  expect(planQuery(query).begun).toEqual(begun);
});
