import { expect, test } from 'vitest';
import { explainDiskError } from './disk-error.ts';

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), /disk is full/u],
  [Object.assign(new Error('open'), { code: 'EROFS' }), /only be read/u],
  ["EACCES: permission denied, mkdir 'dist'", /may not be written/u],
])('%s is said in words', (problem, wanted) => {
  expect(explainDiskError(problem)).toMatch(wanted);
});

test.each([
  new Error('a bug'),
  Object.assign(new Error('gone'), { code: 'ENOENT' }),
  'ERR_MODULE',
  undefined,
])('%s is no fault of the disk', (problem) => {
  expect(explainDiskError(problem)).toBeUndefined();
});
