import { expect, test } from 'vitest';
import { ofVitest } from './tally.ts';

const report = (numPassedTests: number, numFailedTests = 0) => ({
  ...{ numPassedTests, numFailedTests },
  ...{ numPendingTests: 0, numTodoTests: 0 },
});

test.each([
  ['all tests pass', report(2), true, 2, 0],
  ['one test fails', report(1, 1), false, 1, 1],
  ['a file cannot be loaded', report(0), false, 0, 1],
  ['there is no test', report(0), true, 0, 1],
  ['nothing was reported', undefined, false, 0, 1],
  ['something else ended the run', report(1), false, 1, 1],
])('counts a run in which %s', (_case, vitestReport, isOk, passed, failed) => {
  expect(ofVitest(vitestReport, isOk)).toEqual({ passed, failed, skipped: 0 });
});
