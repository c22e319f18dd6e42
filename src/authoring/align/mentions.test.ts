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
    expect.arrayContaining(['term Looking at Extra Cards', 'word additional']),
  );
});
