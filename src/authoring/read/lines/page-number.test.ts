import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../../pipeline/text/source-text.ts';
import { readStructure } from '../read-structure.ts';
import { isSiteLine, readPageNumber } from './page-number.ts';

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

describe('a line of a site', () => {
  it.each([
    ...['Posted by the Rules Desk on May 4, 2012', '发表于 2018-3-3 14:05', '投稿日：2018年3月3日'],
    ...['Tags: chairs, policy', '标签：裁判，处罚', '« Previous Post', 'Next article: Sleeves'],
    ...['上一篇：牌套', '次の記事へ »', '首页 > 裁判 > 违规处理', 'Comments (14)', '3 replies', '评论（3）'],
    ...['Leave a Reply'],
  ])('is known: %s', (text) => {
    expect(isSiteLine(text)).toBe(true);
  });

  it.each([
    ...['Posted pairings are final.', 'Previous penalties: the judge looks them up.'],
    ...['Next, the player draws a card', 'Comments', '上一轮：牌手迟到', '类别：生物～天使'],
  ])('is kept if it may be text: %s', (text) => {
    expect(isSiteLine(text)).toBe(false);
  });

  it('goes to the ledger, wherever it is', () => {
    const text = 'Definition\nA player leaves.\n\n« Previous Post\n\nExamples\nA. A player sleeps.';
    const source = createSourceText('a.txt', text);
    const { value } = readStructure(source, 'guide', { languages: ['en'] });
    expect(value.ledger.map(({ flow }) => flow.text)).toEqual(['« Previous Post']);
  });
});
