import { describe, expect, it } from 'vitest';
import { input, terms } from '../data/records.fixture.ts';
import { toPublishedTerms } from '../data/terms.ts';
import type { Language } from '../schema/language.ts';
import { findTerms, indexTerms } from './find-terms.ts';

const idsIn = (text: string, lang: Language): string[] => [
  ...findTerms(indexTerms(terms), [{ address: 'x', lang, text }]).keys(),
];

describe('the terms that stand in a text', () => {
  it.each<[text: string, lang: Language, ids: string[]]>([
    ['Libraries are shuffled.', 'en', ['library', 'shuffle']],
    ['LIBRARY', 'en', ['library']],
    ['He triggered it.', 'en', ['trigger']],
    // The longer term wins, and leaves the shorter one where it stands alone.
    ['A missed trigger.', 'en', ['missed-trigger']],
    ['Missed Triggers, and a trigger.', 'en', ['missed-trigger', 'trigger']],
    ['A missed, trigger.', 'en', ['trigger']],
    ['See MT.', 'en', ['missed-trigger']],
    ['mt and MTG', 'en', []],
    ['discard; cardinal', 'en', []],
    ['牌库', 'zh', ['library']],
    ['牌库与牌', 'zh', ['library', 'card']],
    ['玩家洗牌（MT）', 'zh', ['player', 'shuffle', 'missed-trigger']],
    ['プレーヤー', 'ja', ['player']],
    ['プレーヤー', 'zh', []],
    ['ﾗｲﾌﾞﾗﾘｰ', 'ja', ['library']],
    ['', 'ja', []],
  ])('%j (%s): %j', (text, lang, ids) => {
    expect(idsIn(text, lang)).toEqual(ids);
  });
});

describe('the term base', () => {
  it('says of each term where it stands, each place once, in reading order', () => {
    const rights = { notice: 'Unofficial.', license: 'MIT', texts: [] };
    const published = toPublishedTerms(terms, input.termPlaces, rights);
    const stands = Object.fromEntries(
      published.terms.map(({ id, stands: places }) => [
        id,
        places.map(({ address, lang }) => `${lang} ${address}`),
      ]),
    );
    expect(stands).toEqual({
      library: [
        'zh ipg/9.1/#definition-1',
        'en ipg/9.1/#definition-1',
        'en ipg/9.1/#definition-1-note-1',
        'zh m10/cards/test-angel/#r1',
      ],
      card: ['zh m10/cards/test-angel/#r1'],
      shuffle: ['zh ipg/9.1/#definition-1', 'en ipg/9.1/#definition-1', 'zh m10/rules-changes/#combat-1'],
      trigger: [],
      'missed-trigger': ['en ipg/9.1/#definition-1'],
      player: ['zh ipg/9.1/#definition-1', 'en ipg/9.1/#definition-1', 'zh m10/rules-changes/#combat-1'],
    });
  });
});
