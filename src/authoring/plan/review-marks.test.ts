import { describe, expect, it } from 'vitest';
import { checkReviewMarks, findReviewMarks } from './review-marks.ts';

describe('review marks', () => {
  it('are comments whose first word is review, wherever they stand', () => {
    const yaml = [
      '# review',
      'a: 1 # review: which?',
      '#Review, 0.41',
      'b:',
      '  - { c: 2 } # review',
      '  # reviewed by two',
      'd: x # to review',
    ].join('\n');
    expect(findReviewMarks(yaml)).toEqual([
      { line: 1, what: '' },
      { line: 2, what: 'which?' },
      { line: 3, what: '0.41' },
      { line: 5, what: '' },
    ]);
  });

  it('are not text that looks like one', () => {
    expect(
      findReviewMarks('a: "# review"\nb: |\n  # review\n  x\nc: x# review\nd: >-\n  # review\n'),
    ).toEqual([]);
  });

  it('count lines over texts of several lines', () => {
    expect(findReviewMarks('a: |\n  one\n  two\n\nb: "x\n  y"\nc: 1 # review')).toEqual([
      { line: 7, what: '' },
    ]);
  });

  it('stop the build where they stand', () => {
    expect(checkReviewMarks('a: 1 # review: which?', 'content/registry/ipg/9.1.yml')).toEqual([
      expect.objectContaining({
        code: 'registry/to-review',
        severity: 'error',
        file: 'content/registry/ipg/9.1.yml',
        line: 1,
        message: 'Nobody has looked at this yet: which?',
      }),
    ]);
  });
});
