import { describe, expect, it } from 'vitest';
import { cardFactFileSchema } from '../../schema/card.ts';
import { readCardFile, readCardList, slugOfName } from './card-files.ts';
import { factsToJson, planCards } from './plan-cards.ts';

const guard = { name: "Star's Guard", colors: ['W'], power: '2', toughness: '*', rarity: 'rare' };
const wood = { name: 'Wood', rarity: 'common', colors: [], type: 'Basic Land — Wood' };
const keeper = { name: 'Day Keeper // Night Keeper', number: '1' };
const mtgjson = {
  data: {
    cards: [
      { ...wood, number: '3', foreignData: [{ language: 'Japanese', name: '木立' }] },
      { ...wood, number: '4' },
      {
        ...{ ...guard, number: '2a', manaCost: '{1}{W}', manaValue: 2, type: 'Creature — Human' },
        foreignData: [
          { language: 'Chinese Simplified', name: '星辰卫士', type: '生物～人类' },
          { language: 'Japanese', name: 'スターガード' },
        ],
      },
      {
        ...{ ...keeper, faceName: 'Day Keeper', side: 'a', type: 'Planeswalker — Keeper', loyalty: '4' },
        foreignData: [{ language: 'Chinese Simplified', name: '昼 // 夜', faceName: '昼之守护者' }],
      },
      { ...keeper, faceName: 'Night Keeper', side: 'b', type: 'Creature' },
    ],
  },
};

const human = { collector_number: '2', type_line: 'Creature — Human' };
const scryfall = {
  data: [
    { ...guard, ...human, lang: 'en', mana_cost: '{1}{W}', cmc: 2 },
    {
      ...{ ...human, name: "Star's Guard", lang: 'zhs' },
      ...{ printed_name: '星辰卫士', printed_type_line: '生物～人类' },
    },
    {
      ...{ name: keeper.name, lang: 'ja', collector_number: '1', type_line: 'Planeswalker // Creature' },
      card_faces: [
        { name: 'Day Keeper', mana_cost: '{U}', printed_name: '昼の番人', loyalty: '4' },
        { name: 'Night Keeper' },
      ],
    },
  ],
};

describe('readCardFile', () => {
  const starsGuard = {
    ...{ slug: 'stars-guard', set: 'zen', number: 2, manaCost: '{1}{W}', manaValue: 2 },
    ...{ rarity: 'rare', colors: ['W'], power: '2', toughness: '*' },
    typeLine: { zh: '生物～人类', en: 'Creature — Human' },
  };

  it('reads the fronts of the cards in a set file of MTGJSON, with names in three languages', () => {
    expect(readCardFile(mtgjson, 'zen')?.facts).toMatchObject([
      {
        ...{ slug: 'day-keeper', number: 1, loyalty: '4', names: { en: 'Day Keeper', zh: '昼之守护者' } },
        alsoCalled: [
          { lang: 'en', name: 'Night Keeper' },
          { lang: 'zh', name: '夜' },
        ],
      },
      {
        ...starsGuard,
        names: { en: "Star's Guard", zh: '星辰卫士', ja: 'スターガード' },
        kana: 'スターガード',
      },
      { slug: 'wood-3', number: 3, rarity: 'land', names: { en: 'Wood', ja: '木立' } },
      { slug: 'wood-4', number: 4, rarity: 'land', names: { en: 'Wood' } },
    ]);
  });

  it('reads a list of Scryfall, which has a row for each language', () => {
    expect(readCardFile(scryfall, 'zen')?.facts).toMatchObject([
      {
        ...{ slug: 'day-keeper', number: 1, manaCost: '{U}', loyalty: '4' },
        names: { en: 'Day Keeper', ja: '昼の番人' },
        alsoCalled: [{ lang: 'en', name: 'Night Keeper' }],
      },
      { ...starsGuard, names: { en: "Star's Guard", zh: '星辰卫士' } },
    ]);
    expect(readCardFile(scryfall.data, 'zen')?.facts).toHaveLength(2);
  });

  it('cleans foreign names, and counts the cleaned and the refused ones', () => {
    const printed = ['幽（ゆう）霊（れい）', '幽灵书记 —', 'XX兽群', 'Brave Herd'];
    const cards = printed.map((foreign, index) => ({
      ...{ name: 'Brave Herd', number: `${index + 1}`, type: 'Creature' },
      foreignData: [{ language: 'Japanese', name: foreign }],
    }));
    const file = readCardFile({ data: { cards } }, 'tst');
    expect(file).toMatchObject({ cleaned: 2, refused: 2 });
    expect(file?.facts.map(({ names: { ja }, kana }) => [ja, kana])).toEqual([
      ...[
        ['幽霊', 'ゆうれい'],
        ['幽灵书记', undefined],
      ],
      ...[
        [undefined, undefined],
        [undefined, undefined],
      ],
    ]);
  });

  it.each([[null], [{ data: { cards: 'none' } }]])('is undefined for %j', (content) => {
    expect(readCardFile(content, 'zen')).toBeUndefined();
  });

  it.each([
    ["Harm's Way", 'harms-way'],
    ['Æther Vial', 'aether-vial'],
    ['Lim-Dûl the Second', 'lim-dul-the-second'],
    ['1996 World Champion', 'world-champion'],
  ])('the slug of %s is %s', (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });
});

describe('readCardList', () => {
  it('reads one card per line, with the English name last', () => {
    expect(readCardList("星辰卫士\tStar's Guard\r\n\nスターガード\t晨星\tDawn\n", 'zen')?.facts).toEqual([
      { slug: 'stars-guard', set: 'zen', names: { zh: '星辰卫士', en: "Star's Guard" } },
      { slug: 'dawn', set: 'zen', names: { ja: 'スターガード', zh: '晨星', en: 'Dawn' } },
    ]);
  });

  it('is undefined if a line has only one name', () => {
    expect(readCardList('星辰卫士\tStar Guard\n仿生妖\n', 'zen')).toBeUndefined();
  });
});

describe('planCards', () => {
  const facts = readCardFile(mtgjson, 'zen')?.facts ?? [];
  const synonyms = { zh: ['小卫士'] };

  it('finds cards by name, keeps published slugs and facts of people, and lists cards that it did not find', () => {
    const unknown = { slug: 'card-2', names: ['无名之牌'], isPublished: false };
    const plan = planCards(
      facts,
      [
        { slug: 'guardian', names: { en: "Star's Guard" }, synonyms },
        { slug: 'wood-9', names: { en: 'Wood' } },
      ],
      [
        { slug: 'guardian', names: ['星辰卫士'], isPublished: true },
        { slug: 'card-1', names: ['昼之守护者 // 夜'], isPublished: false },
        unknown,
      ],
    );
    expect([...plan.renamed]).toEqual([
      ['guardian', 'guardian'],
      ['card-1', 'day-keeper'],
    ]);
    expect(plan.unmatched).toEqual([unknown]);
    const slugs = plan.facts.map(({ slug }) => slug);
    expect(slugs).toEqual(['day-keeper', 'guardian', 'wood-3', 'wood-4', 'wood-9']);
    expect(plan.facts[1]).toMatchObject({ synonyms, number: 2 });
    expect(cardFactFileSchema.parse(JSON.parse(factsToJson(plan.facts)))).toEqual(plan.facts);
  });
});
