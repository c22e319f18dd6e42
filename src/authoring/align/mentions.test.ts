import { expect, it } from 'vitest';
import type { Term } from '../../schema/term.ts';
import { wording } from '../testing/wording.fixture.ts';
import { createMentionReader } from './mentions.ts';

const use = { zh: '', ja: '', en: '' };
const term = (zh: string, ja: string, en: string): Term => ({ id: 'a', zh, ja, en, aliases: [], use });
const read = createMentionReader(
  [term('对手', '対戦相手', 'opponent'), term('额外看牌', '過剰なカードを見た', 'Looking at Extra Cards')],
  wording,
);
const mentionsIn = (text: string, lang: 'zh' | 'ja' | 'en'): readonly string[] => [
  ...read(text, lang).keys(),
];

it('counts a term that is also a common word only once', () => {
  expect(mentionsIn('其对手', 'zh').filter((key) => key.includes('opponent'))).toEqual(['term opponent']);
});

it('finds a term, and also the words in it', () => {
  expect(mentionsIn('Looking at Extra Cards', 'en')).toEqual(
    expect.arrayContaining(['term Looking at Extra Cards', 'word additional', 'name extra']),
  );
});

it('finds numbers, words in Latin letters and Han characters of any shape', () => {
  expect(mentionsIn('抓四张Dark Confidant', 'zh')).toEqual(
    expect.arrayContaining(['number 4', 'name dark', 'name confidant']),
  );
  expect(mentionsIn('違反', 'ja')).toEqual(expect.arrayContaining(['character 违', 'character 反']));
});

it.each([
  ['zh', '结算了黑暗亲信/Dark Confidant的触发', true],
  ['zh', '牌手的手牌数量比其应有的数量多', false],
  ['ja', '《闇の腹心》の誘発型能力を解決して', true],
  ['en', 'A player resolves a Dark Confidant trigger', true],
  ['en', 'handled as a Game Rule Violation by the Head Judge', false],
] as const)('notices the name of a card without a list of cards, %s: %s', (lang, text, isNamed) => {
  expect(mentionsIn(text, lang).includes('name a card')).toBe(isNamed);
});
