import { expect, it } from 'vitest';
import type { Placement } from '../align/evidence.ts';
import { createClauseIds, labelOf, partOf } from './number.ts';
import type { Row } from './rows.ts';

/** `label` is the letter that is printed before the example. */
const example = (label?: string): Placement => ({
  ...{ part: 'examples', isPartSure: true, ...(label === undefined ? {} : { label }) },
});

it('gives an example its printed letter; a free one if it has none, or if the letter is taken', () => {
  const rows: readonly Row['places'][] = [
    { zh: [example('A')], en: [example('A')] },
    { zh: [example()] },
    { zh: [example('B')] },
    { en: [example('B')] },
  ];
  const ids = createClauseIds([], rows);
  expect(rows.map((places) => ids.clause(partOf(places), places))).toEqual([
    ...['example-a', 'example-c', 'example-b', 'example-d'],
  ]);
  expect(rows.map(labelOf)).toEqual(['A', undefined, 'B', 'B']);
});

it('prefers the part of a heading to guessed parts', () => {
  const guess: Placement = { part: 'remedy', isPartSure: false };
  expect(partOf({ zh: [guess], ja: [guess], en: [{ part: 'philosophy', isPartSure: true }] })).toBe(
    'philosophy',
  );
});
