import { expect, it } from 'vitest';
import { withQuestions } from './edit-marked-text.ts';

const text = `---
kind: set-faq
---
section section-a    | 闪耀
# A word of ours.
section-a-1 bullet   | ⟨*⟩ 甲

> section-a-1        | 乙
card card-1          | 仿生妖
r1                   | ⟨*⟩ 甲
card clone           | 仿生妖
? is it so?
r1                   | ⟨*⟩ 乙
`;

const questions = new Map([
  ['clone r1', ['is it so?', 'and why?']],
  ['section-a-1', ['which?']],
]);

it('adds a question only once, above the first row with its name; for a ruling, in the right card', () => {
  const asked = withQuestions(text, questions);
  expect(asked).toBe(
    text
      .replace('section-a-1 bullet', '? which?\nsection-a-1 bullet')
      .replace(/r1(?= .*乙)/u, '? and why?\nr1'),
  );
  expect(withQuestions(asked, questions)).toBe(asked);
});
