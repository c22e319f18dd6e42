import { describe, expect, it } from 'vitest';
import { findQuestions } from './questions.ts';

describe('questions in YAML', () => {
  it('are comments that begin with a question mark, wherever they stand', () => {
    const yaml = [
      '# ?',
      'a: 1 # ? which?',
      '#? 0.41',
      'b:',
      '  - { c: 2 } # ?',
      '  # looked at by two',
      'd: |\n  # ? no\n  one',
      'e: 1 # ? two',
    ].join('\n');
    expect(findQuestions(yaml)).toEqual([
      { line: 1, what: '' },
      { line: 2, what: 'which?' },
      { line: 3, what: '0.41' },
      { line: 5, what: '' },
      { line: 10, what: 'two' },
    ]);
  });

  it('are not text that looks like one', () => {
    expect(findQuestions('a: "# ? x"\nb: |\n  # ? y\n  x\nc: x# ?\nd: >-\n  # ?\n')).toEqual([]);
  });
});
