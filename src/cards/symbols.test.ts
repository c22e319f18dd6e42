import { describe, expect, it } from 'vitest';
import { roundPath } from './symbols.ts';

describe('roundPath', () => {
  it.each([
    ['M26.95 0.041l-0.358 7z', 'M27 0l-.4 7z'],
    ['c0.952-1.061 3.038-3.2', 'c1-1.1 3-3.2'],
    // What parts two numbers stays, though the sign goes.
    ['c0.5-0.02 1-0.04', 'c.5 0 1 0'],
    ['l.25.25 1.97.4.97.97', 'l.3 .3 2 .4 1 1'],
    ['M10 20H4z', 'M10 20H4z'],
  ])('%s -> %s', (path, rounded) => {
    expect(roundPath(path)).toBe(rounded);
  });
});
