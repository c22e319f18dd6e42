import { expect, test } from 'vitest';
import type { PolicyChange } from '../schema/policy.ts';
import type { RuleChange } from '../schema/validity.ts';
import { viewValidity } from './validity-view.ts';
import { policyWords, validityWords } from './words.ts';

const what = { zh: '改', ja: '変', en: 'It is otherwise.' };
const ruleChange: RuleChange = { id: 'rule', since: '2017-04', occasion: 'A set', what, affects: [] };
const policyChange: PolicyChange = { id: 'policy', since: null, occasion: what, what, affects: [] };
const page = { lang: 'en' as const, ruleChanges: [ruleChange], policyChanges: [policyChange] };
const notes = [{ change: 'rule', text: { zh: '此处', ja: 'ここ', en: 'Here.' } }];

test('the changes that a text names, each with what it means for that text', () => {
  const view = viewValidity(page, { state: 'changed', changes: ['rule'], notes }, 'text');
  expect(view).toMatchObject({
    isKnown: true,
    summary: validityWords.en.changed,
    changes: [{ id: 'rule', note: 'Here.', occasion: { text: 'A set' } }],
    policyChanges: [],
  });
  expect(viewValidity(page, { state: 'still-true', changes: [] }, 'text').isKnown).toBe(false);
});

test('of a card and a change of the guide the summary is another', () => {
  const summary = (about: 'text' | 'card', policyChanges?: string[]) =>
    viewValidity(page, { state: 'partly', changes: [], ...(policyChanges ? { policyChanges } : {}) }, about)
      .summary;
  expect([summary('text'), summary('card')]).toEqual([
    validityWords.en.partly,
    validityWords.en.cardReadsOtherwise,
  ]);
  expect(summary('text', ['policy'])).toBe(policyWords.en.states.partly);
});
