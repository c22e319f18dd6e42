import { expect, it } from 'vitest';
import { readPageNumber } from './page-number.ts';

it.each([
  ['12', 12, false],
  ['- 12 -', 12, true],
  ['－４２－', 42, true],
  ['Page 12 of 30', 12, true],
  ['第12頁，共40頁', 12, true],
  ['12ページ', 12, true],
])('%j is a page number', (text, page, isMarked) => {
  expect(readPageNumber(text)).toEqual({ page, isMarked });
});

it.each(['2/2', '1234', 'Page', '12 cards', '12.', '+1'])('%j is not a page number', (text) => {
  expect(readPageNumber(text)).toBeUndefined();
});
