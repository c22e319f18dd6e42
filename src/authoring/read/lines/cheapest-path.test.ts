import { expect, it } from 'vitest';
import { cheapestPath } from './cheapest-path.ts';

/** `0>3=5`: a step from 0 to 3 that costs 5. */
const pathTo3 = (steps: string): string => {
  const all = steps.split(' ').map((step) => step.split(/[>=]/u).map(Number));
  return cheapestPath(3, (node) =>
    all.flatMap(([from, to = 0, cost = 0]) => (from === node ? [{ to, cost }] : [])),
  )
    .map(({ to }) => to)
    .join(' ');
};

it.each([
  ['the cheapest path, even with more steps, and counts negative costs', '0>3=5 0>1=1 1>2=4 2>3=-2', '1 2 3'],
  ['the steps that are listed first if two paths cost the same', '0>2=1 0>1=1 1>3=1 2>3=1', '2 3'],
  ['no dead end', '0>1=0 0>3=9', '3'],
  ['no step if there is no path', '0>1=0', ''],
])('takes %s', (_, steps, path) => {
  expect(pathTo3(steps)).toBe(path);
});
