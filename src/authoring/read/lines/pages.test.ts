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

it('takes numbers with the total that count up to it, and no power and toughness', () => {
  const lines = ['生物', '2/3', '飞行', '1 / 3', '先攻', '2 / 3', '生物', '2/2', '警戒', '3 / 3'];
  expect(pagesIn(lines)).toEqual(['1 / 3', '2 / 3', '3 / 3']);
  expect(pagesIn(['1/3', '飞行', '1/3', '先攻', '3/3'])).toEqual([]);
  expect(pagesIn(['2 / 31', '飞行。', '3 / 31', '先攻。', '4 / 31'])).toHaveLength(3);
});

it('does not take numbers that are something else', () => {
  const lines = ['4', 'Text.', '3', 'Text.', '5', 'Text.', '2'];
  expect([...findPages(lines, (index) => index !== 0)]).toEqual([]);
  const pages = Array.from({ length: 5 }, () => ['Text.', '1']).flat();
  expect([...findPages(pages, (index) => index !== 1)], 'but the number that all pages have').toHaveLength(5);
});

it('takes the short line that is beside them again and again', () => {
  const lines = [
    'Guide to Errors',
    '- 1 -',
    'A player draws.',
    'Guide to Errors',
    '- 2 -',
    'A card is lost.',
  ];
  expect(pagesIn(lines)).toEqual(['Guide to Errors', '- 1 -', 'Guide to Errors', '- 2 -']);
});

it('takes the title that is beside the sign of an owner at the top of each page', () => {
  const pages = [1, 2, 3].flatMap((page) => [
    `${page}`,
    'For judges only',
    'Guide to Errors',
    'A player draws.',
  ]);
  expect(pagesIn(pages)).toHaveLength(9);
});

it.each(['2/2', '1234', 'Page', '12 cards', '12.', '+1'])('%j is no number of a page', (line) => {
  expect(pagesIn(Array.from({ length: 5 }, () => ['A player draws.', line]).flat())).toEqual([]);
});

it.each([
  [(page: number) => `Guide to Errors | Page ${page}`],
  [(page: number) => `失误指南 — ${page}`],
  [(page: number) => `${page} · 失误指南`],
  [(page: number) => `https://guide.example/errors ${page}/12`],
  [(page: number) => `失误指南 第${page}页`],
])('takes the running title that counts its pages: %#', (titleOf) => {
  const titles = [4, 5, 6].map(titleOf);
  expect(pagesIn(titles.flatMap((title) => ['A player draws.', title, 'A card is lost.']))).toEqual(titles);
  expect(pagesIn([4, 6, 7].map(titleOf))).toEqual([]);
});

it.each([
  [(page: number) => `失误指南 ${page}`],
  [(page: number) => `${page}　Guide to Errors`],
  [() => '失误指南'],
])('takes the running title that stands where pages of one length end: %#', (titleOf) => {
  const linesOf = (length: number): string[] => Array.from({ length }, (_, at) => `牌手甲抓第${at}张牌。`);
  const titles = [1, 2, 3, 4, 5, 6, 7, 8].map(titleOf);
  const page = (title: string, length: number): readonly string[] => [...linesOf(length), title];
  expect(pagesIn(titles.flatMap((title) => page(title, 30)))).toEqual(titles);
  expect(pagesIn(titles.flatMap((title, at) => page(title, 30 + 20 * (at % 3))))).toEqual([]);
  expect(pagesIn(titles.flatMap((title) => page(title, 10)))).toEqual([]);
});

it('does not take the loyalty of a planeswalker above a running title', () => {
  const pages = Array.from({ length: 8 }, (_, page) => [
    ...Array.from({ length: 30 }, (_own, at) => `牌手甲抓第${at}张牌。`),
    ...(page === 3 ? ['4'] : []),
    '失误指南',
    `${page + 1}`,
  ]).flat();
  const loyalty = pages.indexOf('4');
  expect(findPages(pages, (index) => index !== loyalty).has(loyalty)).toBe(false);
});

it.each(['Step', 'Part '])('takes no headings that have a number: %s', (heading) => {
  expect(pagesIn([1, 2, 3].map((number) => `${heading}${number}`))).toEqual([]);
});
