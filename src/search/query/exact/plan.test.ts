import { expect, test } from 'vitest';
import { planQuery } from './plan.ts';

test.each([
  ['several words: as one run, then each', '手牌 洗牌', [['"手 牌 洗 牌"'], ['"手 牌"', '"洗 牌"']]],
  ['a word typed again is one', '手牌 手牌 手牌', [['"手 牌 手 牌 手 牌"'], ['"手 牌"']]],
  ['single characters are one run', '牌 手 抓', [['"牌 手 抓"']]],
  [
    'quotation marks hold words together, or are meant',
    '"draw a card" 牌',
    [['"draw a card 牌"'], ['"draw a card"', '"牌"']],
  ],
  ['signs alone', '，：', []],
])('%s', (_, query, exact) => {
  expect(planQuery(query).exact).toEqual(exact);
});

test.each(['', ' ', '\u200b'])('where nothing can be seen there is nothing to look for: %j', (query) => {
  expect(planQuery(query).whole).toBeNull();
});

test.each([
  ['no word of letters at an end', '抓牌', []],
  ['the beginning of a word', 'aja', [['aja']]],
  ['the beginning of the last word', 'dark conf', [['"dark"', 'conf']]],
])('by prefix: %s', (_, query, byPrefix) => {
  expect(planQuery(query).byPrefix).toEqual(byPrefix);
});
