import { describe, expect, it, test } from 'vitest';
import type { RuleChange } from '../schema/validity.ts';
import { groupByOccasion, occasionIn } from './rule-changes.ts';

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

test.each([
  ['zh', { text: '多明纳里亚', tag: 'zh-Hans' }],
  // Nobody is sure of the name in this language: the English one, marked as English.
  ['ja', { text: 'Dominaria', tag: 'en' }],
  ['en', { text: 'Dominaria', tag: 'en' }],
] as const)('the occasion of a change in %s', (lang, expected) => {
  const named = { occasion: 'Dominaria', occasionNames: { zh: '多明纳里亚' } };
  expect(occasionIn(lang, named)).toEqual(expected);
});
