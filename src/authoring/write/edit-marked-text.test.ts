import { expect, it } from 'vitest';
import { withNewNames, withQuestions } from './edit-marked-text.ts';

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

it('gives sections, notes, cards and rulings other names, each where it stands', () => {
  const renamed = new Map([
    ['zen/notes/#section-a', 'zen/notes/#shining'],
    ['zen/notes/#section-a-1', 'zen/notes/#shining-1'],
    ['zen/cards/card-1/', 'zen/cards/star-guard/'],
    ['zen/cards/clone/#r1', 'zen/cards/clone/#r2'],
  ]);
  expect(withNewNames(text.replace('section section-a', 'chapter notes notes\n$&'), 'zen', renamed)).toBe(`---
kind: set-faq
---
chapter notes notes
section shining      | 闪耀
# A word of ours.
shining-1 bullet     | ⟨*⟩ 甲

> shining-1          | 乙
card star-guard      | 仿生妖
r1                   | ⟨*⟩ 甲
card clone           | 仿生妖
? is it so?
r2                   | ⟨*⟩ 乙
`);
});
