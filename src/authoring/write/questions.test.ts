import { expect, it } from 'vitest';
import { findQuestions } from './questions.ts';

it('finds the comments that begin with a question mark', () => {
  const yaml =
    '# ?\na: 1 # ? which?\nb:\n  - { c: 2 } #? 0.4\n  # a comment\nd: |\n  # ? no\n  one\ne: 1 # ? two';
  expect(findQuestions(yaml)).toEqual([
    { line: 1, what: '' },
    { line: 2, what: 'which?' },
    { line: 4, what: '0.4' },
    { line: 9, what: 'two' },
  ]);
});

it('ignores text that looks like a question', () => {
  expect(findQuestions('a: "# ? x"\nb: |\n  # ? y\n  x\nc: x# ?\nd: >-\n  # ?\n')).toEqual([]);
});
