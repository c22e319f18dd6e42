import { expect, test } from 'vitest';
import { planQuery } from './plan.ts';

test.each([
  [
    'several words: first as one run, then word by word',
    '手牌 洗牌',
    [['"手 牌 洗 牌"'], ['"手 牌"', '"洗 牌"']],
  ],
  ['a repeated word is asked for once', '手牌 手牌 手牌', [['"手 牌 手 牌 手 牌"'], ['"手 牌"']]],
  ['single characters are one run', '牌 手 抓', [['"牌 手 抓"']]],
  [
    'words in quotation marks are one word',
    '"draw a card" 牌',
    [['"draw a card 牌"'], ['"draw a card"', '"牌"']],
  ],
  ['none for signs alone', '，：', []],
])('exact questions: %s', (_, query, exact) => {
  expect(planQuery(query).exact).toEqual(exact);
});

test.each(['', ' ', '\u200b'])('an invisible query has no words: %j', (query) => {
  expect(planQuery(query).whole).toBeNull();
});

test.each([
  ['nothing, if the query neither begins nor ends with a word of letters', '抓牌', []],
  ['the beginning of a word', 'aja', [['aja']]],
  ['the beginning of the last word', 'dark conf', [['"dark"', 'conf']]],
])('by prefix: %s', (_, query, byPrefix) => {
  expect(planQuery(query).byPrefix).toEqual(byPrefix);
});
