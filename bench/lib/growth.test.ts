import { expect, test } from 'vitest';
import { growthExponent } from './growth.ts';

test.each([
  [1, 1],
  [2, 2],
  [0.5, 0.5],
])('what grows with the power of %d has that exponent', (power, wanted) => {
  const points = [10, 100, 1000].map((size) => [size, 3 * size ** power] as const);
  expect(growthExponent(points)).toBeCloseTo(wanted);
});
