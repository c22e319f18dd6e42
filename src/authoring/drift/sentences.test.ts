import { expect, test } from 'vitest';
import { clauseOf, knowledgeOf } from './drift.fixture.ts';
import { countSentences, findSentenceDrift } from './sentences.ts';

test.each([
  ['zh', '抓了八张牌（应为七张。）。', 1],
  ['zh', '第一句。第二句！“第三句。”', 3],
  ['ja', '懲罰となる。それだけか？', 2],
  ['en', 'One, e.g. this. Two (such as that.) and more. “Three.”', 3],
  ['en', 'Without an end', 1],
] as const)('%s: %s', (lang, text, count) => {
  expect(countSentences(text, lang)).toBe(count);
});

test('twice as many and two more are found, a sentence cut in two is not', () => {
  const three = 'It is so. It is not. It may be.';
  expect(findSentenceDrift(clauseOf({ zh: '是这样。', en: three }), knowledgeOf())).toEqual([
    { lang: 'zh', against: ['en'], rule: 'sentence-count', words: ['1'], othersWords: ['3'] },
  ]);
  expect(findSentenceDrift(clauseOf({ zh: '是这样。不是。', en: three }), knowledgeOf())).toEqual([]);
});
