import { describe, expect, it } from 'vitest';
import { cardFactFileSchema } from '../../schema/card.ts';
import { readCardFile, readCardList, slugOfName } from './card-files.ts';
import { factsToJson, planCards } from './plan-cards.ts';

const wood = { name: 'Wood', rarity: 'common', colors: [], type: 'Basic Land — Wood' };
const guard = { name: "Star's Guard", colors: ['W'], power: '2', toughness: '*' };
const mtgjson = {
  data: {
    cards: [
      {
        ...wood,
        number: '3',
        foreignData: [{ language: 'Japanese', name: '木立', type: '基本土地 — 木立' }],
      },
      { ...wood, number: '4' },
      {
        ...{ ...guard, number: '2a', rarity: 'special', manaCost: '{1}{W}', manaValue: 2 },
        type: 'Creature — Human',
        foreignData: [
          { language: 'Chinese Simplified', name: '星辰卫士', type: '生物～人类', text: '闪耀' },
          { language: 'Chinese Traditional', name: '星辰衛士', type: '生物～人類' },
          { language: 'Japanese', name: 'スターガード', type: 'クリーチャー — 人間' },
        ],
      },
      {
        ...{ name: 'Day Keeper // Night Keeper', faceName: 'Day Keeper', side: 'a', number: '1' },
        ...{ rarity: 'mythic', manaCost: '{U/P}', manaValue: 1, colors: ['U'], loyalty: '4' },
        type: 'Planeswalker — Keeper',
        foreignData: [
          { language: 'Chinese Simplified', name: '昼 // 夜', faceName: '昼之守护者', type: '旅法师' },
        ],
      },
      {
        name: 'Day Keeper // Night Keeper',
        faceName: 'Night Keeper',
        side: 'b',
        number: '1',
        type: 'Creature',
      },
    ],
  },
};

const scryfall = {
  object: 'list',
  data: [
    {
      ...{ ...guard, lang: 'en', mana_cost: '{1}{W}', cmc: 2, collector_number: '2', rarity: 'rare' },
      type_line: 'Creature — Human',
    },
    {
      ...{ name: "Star's Guard", lang: 'zhs', printed_name: '星辰卫士', printed_type_line: '生物～人类' },
      ...{ type_line: 'Creature — Human', collector_number: '2' },
    },
    {
      ...{ name: 'Day Keeper // Night Keeper', lang: 'en', cmc: 1, collector_number: '1' },
      type_line: 'Planeswalker — Keeper // Creature',
      card_faces: [
        { name: 'Day Keeper', mana_cost: '{U}', type_line: 'Planeswalker', colors: ['U'], loyalty: '4' },
        { name: 'Night Keeper', type_line: 'Creature' },
      ],
    },
    {
      ...{ name: 'Day Keeper // Night Keeper', lang: 'ja', collector_number: '1' },
      card_faces: [
        { name: 'Day Keeper', printed_name: '昼の番人', printed_type_line: 'プレインズウォーカー' },
      ],
    },
  ],
};

describe('readCardFile', () => {
  const keeper = { slug: 'day-keeper', set: 'zen', number: 1, manaValue: 1, colors: ['U'], loyalty: '4' };
  const human = { slug: 'stars-guard', set: 'zen', number: 2, manaCost: '{1}{W}', manaValue: 2 };

  it('reads a set file of MTGJSON: fronts only, names in three languages, what fits the schema', () => {
    expect(readCardFile(mtgjson, 'zen')?.facts).toEqual([
      {
        ...keeper,
        names: { en: 'Day Keeper', zh: '昼之守护者' },
        alsoCalled: [
          { lang: 'en', name: 'Night Keeper' },
          { lang: 'zh', name: '夜' },
        ],
        manaCost: '{U/P}',
        typeLine: { zh: '旅法师', en: 'Planeswalker — Keeper' },
        rarity: 'mythic',
      },
      {
        ...human,
        names: { en: "Star's Guard", zh: '星辰卫士', ja: 'スターガード' },
        kana: 'スターガード',
        typeLine: { zh: '生物～人类', ja: 'クリーチャー — 人間', en: 'Creature — Human' },
        ...{ colors: ['W'], power: '2', toughness: '*' },
      },
      {
        ...{ slug: 'wood-3', set: 'zen', number: 3, rarity: 'land' },
        names: { en: 'Wood', ja: '木立' },
        typeLine: { ja: '基本土地 — 木立', en: 'Basic Land — Wood' },
      },
      {
        ...{ slug: 'wood-4', set: 'zen', number: 4, rarity: 'land' },
        names: { en: 'Wood' },
        typeLine: { en: 'Basic Land — Wood' },
      },
    ]);
  });

  it('reads a list of Scryfall: a row for each language, the front of a card of two sides', () => {
    expect(readCardFile(scryfall, 'zen')?.facts).toEqual([
      {
        ...keeper,
        names: { en: 'Day Keeper', ja: '昼の番人' },
        alsoCalled: [{ lang: 'en', name: 'Night Keeper' }],
        manaCost: '{U}',
        typeLine: { ja: 'プレインズウォーカー', en: 'Planeswalker — Keeper // Creature' },
      },
      {
        ...human,
        names: { en: "Star's Guard", zh: '星辰卫士' },
        typeLine: { zh: '生物～人类', en: 'Creature — Human' },
        ...{ rarity: 'rare', colors: ['W'], power: '2', toughness: '*' },
      },
    ]);
    expect(readCardFile(scryfall.data, 'zen')?.facts).toHaveLength(2);
  });

  it('cleans foreign names, and says how many', () => {
    const card = (number: string, name: string, language: string, foreign: string) => ({
      ...{ name, number, type: 'Creature' },
      foreignData: [{ language, name: foreign }],
    });
    const cards = [
      card('1', 'Clerk', 'Japanese', '幽（ゆう）霊（れい）'),
      card('2', 'Scribe', 'Chinese Simplified', '幽灵书记 —'),
      card('3', 'Herd', 'Chinese Simplified', 'XX兽群'),
      card('4', 'Brave Herd', 'Japanese', 'Brave Herd'),
      { ...card('5', 'Dawn // Dusk', 'Chinese Simplified', '曙光 // 黄昏'), faceName: 'Dawn', side: 'a' },
    ];
    const file = readCardFile({ data: { cards } }, 'tst');
    expect(file).toMatchObject({ cleaned: 2, refused: 2 });
    expect(
      file?.facts.map(({ names: { zh, ja }, kana, alsoCalled }) => [zh ?? ja, kana, alsoCalled]),
    ).toEqual([
      ['幽霊', 'ゆうれい', undefined],
      ['幽灵书记', undefined, undefined],
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
      [
        '曙光',
        undefined,
        [
          { lang: 'en', name: 'Dusk' },
          { lang: 'zh', name: '黄昏' },
        ],
      ],
    ]);
  });

  it.each([[undefined], [null], [[1]], [{ data: { cards: 'none' } }]])('is undefined for %j', (content) => {
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
  it('reads a card a line, the English name last', () => {
    expect(readCardList("星辰卫士\tStar's Guard\r\n\nスターガード\t晨星\tDawn\n", 'zen')?.facts).toEqual([
      { slug: 'stars-guard', set: 'zen', names: { zh: '星辰卫士', en: "Star's Guard" } },
      { slug: 'dawn', set: 'zen', names: { ja: 'スターガード', zh: '晨星', en: 'Dawn' } },
    ]);
  });

  it('is undefined for other lines', () => {
    expect(readCardList('星辰卫士\tStar Guard\n仿生妖\n', 'zen')).toBeUndefined();
  });
});

describe('planCards', () => {
  const facts = readCardFile(mtgjson, 'zen')?.facts ?? [];
  const said = { zh: ['小卫士'] };
  const published = { slug: 'guardian', names: ['星辰卫士'], isPublished: true };

  it('finds cards by name, keeps what people wrote and published slugs, and lists the rest', () => {
    const unknown = { slug: 'card-2', names: ['无名之牌'], isPublished: false };
    const plan = planCards(
      facts,
      [
        { slug: 'guardian', names: { en: "Star's Guard" }, said },
        { slug: 'wood-9', names: { en: 'Wood' } },
      ],
      [
        published,
        { slug: 'wood-9', names: [], isPublished: true },
        { slug: 'card-1', names: ['昼之守护者 // 夜'], isPublished: false },
        unknown,
      ],
    );
    expect([...plan.renamed]).toEqual([
      ['guardian', 'guardian'],
      ['card-1', 'day-keeper'],
    ]);
    expect(plan.unmatched).toEqual([unknown]);
    expect(plan.facts.map(({ slug }) => slug)).toEqual([
      'day-keeper',
      'guardian',
      'wood-3',
      'wood-4',
      'wood-9',
    ]);
    expect(plan.facts[1]).toMatchObject({ said, number: 2 });
    expect(cardFactFileSchema.parse(JSON.parse(factsToJson(plan.facts)))).toEqual(plan.facts);
  });
});
