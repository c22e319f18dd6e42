import { expect, test } from 'vitest';
import { nameOfClause, nameRange } from './name.ts';

test.each([
  ['en', 'philosophy-5', 'remedy-2', 'Philosophy 5–Additional Remedy 2'],
  ['en', 'example-a', 'example-c', 'Example A–C'],
  ['en', 'philosophy-6-note-1', 'philosophy-6-note-1', 'Philosophy 6, annotation 1 (not official)'],
  ['ja', 'remedy-4', 'remedy-5', '追加措置4–5'],
  ['zh', 'r2', 'r2', '释疑 2'],
  ['ja', 'combat-7', 'combat-7', '項目7'],
  ['en', 'combat-7', 'combat-9', 'Note 7–9'],
  ['en', '<b>', '<b>', '<b>'],
] as const)('in %s, %s to %s is %s', (lang, from, to, name) => {
  expect(nameRange(lang, from, to)).toBe(name);
});

test.each([
  [{ id: 'example-c', label: 'C' }, 'Example C'],
  [{ id: 'example-d', label: 'C' }, 'Example D (now printed as C)'],
  [{ id: 'example-c', label: '3' }, 'Example C'],
] as const)('the name of an example says if its printed letter has changed: %o', (clause, name) => {
  expect(nameOfClause('en', clause)).toBe(name);
});
