import { describe, expect, it } from 'vitest';
import { cheapestPath, type Step } from './cheapest-path.ts';

const pathIn = (
  end: number,
  steps: Readonly<Record<number, readonly (readonly [number, number])[]>>,
): string =>
  cheapestPath(end, (node) => (steps[node] ?? []).map(([to, cost]): Step => ({ to, cost })))
    .map(({ to }) => to)
    .join(' ');

describe('cheapestPath', () => {
  it('takes the cheapest path, not the fewest steps; negative costs count', () => {
    expect(
      pathIn(3, {
        0: [
          [3, 5],
          [1, 1],
        ],
        1: [[2, 4]],
        2: [[3, -2]],
      }),
    ).toBe('1 2 3');
  });

  it('takes the steps that are listed first if two paths cost the same, and avoids dead ends', () => {
    const rest = { 1: [[3, 1]], 2: [[3, 1]] } as const;
    expect(
      pathIn(3, {
        0: [
          [2, 1],
          [1, 1],
        ],
        ...rest,
      }),
    ).toBe('2 3');
    expect(
      pathIn(3, {
        0: [
          [1, 0],
          [3, 9],
        ],
      }),
    ).toBe('3');
    expect(pathIn(3, { 0: [[1, 0]] })).toBe('');
  });
});
