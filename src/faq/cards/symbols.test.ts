import { expect, test } from 'vitest';
import { roundPath } from './symbols.ts';

test.each([
  ['M26.95 0.041l-0.358 7z', 'M26.9 0l-0.4 7z'],
  // The sign or the point that parts two numbers goes, so a space comes.
  ['c0.5-0.02 1-0.04', 'c0.5 0 1 0'],
  ['l.25.25 1.97', 'l0.3 0.3 2'],
  ['M10 20H4z', 'M10 20H4z'],
])('%s -> %s', (path, rounded) => {
  expect(roundPath(path)).toBe(rounded);
});
