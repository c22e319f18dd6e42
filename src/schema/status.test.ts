import { expect, test } from 'vitest';
import type { Known } from './policy.ts';
import { type Status, statusOf } from './status.ts';
import type { Validity } from './validity.ts';

const validity = (state: Validity['state'], changes: string[] = []): Validity => ({ state, changes });
const translated = (newer?: true) => ({
  zh: { text: '译文', translator: 'A. Translator', from: 'en' as const, ...(newer && { newer }) },
});

test.each<[Status, Parameters<typeof statusOf>[0]]>([
  ['unchecked', {}],
  ['unchecked', { validity: validity('not-checked') }],
  ['current', { validity: validity('still-true') }],
  ['changed', { validity: validity('still-true', ['new-wording']) }],
  ['partly', { validity: validity('partly') }],
  ['outdated', { validity: validity('changed') }],
  ['changed', { texts: { zh: { status: 'aligned' } }, unofficial: translated(true) }],
  ['partly', { texts: { zh: { status: 'differs' } }, unofficial: translated(true) }],
  // Without a newer text, other words are no newer words.
  ['unchecked', { texts: { zh: { status: 'differs' } } }],
])('a text is %s: %j', (status, text) => {
  expect(statusOf(text, 'zh')).toBe(status);
});

test.each<[Known, Status]>([
  ['word-for-word', 'current'],
  ['same', 'current'],
  ['gone', 'changed'],
  ['partly', 'partly'],
  ['changed', 'outdated'],
])('a text that is %s in the newest edition is %s', (known, status) => {
  expect(statusOf({ texts: { zh: {} }, known: { zh: known } }, 'zh')).toBe(status);
});

test('the strictest counts', () => {
  const clause = { texts: { zh: {} }, known: { zh: 'partly' as const }, validity: validity('changed') };
  expect(statusOf(clause, 'zh')).toBe('outdated');
});

test('a translation that stands in for a text is as old as what was translated', () => {
  const clause = { texts: { en: {} }, known: { en: 'changed' as const }, unofficial: translated() };
  expect(statusOf(clause, 'zh')).toBe('outdated');
});
