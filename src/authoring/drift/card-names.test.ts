import { expect, test } from 'vitest';
import { findCardDrift } from './card-names.ts';
import { clauseOf, knowledgeOf } from './drift.fixture.ts';

test('a card that one text does not name is found', () => {
  const texts = {
    zh: '牌手结算了触发。',
    ja: '《闇の腹心》を解決する。',
    en: 'resolves a Dark Confidant trigger',
  };
  expect(findCardDrift(clauseOf(texts), knowledgeOf())).toEqual([
    { lang: 'zh', against: ['en'], rule: 'card-name', words: [], othersWords: ['Dark Confidant'] },
  ]);
});

test('a card under a name that is not printed, or under its English one, is named', () => {
  const texts = { zh: '施放头脑风暴', ja: '《Brainstorm》を唱えた', en: 'such as a Brainstorm cast' };
  expect(findCardDrift(clauseOf(texts), knowledgeOf())).toEqual([]);
});

test('a common word that is a card name too is no card', () => {
  expect(findCardDrift(clauseOf({ zh: '取消比赛', en: 'Cancel the match.' }), knowledgeOf())).toEqual([]);
  expect(findCardDrift(clauseOf({ zh: '不得取消', en: 'must go on' }), knowledgeOf())).toEqual([]);
});
