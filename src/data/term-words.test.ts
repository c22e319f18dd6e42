import { expect, test } from 'vitest';
import { findTermWords, indexTerms } from '../records/find-terms.ts';
import { terms } from './records.fixture.ts';

test('the words of a page are those that it prints, each with its term', () => {
  const words = findTermWords(indexTerms(terms), [
    { lang: 'en', text: 'Libraries of players (MT)' },
    { lang: 'zh', text: '牌手的牌库、牌' },
  ]);
  expect(Object.fromEntries(words.get('en') ?? [])).toEqual({
    Libraries: 'library',
    players: 'player',
    MT: 'missed-trigger',
  });
  expect(Object.fromEntries(words.get('zh') ?? [])).toEqual({ 牌手: 'player', 牌库: 'library', 牌: 'card' });
});
