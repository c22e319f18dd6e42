import { expect, test } from 'vitest';
import { fromRuns, toRuns } from './runs.ts';

test.each([
  ['penalty', 'penalty'],
  ['definition-1 definition-2 example-a example-b examples', 'definition-2 example-b examples'],
  ['remedy-1 remedy-4 remedy-5 remedy-7', 'remedy-1 remedy-4-5 remedy-7-7'],
  ['remedy-2 remedy-1', 'remedy-2-2 remedy-1'],
  ['example-a example-z example-aa example-ab', 'example-a example-z-z example-aa-ab'],
  [Array.from({ length: 12 }, (_, at) => `text-${at + 1}`).join(' '), 'text-12'],
])('%s is %s, and back', (ids, runs) => {
  expect(toRuns(ids.split(' '))).toBe(runs);
  expect(fromRuns(runs)).toEqual(ids.split(' '));
});
