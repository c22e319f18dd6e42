import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each([
  { text: '如果包含问题的牌叠已不复存在,则无需适用修正。', words: '如果包含问题的牌叠已不复存在…' },
  { text: '警告', words: '警告' },
  { text: 'この、追加措置のこの部分は、得られた', words: 'この、追加措置のこの部分は…' },
  {
    text: 'If the set of cards that contained the problem no longer exists, there is none.',
    words: 'If the set of cards that contained the…',
  },
  { text: 'What the text of IPG 2.3 says: nothing', words: 'What the text of IPG 2.3 says…' },
  { text: 'One line\n\nAnother', words: 'One line' },
  { text: '| Thing | Place |\n| Tea | under |', words: 'Thing · Place' },
])('the first words of $text are $words', ({ text, words }) => {
  expect(firstWords(text, 20)).toBe(words);
});
