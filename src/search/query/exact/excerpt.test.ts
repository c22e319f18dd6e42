import { expect, test } from 'vitest';
import { beginning, excerptOf, markedText } from '../../text/excerpt.ts';
import { matchPassages } from './match.ts';
import { planQuery } from './plan.ts';

const excerpt = (text: string, query: string) => {
  const match = matchPassages([{ text, lang: 'zh' }], planQuery(query));
  return match
    ? excerptOf(match.passage.text, match.ranges)
        .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
        .join('')
    : null;
};

test.each([
  ['the sentence', '先抓牌。然后洗牌，再弃牌。最后结束。', '洗牌', '然后[洗牌]，再弃牌。'],
  ['a match across two sentences', '先抓牌。然后洗牌。', '牌。然后', '先抓[牌。然后]洗牌。'],
  [
    'a sentence with a full stop in a number',
    'See rule 2.3 first. Then draw.',
    'rule',
    'See [rule] 2.3 first.',
  ],
  ['the sentence that has both words', '先抓牌。然后抓牌并洗牌。', '抓牌 洗牌', '然后[抓牌]并[洗牌]。'],
  ['every match in it', '抓牌后再抓牌。', '抓牌', '[抓牌]后再[抓牌]。'],
  ['only the line with the match', '例：\n其一\n其二', '其一', '[其一]'],
  ['a match that contains spaces', '牌 手 抓了牌。', '牌手抓', '[牌 手 抓]了牌。'],
])('shows %s', (_, text, query, shown) => {
  expect(excerpt(text, query)).toBe(shown);
});

test('a long sentence is cut on both sides of the match, never in a word', () => {
  const text = `${'before this there are words '.repeat(20)}needle ${'and after it more '.repeat(20)}`;
  const shown = excerpt(text, 'needle') ?? '';
  expect(shown.length).toBeLessThan(175);
  expect(shown).toMatch(
    /^…(?:before|this|there|are|words| )[\s\S]*\[needle\][\s\S]*(?:and|after|it|more| )…$/u,
  );
});

test('a match longer than the space for it stays whole', () => {
  const long = '牌'.repeat(100);
  expect(excerpt(`先${long}后。`, long)).toBe(`…[${long}]…`);
});

test('a title is shown whole; the beginning of a text is its first sentence', () => {
  const pieces = markedText('安全出路。再来！', [[0, 3]]).map(({ text, isMatch }) =>
    isMatch ? `[${text}]` : text,
  );
  expect(pieces.join('')).toBe('[安全出]路。再来！');
  expect(beginning('先抓牌。然后洗牌。')).toBe('先抓牌。');
});
