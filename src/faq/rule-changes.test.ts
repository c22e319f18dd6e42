import { describe, expect, it, test } from 'vitest';
import type { RuleChange } from '../schema/validity.ts';
import { groupByOccasion, occasionIn, pathOfTarget } from './rule-changes.ts';

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
    expect(groups.map((changes) => changes.map(({ id }) => id))).toEqual([['c'], ['b', 'd'], ['a', 'e']]);
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

test.each([
  ['zh', { text: '多明纳里亚', tag: 'zh-Hans' }],
  // Nobody is sure of the name in this language: the English one, marked as English.
  ['ja', { text: 'Dominaria', tag: 'en' }],
  ['en', { text: 'Dominaria', tag: 'en' }],
] as const)('the occasion of a change in %s', (lang, expected) => {
  const named = { occasion: 'Dominaria', occasionNames: { zh: '多明纳里亚' } };
  expect(occasionIn(lang, named)).toEqual(expected);
});
