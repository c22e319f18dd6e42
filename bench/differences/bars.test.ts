import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { measureDifferences } from './report.ts';

// The bars of the rules of differences. `npm run bench:differences` prints everything.

test('of the changes nine in ten are found, and nothing is found where nothing differs', () => {
  const { trials, falseDifferences } = measureDifferences(root);
  expect(trials.filter(({ isFound }) => isFound).length / trials.length).toBeGreaterThanOrEqual(0.9);
  expect(falseDifferences).toEqual([]);
});
