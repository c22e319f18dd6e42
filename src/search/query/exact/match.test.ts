import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Passage } from '../../text/record.ts';
import { matchPassages } from './match.ts';
import { planQuery } from './plan.ts';

const passage = (text: string): Passage => ({ text, lang: 'zh' });

test.each([
  ['as typed', '牌手抓了四张牌。', '抓了', 'literal', ['抓了']],
  ['in another width', '牌手抓了４张牌。', '抓了4', 'literal', ['抓了４']],
  ['another form', 'She drew a card.', 'draws', 'phrase', ['drew']],
  ['other signs', '+1/+1指示物', '1/1', 'phrase', ['1/+1']],
  ['pieces of words', '黑暗亲信/Dark Confidant的触发', 'fidant的触', 'piece', ['fidant的触']],
  ['letters with a blank between them', '史芬克斯／Sphinx of Jwar Isle', 'war I', 'phrase', ['war I']],
  ['a sign alone', '抓，牌。', '，', 'literal', ['，']],
  ['words in any order', '洗牌，然后看手牌。', '手牌 洗牌', 'words', ['洗牌', '手牌']],
])('a match: %s', (_, text, query, closeness, marked) => {
  const match = matchPassages([passage(text)], planQuery(query));
  expect(match?.closeness).toBe(closeness);
  expect(match?.ranges.map(([start, end]) => text.slice(start, end))).toEqual(marked);
});

test('the passage that matches best is chosen', () => {
  const passages = ['draw', 'draws'].map(passage);
  expect(matchPassages(passages, planQuery('draws'))?.passage.text).toBe('draws');
});

test('the words of a query may be in different passages of one record', () => {
  const match = matchPassages(['手牌数量', '洗牌'].map(passage), planQuery('手牌 洗牌'));
  expect(match?.closeness).toBe('words');
});

test.each([
  ['抓牌', '弃牌'],
  ['抓牌 弃牌', '抓牌'],
  ['，', '抓。牌'],
])('%s is not in %s', (query, text) => {
  expect(matchPassages([passage(text)], planQuery(query))).toBeNull();
});

test('every run of a text is found in it, unless it is blank or has quotation marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
      const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
      const from = a % characters.length;
      const query = characters.slice(from, from + 1 + (b % 8)).join('');
      const plan = planQuery(query);
      fc.pre(plan.whole !== null && !/["“”„]/u.test(query));
      expect(matchPassages([passage(text)], plan)?.closeness).toMatch(/literal|phrase|piece/u);
    }),
  );
});
