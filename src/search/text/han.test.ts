import { expect, test } from 'vitest';
import { keepHan, toHanFolding } from './han.ts';

const fold = toHanFolding(['額變異', '额变异']);

test.each([
  ['變身異能', '变身异能'],
  ['额外看牌', '额外看牌'],
  ['変異', '変异'],
  ['', ''],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('with nothing in the table nothing changes', () => {
  expect(toHanFolding(['', ''])).toBe(keepHan);
});
