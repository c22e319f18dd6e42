import { describe, expect, it } from 'vitest';
import { labelEvidence, type Place, partEvidence, partsIfLost } from './place.ts';

const place = (part: Place['part'], isPartSure: boolean, label?: string): Place => ({
  part,
  isPartSure,
  ...(label === undefined ? {} : { label }),
});

describe('partEvidence', () => {
  const sure = place('definition', true);

  it('keeps clauses under different headings apart, and is weaker where a part is a guess', () => {
    expect(partEvidence(sure, sure)).toBe(1);
    expect(partEvidence(sure, place('remedy', true))).toBe(-6);
    expect(partEvidence(sure, place('remedy', false))).toBe(-1);
    expect(partEvidence(sure, place('definition', false))).toBe(0.6);
  });

  it('is weaker where a heading may be lost, above all where the wording says so', () => {
    const under = (likely: readonly Place['part'][]): Place => ({
      ...place('philosophy', true),
      ifLost: { likely, all: ['remedy'] },
    });
    expect(partEvidence(under([]), place('remedy', true))).toBe(-4);
    expect(partEvidence(place('remedy', true), under(['remedy']))).toBe(-2);
    expect(partEvidence(under(['remedy']), place('upgrade', true))).toBe(-6);
  });
});

describe('partsIfLost', () => {
  it('has the parts up to the next printed one; an upgrade only if the wording raises the penalty', () => {
    expect(partsIfLost('definition', new Set(['definition', 'philosophy']), new Set()).all).toEqual([
      'examples',
    ]);
    expect(partsIfLost('philosophy', new Set(['philosophy']), new Set(['remedy']))).toEqual({
      likely: ['remedy'],
      all: ['remedy'],
    });
    expect(partsIfLost('remedy', new Set(['remedy']), new Set(['upgrade'])).all).toEqual(['upgrade']);
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

  it('makes little of letters where an edition has lettered its examples anew', () => {
    const of = (label: string, lettersInARow?: number): Place => ({
      ...place('examples', true, label),
      ...(lettersInARow === undefined ? {} : { lettersInARow }),
    });
    expect(labelEvidence(of('B', 3), of('B', 4))).toBe(0.8);
    expect(labelEvidence(of('B', 3), of('C', 4))).toBe(-0.3);
    expect(labelEvidence(of('B', 4), of('C', 4))).toBe(-1.5);
    expect(labelEvidence(of('B'), of('B', 4))).toBe(2);
  });
});
