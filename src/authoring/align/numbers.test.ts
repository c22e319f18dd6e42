import { describe, expect, it } from 'vitest';
import { findNumbers } from './numbers.ts';

describe('findNumbers', () => {
  it.each([
    ['en', 'draws four cards and then a card', [4]],
    ['en', 'twenty-four hours, a four-card hand, fifteen minutes', [24, 4, 15]],
    ['en', 'once, one, none', []],
    ['zh', '先抓了十五张牌', [15]],
    ['zh', '一百二十张牌与两位牌手', [120, 2]],
    ['zh', '万智牌的一张牌', []],
    ['ja', '４枚のカードを引き、2枚捨てる', [4, 2]],
    ['ja', '第1ターン', []],
  ] as const)('%s: %s', (lang, text, numbers) => {
    expect([...findNumbers(text, lang)].sort()).toEqual([...numbers].sort());
  });
});
