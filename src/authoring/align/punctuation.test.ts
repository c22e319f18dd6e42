import { describe, expect, it } from 'vitest';
import { addMarks, countMarks, marksEvidence } from './punctuation.ts';

describe('marksEvidence', () => {
  it('speaks for texts that both have brackets or questions', () => {
    const marks = countMarks('只有一张(手牌)', 1);
    expect(marksEvidence(marks, countMarks('only one (in hand)', 1))).toBeGreaterThan(0.5);
    expect(marksEvidence(marks, countMarks('only one in hand', 1))).toBeLessThan(0);
  });

  it('speaks against a number of sentences far off', () => {
    const one = countMarks('a', 1);
    expect(marksEvidence(one, countMarks('b', 5))).toBeLessThan(-0.5);
    expect(marksEvidence(one, one)).toBeGreaterThan(0);
  });
});

describe('addMarks', () => {
  it('adds what is counted', () => {
    expect(addMarks(countMarks('(a)?', 1), countMarks('“b”', 2))).toEqual({
      quotes: 1,
      brackets: 1,
      questions: 1,
      sentences: 3,
      items: 0,
    });
  });
});
