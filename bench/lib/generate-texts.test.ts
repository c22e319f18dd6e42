import { expect, test } from 'vitest';
import { generatePages, learnTexts } from './generate-texts.ts';

const model = learnTexts([
  { lang: 'zh', text: '牌手抓一张牌，然后洗牌。牌手展示手牌。' },
  { lang: 'ja', text: 'プレイヤーはカードを引く。プレイヤーは手札を公開する。' },
  { lang: 'en', text: 'A player draws a card and shuffles the library. A player reveals a hand.' },
]);

test('the same seed gives the same pages, another one others, and fewer are the beginning of more', () => {
  const pages = [...generatePages(model, 5)];
  expect([...generatePages(model, 3)]).toEqual(pages.slice(0, 3));
  expect([...generatePages(model, 5, 2)]).not.toEqual(pages);
});

test('a page has a section of its own, titles in three languages, and clauses that each have a text', () => {
  const pages = [...generatePages(model, 250)];
  expect(new Set(pages.map(({ document, section }) => `${document} ${section}`)).size).toBe(250);
  for (const { titles, clauses } of pages) {
    expect(Object.values(titles).every((title) => title !== '')).toBe(true);
    expect(clauses.length).toBeGreaterThan(1);
    expect(clauses.every(({ texts }) => texts.en !== undefined && texts.en !== '')).toBe(true);
  }
});

test('what is generated has only characters of what was learned', () => {
  const learned = new Set('牌手抓一张牌，然后洗牌。牌手展示手牌。');
  const all = [...generatePages(model, 50)].flatMap(({ clauses }) =>
    clauses.map(({ texts }) => texts.zh ?? ''),
  );
  expect([...all.join('')].filter((character) => !learned.has(character))).toEqual([]);
});
