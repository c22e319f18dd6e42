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
] as const)('a page has its own texts elsewhere and those of its document: $page in $langs', (row) => {
  const { page, langs, found } = row;
  expect(elsewhereOf({ elsewhere }, `ipg/${page}/`, langs)).toEqual(found.map((index) => elsewhere[index]));
});

test('no document can have the name of a page', () => {
  expect(pageNames.filter((name) => documentIdSchema.safeParse(name).success)).toEqual([]);
  expect(documentIdSchema.safeParse('cards-2').success).toBe(true);
});

test.each([
  ['wiki.example.org', false],
  ['ftp://wiki.example.org/', false],
  ['https://wiki.example.org/', true],
])('the address %s of a text elsewhere is valid: %s', (address, isValid) => {
  expect(elsewhereSchema.safeParse({ ...text('ja'), address }).success).toBe(isValid);
});
