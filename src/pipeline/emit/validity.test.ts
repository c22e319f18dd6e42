import { describe, expect, it } from 'vitest';
import type { PolicyChange } from '../../schema/policy.ts';
import type { RuleChange } from '../../schema/validity.ts';
import { expandTarget } from '../../schema/validity.ts';
import { createValidity } from './validity.ts';

const words = { zh: '改了', ja: '変わった', en: 'changed' };
const change = (id: string, ...affects: RuleChange['affects']): RuleChange => ({
  id,
  since: '2024-11',
  occasion: 'Foundations',
  what: words,
  affects,
});

const changes = [
  change('order', { target: 'm10/rules-changes/#combat-11', state: 'changed', note: words }),
  change('wording', { target: 'm10/rules-changes/#combat', state: 'still-true' }),
  change('target', { target: 'm10/cards/clone/#r1', state: 'partly' }),
  change('also', { target: 'm10/cards/clone/#r1', state: 'still-true' }),
  change('rule', { target: 'ipg/9.1/#remedy-1', state: 'partly' }),
  change('card', { target: 'm10/cards/overrun/', state: 'partly', note: words }),
];
const doubts = ['m10/cards/clone/#r1', 'm10/cards/clone/#r3'].map((target) => ({
  target,
  reads: 'a',
  sense: 'b',
  reason: words,
}));
const policyChanges: PolicyChange[] = [
  {
    id: 'guide',
    since: null,
    occasion: words,
    what: words,
    affects: [
      { target: 'ipg/9.1/#remedy-1', state: 'changed' },
      { target: 'ipg/9.1/#remedy-2', state: 'partly', langs: ['zh'] },
      { target: 'ipg/9.1/#remedy-3', state: 'gone' },
    ],
  },
];
const passes = [
  { date: '2026-11-21', what: words, targets: ['m10/cards/clone/#r1..3', 'm10/rules-changes/#combat-1..33'] },
];

describe('createValidity', () => {
  const validityOf = createValidity({
    ruleChanges: changes,
    validityPasses: passes,
    doubts,
    policy: { changes: policyChanges },
  });
  const checked = '2026-11-21';
  it.each([
    ['m10/cards/clone/#r1', { state: 'partly', changes: ['target', 'also'], checked }],
    ['m10/cards/clone/#r2', { state: 'still-true', changes: [], checked }],
    // A wording in doubt does not count as still true; a change goes before a doubt.
    ['m10/cards/clone/#r3', { state: 'in-doubt', changes: [], checked }],
    ['m10/cards/clone/#r4', { state: 'not-checked', changes: [] }],
    // Changes of the guide count for clauses, but not those that concern one language only.
    ['ipg/9.1/#remedy-1', { state: 'changed', changes: ['rule'], policyChanges: ['guide'] }],
    ['ipg/9.1/#remedy-2', { state: 'not-checked', changes: [] }],
    ['ipg/9.1/#remedy-3', { state: 'still-true', changes: [], policyChanges: ['guide'] }],
    // Only notes are looked up by section, too.
    ['m10/cards/overrun/', { state: 'partly', changes: ['card'], notes: [{ change: 'card', text: words }] }],
    // A row for the section counts for each of its notes, as do their own rows.
    ['m10/rules-changes/#combat-7', { state: 'still-true', changes: ['wording'], checked }],
    [
      'm10/rules-changes/#combat-11',
      { state: 'changed', changes: ['order', 'wording'], notes: [{ change: 'order', text: words }], checked },
    ],
  ])('%s -> %j', (target, expected) => {
    expect(validityOf(target)).toEqual(expected);
  });
});

describe('expandTarget', () => {
  it.each([
    ['m10/cards/clone/#r1..3', ['m10/cards/clone/#r1', 'm10/cards/clone/#r2', 'm10/cards/clone/#r3']],
    ['m10/rules-changes/#combat-9..10', ['m10/rules-changes/#combat-9', 'm10/rules-changes/#combat-10']],
    ['m10/rules-changes/#combat-7', ['m10/rules-changes/#combat-7']],
    ['m10/rules-changes/#combat-7..6', []],
  ])('%s -> %j', (target, expected) => {
    expect(expandTarget(target)).toEqual(expected);
  });
});
