import { describe, expect, it, test } from 'vitest';
import { chapter, entry, section, terms } from '../../tests/lib/records.ts';
import type { Language } from '../schema/language.ts';
import { findTerms, findTermWords, indexTerms, passagesIn } from './find-terms.ts';

const idsIn = (text: string, lang: Language): string[] => [
  ...findTerms(indexTerms(terms), [{ address: 'x', lang, text }]).keys(),
];

describe('the terms in a text', () => {
  it.each<[text: string, lang: Language, ids: string[]]>([
    ['Libraries are shuffled.', 'en', ['library', 'shuffle']],
    // The longer term wins; the shorter one counts only where it is alone.
    ['A missed trigger.', 'en', ['missed-trigger']],
    ['Missed Triggers, and a trigger.', 'en', ['missed-trigger', 'trigger']],
    ['See MT.', 'en', ['missed-trigger']],
    ['mt and MTG', 'en', []],
    ['discard; cardinal', 'en', []],
    ['牌库', 'zh', ['library']],
    ['牌库与牌', 'zh', ['library', 'card']],
    ['玩家洗牌（MT）', 'zh', ['player', 'shuffle', 'missed-trigger']],
    ['プレーヤー', 'ja', ['player']],
    ['ﾗｲﾌﾞﾗﾘｰ', 'ja', ['library']],
  ])('%j (%s): %j', (text, lang, ids) => {
    expect(idsIn(text, lang)).toEqual(ids);
  });
});

it('lists the places of each term once, in reading order', () => {
  const texts = passagesIn({ sections: [section], chapters: [chapter], cards: [entry] });
  const found = findTerms(indexTerms(terms), texts);
  const stands = (id: string) => found.get(id)?.map(({ address, lang }) => `${lang} ${address}`);
  expect(stands('library')).toEqual([
    'zh ipg/9.1/#definition-1',
    'en ipg/9.1/#definition-1',
    'en ipg/9.1/#definition-1-note-1',
    'zh m10/cards/test-angel/#r1',
  ]);
  expect(stands('player')).toEqual([
    'zh ipg/9.1/#definition-1',
    'en ipg/9.1/#definition-1',
    'zh m10/rules-changes/#combat-1',
  ]);
  expect(stands('missed-trigger')).toEqual(['en ipg/9.1/#definition-1']);
  expect(stands('trigger')).toBeUndefined();
});

test('finds the printed words of a text, each with its term', () => {
  const index = indexTerms(terms);
  const wordsOf = (lang: Language, text: string) => Object.fromEntries(findTermWords(index, lang, text));
  expect(wordsOf('en', 'Libraries of players (MT)')).toEqual({
    Libraries: 'library',
    players: 'player',
    MT: 'missed-trigger',
  });
  expect(wordsOf('zh', '牌手的牌库、牌')).toEqual({ 牌手: 'player', 牌库: 'library', 牌: 'card' });
});
