import { describe, expect, it } from 'vitest';
import { findLatinWords, looksNamed } from './names.ts';

describe('findLatinWords', () => {
  it('finds what a text prints in Latin letters, without case and short words', () => {
    expect([...findLatinWords('结算了黑暗亲信/Dark Confidant的X触发')]).toEqual(['dark', 'confidant']);
    expect([...findLatinWords('Sorin’s Vengeance')]).toEqual(['sorin', 'vengeance']);
  });
});

describe('looksNamed', () => {
  it.each([
    ['zh', '结算了黑暗亲信/Dark Confidant的触发', true],
    ['zh', '牌手的手牌数量比其应有的数量多', false],
    ['ja', '《闇の腹心》の誘発型能力を解決して', true],
    ['en', 'A player resolves a Dark Confidant trigger', true],
    ['en', 'handled as a Game Rule Violation by the Head Judge', false],
  ] as const)('%s: %s', (lang, text, isNamed) => {
    expect(looksNamed(text, lang)).toBe(isNamed);
  });
});
