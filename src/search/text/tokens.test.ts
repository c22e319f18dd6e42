import { expect, test } from 'vitest';
import { findPhrase, stemWord, tokenTexts } from './tokens.ts';

test.each([
  ['Chinese, character by character', '牌手抓了四张牌。', ['牌', '手', '抓', '了', '四', '张', '牌']],
  ['Japanese with its long vowel marks', 'カード群に', ['カ', 'ー', 'ド', '群', 'に']],
  ['words by their stem', 'She draws two cards', ['she', 'draw', 'two', 'card']],
  ['words beside characters', '使用Brainstorm了', ['使', '用', 'brainstorm', '了']],
  ['digits one by one', 'IPG 2.3, 10点', ['ipg', '2', '3', '1', '0', '点']],
  ['the letters inside symbols', '{横置}{W/U}', ['横', '置', 'w', 'u']],
  ['possessives', "Angel's player’s players' don't", ['angel', 'player', 'player', 'dont']],
  ['no word at all', '，。{}～', []],
])('tokens: %s', (_, printed, expected) => {
  expect(tokenTexts(printed)).toEqual(expected);
});

test.each([
  ['draw', ['draws', 'drew', 'drawn', 'drawing']],
  ['choose', ['chose', 'chosen', 'choosing', 'chooses']],
  ['shuffle', ['shuffled', 'shuffling']],
  ['library', ['libraries']],
])('the forms of %s share a stem', (base, forms) => {
  expect(forms.map(stemWord)).toEqual(forms.map(() => stemWord(base)));
});

test.each([
  ['ababa', 'aba', [0, 2]],
  ['abc', 'd', []],
  ['abc', '', []],
])('%s contains %s at %j', (haystack, needle, places) => {
  expect(findPhrase([...haystack], [...needle])).toEqual(places);
});
