import { describe, expect, it } from 'vitest';
import { checkQuestions, findQuestions } from './questions.ts';

describe('questions in YAML', () => {
  it('are comments that begin with a question mark, wherever they stand', () => {
    const yaml = [
      '# ?',
      'a: 1 # ? which?',
      '#? 0.41',
      'b:',
      '  - { c: 2 } # ?',
      '  # looked at by two',
      'd: x # is it?',
    ].join('\n');
    expect(findQuestions(yaml)).toEqual([
      { line: 1, what: '' },
      { line: 2, what: 'which?' },
      { line: 3, what: '0.41' },
      { line: 5, what: '' },
    ]);
  });

  it('are not text that looks like one', () => {
    expect(findQuestions('a: "# ? x"\nb: |\n  # ? y\n  x\nc: x# ?\nd: >-\n  # ?\n')).toEqual([]);
  });

  it('count lines over texts of several lines', () => {
    expect(findQuestions('a: |\n  one\n  two\n\nb: "x\n  y"\nc: 1 # ?')).toEqual([{ line: 7, what: '' }]);
  });

  it('stop the build where they stand', () => {
    expect(checkQuestions('a: 1 # ? which?', 'content/decisions/ipg/9.1.yml')).toEqual([
      expect.objectContaining({
        code: 'decisions/question',
        severity: 'error',
        file: 'content/decisions/ipg/9.1.yml',
        line: 1,
        message: 'Nobody has answered this yet: which?',
      }),
    ]);
  });
});
