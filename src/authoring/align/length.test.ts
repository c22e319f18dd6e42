import { describe, expect, it } from 'vitest';
import { englishLength, lengthEvidence } from './length.ts';

describe('lengthEvidence', () => {
  it('speaks for lengths that fit, whichever comes first, and against others', () => {
    expect(lengthEvidence(200, 210)).toBeGreaterThan(0.5);
    expect(lengthEvidence(210, 200)).toBeCloseTo(lengthEvidence(200, 210), 0);
    expect(lengthEvidence(200, 90)).toBeLessThan(0);
    expect(lengthEvidence(200, 20)).toBeLessThan(-3);
    expect(lengthEvidence(0, 20)).toBe(-6);
  });

  it('is milder with short texts', () => {
    expect(lengthEvidence(20, 35)).toBeGreaterThan(lengthEvidence(200, 350));
  });
});

describe('englishLength', () => {
  it('counts a Chinese character for 3.2 letters, a Japanese one for 2.2', () => {
    expect(englishLength('抓四张牌', 'zh')).toBeCloseTo(12.8);
    expect(englishLength('4枚引く', 'ja')).toBeCloseTo(7.6);
    expect(englishLength('a  card', 'en')).toBe(6);
  });
});
