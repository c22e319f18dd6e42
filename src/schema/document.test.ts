import { expect, test } from 'vitest';
import { documentIdSchema, elsewhereSchema, pageNames } from './document.ts';

test.each(pageNames)('no document can be called %s, which is a page', (name) => {
  expect(documentIdSchema.safeParse(name).success).toBe(false);
  expect(documentIdSchema.safeParse(`${name}-2`).success).toBe(true);
});

test.each([
  ['wiki.example.org', false],
  ['ftp://wiki.example.org/', false],
  ['https://wiki.example.org/', true],
  [undefined, true],
])('the address %s of a text elsewhere is %s', (address, isRight) => {
  expect(
    elsewhereSchema.safeParse({ lang: 'ja', title: { en: 'A text' }, keptBy: 'others', address }).success,
  ).toBe(isRight);
});
