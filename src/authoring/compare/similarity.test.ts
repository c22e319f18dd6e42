import { describe, expect, it } from 'vitest';
import { diffWording, similarity } from './similarity.ts';

const a = 'A player puts a cup of tea on the table.';
const b = 'The cup is moved away before play goes on.';

describe('the similarity of two texts', () => {
  it.each([
    ['the same but for case, width and punctuation', 'A cup, of ＴＥＡ!', 'a cup of tea', 1, 1],
    ['one word changed', a, a.replace('tea', 'water'), 0.7, 0.95],
    ['unrelated texts', a, b, 0, 0.4],
    ['unrelated Chinese texts', '牌手将饮料放在桌上。', '裁判应记录牌的数量。', 0, 0.3],
    ['an empty text and another one', '', a, 0, 0],
  ])('%s', (_name, left, right, least, most) => {
    expect(similarity(left, right)).toBeGreaterThanOrEqual(least);
    expect(similarity(left, right)).toBeLessThanOrEqual(most);
  });
});

describe('the changed words of a text', () => {
  it.each([
    ['draws two cards', 'draws three cards', ['two'], ['three']],
    ['牌手抓两张牌。', '牌手抓三张牌，然后洗牌。', ['两张'], ['三张牌，然后洗牌']],
    ['the same', 'the same', [], []],
  ])('%s -> %s', (before, after, removed, added) => {
    expect(diffWording(before, after)).toEqual({ removed, added });
  });
});
