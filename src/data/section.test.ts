import { describe, expect, it } from 'vitest';
import type { SourceSpan } from '../schema/source.ts';
import { hullOf } from './section.ts';

const file = 'a.txt';

describe('the stretch of several spans', () => {
  it.each<[how: string, spans: SourceSpan[], hull: SourceSpan]>([
    [
      'from the first line to the last',
      [
        { file, lines: [47, 47] },
        { file, lines: [50, 52] },
      ],
      { file, lines: [47, 52] },
    ],
    [
      'with columns where all share a line',
      [
        { file, lines: [4, 4], columns: [1, 9] },
        { file, lines: [4, 4], columns: [20, 30] },
      ],
      { file, lines: [4, 4], columns: [1, 30] },
    ],
    [
      'without columns where they do not',
      [
        { file, lines: [4, 4], columns: [1, 9] },
        { file, lines: [5, 5] },
      ],
      { file, lines: [4, 5] },
    ],
  ])('goes %s', (_, spans, hull) => {
    expect(hullOf(spans)).toEqual(hull);
  });
});
