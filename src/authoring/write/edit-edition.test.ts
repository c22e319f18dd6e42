import { expect, it } from 'vitest';
import { withNewSlugs, withQuestions } from './edit-edition.ts';

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

it('asks above the row of the name, the ruling of the right card, and nothing twice', () => {
  const asked = withQuestions(text, questions);
  expect(asked).toBe(
    text
      .replace('section-a-1 bullet', '? which?\nsection-a-1 bullet')
      .replace(/r1(?= .*乙)/u, '? and why?\nr1'),
  );
  expect(withQuestions(asked, questions)).toBe(asked);
});

it('gives cards other slugs', () => {
  const written = withNewSlugs(text, new Map([['card-1', 'star-guard']]));
  expect(written).toBe(text.replace('card card-1      ', 'card star-guard  '));
  expect(withNewSlugs(text, new Map())).toBe(text);
});
