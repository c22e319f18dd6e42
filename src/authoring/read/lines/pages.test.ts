import { expect, it } from 'vitest';
import { findPages } from './pages.ts';

const pagesIn = (lines: readonly string[]): readonly (string | undefined)[] =>
  [...findPages(lines)].sort((one, other) => one - other).map((at) => lines[at]);

it.each(['- 12 -', '－４２－', 'Page 12 of 30', '第12頁，共40頁', '12ページ'])(
  '%j is the number of a page wherever it is',
  (line) => {
    expect(pagesIn(['A player draws.', line, 'A card is lost.'])).toEqual([line]);
  },
);

it('takes numbers alone in their line where there are four, or where they count up', () => {
  const pages = (...numbers: readonly number[]): string[] =>
    numbers.flatMap((page) => ['A player draws a card.', `${page}`]);
  expect(pagesIn(pages(1, 1, 1, 1))).toHaveLength(4);
  expect(pagesIn(pages(1, 2))).toEqual(['1', '2']);
  expect(pagesIn(pages(12, 13, 14))).toHaveLength(3);
  expect(pagesIn(pages(12, 13))).toEqual([]);
  expect(pagesIn(pages(1, 1, 2))).toEqual([]);
  expect(pagesIn(pages(1))).toEqual([]);
});

it('takes a number that cannot be that of a page where it is the one between the pages before and after it', () => {
  const lines = ['1', '生物', '2', '鹏洛客～雅娜', '3', '4', '抓一张牌。', '4', '飞行', '5'];
  const pages = findPages(lines, (at) => lines[at - 1] !== '鹏洛客～雅娜' && at !== 5);
  expect([...pages].sort((one, other) => one - other)).toEqual([0, 2, 4, 7, 9]);
});

it('does not take numbers that are something else', () => {
  const lines = ['4', 'Text.', '3', 'Text.', '5', 'Text.', '2'];
  expect([...findPages(lines, (index) => index !== 0)]).toEqual([]);
  const pages = Array.from({ length: 5 }, () => ['Text.', '1']).flat();
  expect([...findPages(pages, (index) => index !== 1)], 'but the number that all pages have').toHaveLength(5);
});

it.each(['2/2', '1234', 'Page', '12 cards', '12.', '+1'])('%j is no number of a page', (line) => {
  expect(pagesIn(Array.from({ length: 5 }, () => ['A player draws.', line]).flat())).toEqual([]);
});
