import { describe, expect, it } from 'vitest';
import { occasionIn } from './occasion.ts';

describe('occasionIn', () => {
  const named = { occasion: 'Dominaria', occasionNames: { zh: '多明纳里亚' } };
  it.each([
    ['zh', { text: '多明纳里亚', tag: 'zh-Hans' }],
    // Nobody is sure of the name in this language: the English one, marked as English.
    ['ja', { text: 'Dominaria', tag: 'en' }],
    ['en', { text: 'Dominaria', tag: 'en' }],
  ] as const)('%s', (lang, expected) => {
    expect(occasionIn(lang, named)).toEqual(expected);
  });
});
