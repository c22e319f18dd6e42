import { describe, expect, it } from 'vitest';
import { labelEvidence, type Place, partEvidence } from './place.ts';

const place = (part: Place['part'], isPartSure: boolean, label?: string): Place => ({
  part,
  isPartSure,
  ...(label === undefined ? {} : { label }),
});

describe('partEvidence', () => {
  it('is evidence and no wall: weaker where a part is a guess', () => {
    const sure = place('definition', true);
    expect(partEvidence(sure, sure)).toBe(1);
    expect(partEvidence(sure, place('remedy', true))).toBe(-4);
    expect(partEvidence(sure, place('remedy', false))).toBe(-1);
    expect(partEvidence(sure, place('definition', false))).toBe(0.6);
  });
});

describe('labelEvidence', () => {
  it('takes letters that are alike as strong evidence, others as weak', () => {
    const a = place('examples', true, 'A');
    expect(labelEvidence(a, place('examples', true, 'a'))).toBe(2);
    expect(labelEvidence(a, place('examples', true, 'B'))).toBe(-1.5);
    expect(labelEvidence(a, place('examples', true))).toBe(-2);
    expect(labelEvidence(place('remedy', true), place('remedy', true))).toBe(0);
  });
});
