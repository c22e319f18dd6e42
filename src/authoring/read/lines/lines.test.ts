// Forms of lines in any kind of text that the whole texts in `fixtures` do not cover.

import { expect, it } from 'vitest';
import { readMarker } from './marks.ts';
import { findPages } from './pages.ts';

it.each<readonly [text: string, shown: string]>([
  ['- * 如果', 'star [如果]'],
  ['- 如果', 'dash [如果]'],
  ['——破邪天使', 'double [破邪天使]'],
  ['– 破邪天使', 'double [破邪天使]'],
  ['::消灭目标神器。', 'colons [消灭目标神器。]'],
  ['◦ 如果', 'circle [如果]'],
  ['- 1) 每位牌手', 'number 1[每位牌手]'],
  ['3。每位牌手', 'number 3[每位牌手]'],
  ['（3）每位牌手', 'number 3[每位牌手]'],
  ['*若展示*牌*', 'star [若展示*牌*]'],
  ...[
    ...['–2：目标', '-X：造成', '（-3）：放进', '- 1/-1', '-X/-X直到', '★/★', '*/1+*'],
    ...['*牌*是什么', '**牌**', '702.13a 系命', '1.5倍', '*'],
  ].map((text) => [text, 'none'] as const),
])('the marker of %s is %s', (text, shown) => {
  const marker = readMarker(text);
  expect(marker ? `${marker.glyph} ${marker.label ?? ''}[${text.slice(marker.length)}]` : 'none').toBe(shown);
});

const pagesIn = (lines: readonly string[], canBe?: (at: number) => boolean): readonly number[] =>
  [...findPages(lines, canBe)].sort((one, other) => one - other);

it.each(['－４２－', 'Page 12 of 30', '第12頁，共40頁', '12ページ'])(
  '%j is a page number anywhere',
  (line) => {
    expect(pagesIn(['A player draws.', line, 'A card is lost.'])).toEqual([1]);
  },
);

it('lone numbers are page numbers if there are four, or if three, or 1 and 2, count up', () => {
  const found = (...numbers: readonly number[]): number =>
    pagesIn(numbers.flatMap((page) => ['A player draws a card.', `${page}`])).length;
  expect([found(1, 1, 1, 1), found(1, 2), found(12, 13, 14)]).toEqual([4, 2, 3]);
  expect([found(12, 13), found(1, 1, 2), found(1)]).toEqual([0, 0, 0]);
});

it('a number where `canBePage` is false is a page number between the numbers 1 lower and 1 higher', () => {
  const lines = ['1', '生物', '2', '鹏洛客～雅娜', '3', '4', '抓一张牌。', '4', '飞行', '5'];
  expect(pagesIn(lines, (at) => lines[at - 1] !== '鹏洛客～雅娜' && at !== 5)).toEqual([0, 2, 4, 7, 9]);
});

it('a number where `canBePage` is false is a page number if all pages have the same number', () => {
  const lines = ['4', 'Text.', '3', 'Text.', '5', 'Text.', '2'];
  expect(pagesIn(lines, (index) => index !== 0)).toEqual([]);
  const pages = Array.from({ length: 5 }, () => ['Text.', '1']).flat();
  expect(pagesIn(pages, (index) => index !== 1)).toHaveLength(5);
});

it.each(['2/2', '1234', '+1'])('%j is not a page number', (line) => {
  expect(pagesIn(Array.from({ length: 5 }, () => ['A player draws.', line]).flat())).toEqual([]);
});
