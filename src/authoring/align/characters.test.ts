import { describe, expect, it } from 'vitest';
import { findHanCharacters } from './characters.ts';

describe('findHanCharacters', () => {
  it('sees one character in its Chinese and its Japanese shape', () => {
    const shared = [...findHanCharacters('违规发生后公开区域')].filter((one) =>
      findHanCharacters('違反の発生した公開領域').has(one),
    );
    expect(shared.join('')).toBe('违发生公开域');
  });

  it('leaves numerals and the commonest characters out', () => {
    expect(findHanCharacters('三人的牌').size).toBe(0);
  });
});
