import { expect, test } from 'vitest';
import { documentIdSchema, type Elsewhere, elsewhereOf, elsewhereSchema, pageNames } from './document.ts';

const text = (lang: Elsewhere['lang'], page?: string): Elsewhere => ({
  lang,
  title: { en: 'A text' },
  keptBy: 'others',
  ...(page !== undefined && { page }),
});
const elsewhere = [text('ja'), text('ja', 'ipg/2.4/'), text('zh', 'ipg/2.3/')];

test.each([
  { page: '2.4', langs: undefined, found: [0, 1] },
  { page: '2.3', langs: undefined, found: [0, 2] },
  { page: '2.3', langs: ['zh'], found: [2] },
  { page: '2.2', langs: ['zh'], found: [] },
] as const)('a page has what is of the whole document and what is of it: $page in $langs', (row) => {
  const { page, langs, found } = row;
  expect(elsewhereOf({ elsewhere }, `ipg/${page}/`, langs)).toEqual(found.map((index) => elsewhere[index]));
});

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
  expect(elsewhereSchema.safeParse({ ...text('ja'), address }).success).toBe(isRight);
});
