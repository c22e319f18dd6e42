import { expect, test } from 'vitest';
import { ofVitest, type VitestReport } from './tally.ts';

const report = (tests: readonly string[], fileStatus = 'passed'): VitestReport => ({
  numPassedTests: tests.filter((status) => status === 'passed').length,
  numFailedTests: tests.filter((status) => status === 'failed').length,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: fileStatus, assertionResults: tests.map((status) => ({ status })) }],
});

test.each([
  ['all tests pass', report(['passed', 'passed']), true, 2, 0],
  ['one test fails', report(['passed', 'failed'], 'failed'), false, 1, 1],
  ['a file cannot be loaded', report([], 'failed'), false, 0, 1],
  ['there is not one test', { ...report([]), testResults: [] }, true, 0, 1],
  ['nothing was reported', undefined, false, 0, 1],
  ['something else ended the run', report(['passed']), false, 1, 1],
])('counts a run in which %s', (_case, vitestReport, isOk, passed, failed) => {
  expect(ofVitest(vitestReport, isOk)).toEqual({ passed, failed, skipped: 0 });
});
