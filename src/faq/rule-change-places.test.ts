import { describe, expect, it } from 'vitest';
import type { RuleChange } from '../schema/validity.ts';
import { groupByOccasion, pathOfTarget } from './rule-change-places.ts';

const change = (id: string, since: string | null, occasion: string): RuleChange => ({
  id,
  since,
  occasion,
  what: { zh: id, ja: id, en: id },
  affects: [],
});

describe('groupByOccasion', () => {
  it('puts the oldest first, keeps one occasion together, and what has no date at the end', () => {
    const groups = groupByOccasion([
      change('a', null, 'Later rules'),
      change('b', '2013-07', 'Magic 2014'),
      change('c', '2010-07', 'Magic 2011'),
      change('d', '2013-07', 'Magic 2014'),
      change('e', null, 'Tournament rules'),
    ]);
    expect(groups.map(({ since, changes }) => [since, changes.map(({ id }) => id)])).toEqual([
      ['2010-07', ['c']],
      ['2013-07', ['b', 'd']],
      [null, ['a', 'e']],
    ]);
  });
});

describe('pathOfTarget', () => {
  it.each([
    ['m10/cards/clone#r1', 'm10/cards/clone/#r1'],
    ['m10/cards/clone', 'm10/cards/clone/'],
    ['m10/rules-changes#combat-7', 'm10/rules-changes/#combat-7'],
    ['m10/rules-changes#combat', 'm10/rules-changes/#combat'],
    ['ipg/2.4#remedy-1', 'ipg/2.4/#remedy-1'],
  ])('%s -> %s', (target, path) => {
    expect(pathOfTarget(target)).toBe(path);
  });
});
