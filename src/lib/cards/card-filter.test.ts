import { describe, expect, it } from 'vitest';
import { type CardChoice, noChoice } from './card-choice.ts';
import { compareBy, filterCards, type ListedCard, nameToKey } from './card-filter.ts';

const none: ListedCard['facets'] = {
  color: [],
  type: [],
  mv: [],
  rarity: [],
  keyword: [],
  role: [],
  ruled: [],
  changed: [],
  corrected: [],
};

function card(
  slug: string,
  names: readonly [string, ...string[]],
  given: Partial<ListedCard['facets']> = {},
  rest: Partial<ListedCard> = {},
): ListedCard {
  return { slug, name: names[0], keys: names.map(nameToKey), facets: { ...none, ...given }, ...rest };
}

const ajani = card(
  'ajani-goldmane',
  ['金鬃阿耶尼', 'Ajani Goldmane', '黄金のたてがみのアジャニ'],
  { color: ['W'], type: ['planeswalker'], mv: ['4'], ruled: ['1'] },
  { number: 1, manaValue: 4 },
);
const bolt = card(
  'lightning-bolt',
  ['闪电击', 'Lightning Bolt', '稲妻'],
  { color: ['R'], type: ['instant'], mv: ['1'] },
  { number: 146, manaValue: 1 },
);
const colossus = card(
  'darksteel-colossus',
  ['暗钢巨像', 'Darksteel Colossus', 'ダークスティールの巨像'],
  { color: ['C'], type: ['creature', 'artifact'], mv: ['11'], ruled: ['1'] },
  { number: 208, manaValue: 11 },
);
const anticipate = card('anticipate', ['预先考虑', 'Anticipate', '予期'], { role: ['mentioned'] });
const cards = [ajani, bolt, colossus, anticipate];

const slugs = (choice: Partial<CardChoice>) =>
  filterCards(cards, { ...noChoice, ...choice }).shown.map(({ slug }) => slug);

describe('filterCards', () => {
  it.each<[choice: Partial<CardChoice>, slugs: string[]]>([
    [{}, ['ajani-goldmane', 'lightning-bolt', 'darksteel-colossus', 'anticipate']],
    [{ facets: { color: 'R' } }, ['lightning-bolt']],
    [{ facets: { type: 'artifact' } }, ['darksteel-colossus']],
    [{ facets: { ruled: '1', color: 'C' } }, ['darksteel-colossus']],
    [{ facets: { color: 'R', type: 'creature' } }, []],
    [{ q: '金鬃' }, ['ajani-goldmane']],
    [{ q: 'AJANI' }, ['ajani-goldmane']],
    [{ q: 'ａｊａｎｉ　ｇｏｌｄ' }, ['ajani-goldmane']],
    [{ q: 'gold aja' }, ['ajani-goldmane']],
    [{ q: 'タテガミ' }, ['ajani-goldmane']],
    [{ q: 'だーくすてぃーる' }, ['darksteel-colossus']],
    [{ q: 'ﾀﾞｰｸｽﾃｨｰﾙ' }, ['darksteel-colossus']],
    [{ q: 'no such card' }, []],
    [{ q: '!?' }, ['ajani-goldmane', 'lightning-bolt', 'darksteel-colossus', 'anticipate']],
  ])('%j shows %j', (choice, expected) => {
    expect(slugs(choice)).toEqual(expected);
  });

  it('counts each value as if it were chosen, the other facets and the name as they are', () => {
    const { counts } = filterCards(cards, { ...noChoice, facets: { ruled: '1', color: 'C' } });
    expect(Object.fromEntries(counts.color)).toEqual({ W: 1, C: 1 });
    expect(Object.fromEntries(counts.type)).toEqual({ creature: 1, artifact: 1 });
    expect(Object.fromEntries(counts.ruled)).toEqual({ 1: 1 });
    expect(counts.role.size).toBe(0);
    for (const [color, count] of counts.color) {
      expect(slugs({ facets: { ruled: '1', color } })).toHaveLength(count);
    }
  });
});

describe('compareBy', () => {
  const zh = ['暗钢巨像', '闪电击', '金鬃阿耶尼'].map((name, number) => card(name, [name], {}, { number }));

  it.each([
    // àn, jīn, shǎn
    { order: 'name', tag: 'zh-Hans', names: ['暗钢巨像', '金鬃阿耶尼', '闪电击'] },
    { order: 'number', tag: 'zh-Hans', names: ['暗钢巨像', '闪电击', '金鬃阿耶尼'] },
  ] as const)('sorts Chinese by $order', ({ order, tag, names }) => {
    expect(
      zh
        .toReversed()
        .toSorted(compareBy(order, tag))
        .map(({ name }) => name),
    ).toEqual(names);
  });

  it('sorts by cost, then number; what has none comes last', () => {
    const forest = card('forest', ['Forest'], {}, { number: 246, manaValue: 0 });
    const shock = card('shock', ['Shock'], {}, { number: 155, manaValue: 1 });
    expect(
      [anticipate, ajani, shock, bolt, forest].toSorted(compareBy('cost', 'en')).map(({ slug }) => slug),
    ).toEqual(['forest', 'lightning-bolt', 'shock', 'ajani-goldmane', 'anticipate']);
  });

  it('sorts kana in their order, whichever kind they are', () => {
    const kana = ['しし', 'アジャニ', 'くも', 'ゴブリン'].map((name) => card(name, [name]));
    expect(kana.toSorted(compareBy('name', 'ja')).map(({ name }) => name)).toEqual([
      'アジャニ',
      'くも',
      'ゴブリン',
      'しし',
    ]);
  });
});
