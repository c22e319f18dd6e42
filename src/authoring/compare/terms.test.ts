import { expect, test } from 'vitest';
import { type Term, termFileSchema } from '../../schema/term.ts';
import { createFormFinder } from './find-forms.ts';
import { toTermConcept } from './terms.ts';

const terms: readonly Term[] = termFileSchema.parse(
  [
    { id: 'reveal', zh: '展示', ja: '公開する', en: 'reveal' },
    { id: 'cast', zh: '施放', ja: '唱える', en: 'cast' },
    { id: 'library', zh: '牌库', ja: 'ライブラリー', en: 'library' },
    { id: 'card', zh: '牌', ja: 'カード', en: 'card' },
    { id: 'counter', zh: '指示物', ja: 'カウンター', en: 'counter (marker)' },
    {
      id: 'game-loss',
      zh: '一盘负',
      ja: 'ゲームの敗北',
      en: 'Game Loss',
      aliases: ['判负'],
      abbreviation: 'GL',
    },
  ].map((term) => ({ ...term, use: { zh: '用', ja: '用', en: 'use' } })),
);
const find = createFormFinder(terms.map(toTermConcept));

test.each([
  ['en', 'casting revealed cards', ['cast: casting', 'reveal: revealed', 'card: cards']],
  ['en', 'two counters, a GL', ['counter: counters', 'game-loss: GL']],
  ['ja', 'カードを公開せずに唱えた', ['card: カード', 'reveal: 公開', 'cast: 唱え']],
  ['zh', '其牌库顶，判负', ['library: 牌库', 'game-loss: 判负']],
] as const)('%s: %s, names, endings, abbreviations and aliases', (lang, text, expected) => {
  const found = find(text, lang).filter(({ isInside }) => !isInside);
  expect(
    found.flatMap(({ start, end, concepts }) =>
      concepts.map(({ term }) => `${term.id}: ${text.slice(start, end)}`),
    ),
  ).toEqual(expected);
});
