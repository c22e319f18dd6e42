// A language that comes to a section later.

import { expect, it } from 'vitest';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { Language } from '../../schema/language.ts';
import { nameParagraphs } from '../read/name-paragraphs.ts';
import { readTexts } from '../read/read-structure.ts';
import { laySection } from '../testing/lay-section.ts';
import type { NextText } from './rows.ts';

const read = (lang: Language, ...clauses: readonly string[]): readonly NextText[] => {
  const heads = { zh: ['饮料', '定义'], ja: ['飲み物', '定義'], en: ['Drinks', 'Definition'] }[lang];
  const source = createSourceText(`9.1.${lang}.txt`, `9.1 ${[...heads, ...clauses].join('\n\n')}\n`);
  return readTexts([{ source, kind: 'guide', languages: [lang] }]).map(({ value }) => ({
    ...{ lang, source },
    paragraphs: nameParagraphs(source, value, lang),
  }));
};

/** The clauses of a Chinese text beside an English one, with the questions about them. */
const rowsBeside = (english: readonly string[], chinese: readonly string[]): readonly string[] => {
  const { files } = laySection(new Map(), '9.1', read('en', ...english));
  const { edition } = laySection(files, '9.1', read('zh', ...chinese));
  return edition('9.1.zh.txt').match(/^(?:definition-\d+|\? (?!does|where|whose).*?(?=:))/gmu) ?? [];
};

const [first, last] = ['Before all there are 12 chairs.', 'At last, 60 tables are enough for a tournament.'];
const [zhFirst, zhLast] = ['最先有12把椅子。', '最后，60张桌子足够一场比赛之用。'];

it('has the sentences of a clause in paragraphs of their own, where the other language says as much there', () => {
  const judge = 'A judge who sees a drink tells the player at once. The player moves it.';
  expect(
    rowsBeside([first, judge, last], [zhFirst, '裁判看见饮料时应立即告知该牌手。', '牌手须移开它。', zhLast]),
  ).toEqual([
    '? the zh is new',
    'definition-1',
    '? the zh goes on in a paragraph of its own',
    '? the zh is new',
    'definition-2',
    'definition-2',
    'definition-3',
  ]);
});

it('has a clause more where the other language says nothing more', () => {
  const judge = 'A judge who sees a drink tells the player at once.';
  expect(
    rowsBeside([first, judge, last], [zhFirst, '裁判看见饮料时应立即告知该牌手。', '牌手须移开它。', zhLast]),
  ).toContain('definition-4');
});
