import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctWords } from '../query/intent/second-look.ts';
import { countEdits, isMistyped } from './typo.ts';

test.each([
  ['confident', 'confidant', true],
  ['libary', 'library', true],
  ['raw', 'draw', false],
  ['card', 'cart', true],
  ['cat', 'car', false],
  ['m10', 'm11', false],
])('%s can be %s, mistyped: %s', (typed, meant, expected) => {
  expect(isMistyped(typed, meant)).toBe(expected);
});

test('the count of edits is symmetric, 1 for one change, and exact up to the limit', () => {
  const words = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 9 });
  fc.assert(
    fc.property(words, words, fc.nat(3), (a, b, limit) => {
      expect(countEdits(a, b)).toBe(countEdits(b, a));
      expect([countEdits(a, a), countEdits(a, `${a}x`)]).toEqual([0, 1]);
      expect(Math.min(countEdits(a, b, limit), limit + 1)).toBe(Math.min(countEdits(a, b), limit + 1));
    }),
  );
});

test.each([
  ['Draw Library', 'draw library'],
  ['draw libary xyzzy', 'draw library xyzzy'],
  ['多抽 libary 上面的牌', '多抽library上面的牌'],
  ['what about a libary', 'what about a library'],
  ['librar sell', 'library sell'],
])('%s is meant as %s', (query, meant) => {
  expect(correctWords(query, new Set(['draw', 'liberty', 'library', 'abort', 'whet', 'spell']))).toBe(meant);
});
