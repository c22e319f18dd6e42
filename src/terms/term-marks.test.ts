import { expect, test } from 'vitest';
import { findMarks, marksPattern } from './term-marks.ts';

const find = (text: string, lang: string, known: Record<string, string>) =>
  findMarks(text, marksPattern(Object.keys(known), lang), known).map(({ from, to, id }) => [
    text.slice(from, to),
    id,
  ]);

test('the longest term is marked', () => {
  expect(find('其牌库的牌', 'zh-Hans', { 牌: 'card', 牌库: 'library' })).toEqual([
    ['牌库', 'library'],
    ['牌', 'card'],
  ]);
});

test('English words are whole, in the form that is printed', () => {
  expect(find('cards, discarded', 'en', { cards: 'card', card: 'card' })).toEqual([['cards', 'card']]);
});

test('what is denied by one character is another word', () => {
  expect(find('非公开，除非公开', 'zh-Hans', { 公开: 'open' })).toEqual([['公开', 'open']]);
});
