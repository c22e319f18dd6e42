import { describe, expect, it } from 'vitest';
import { nameToKey } from '../site/name-filter.ts';
import type { CardChoice } from './card-choice.ts';
import { compareBy, filterCards, type ListedCard } from './card-filter.ts';

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

const slugs = (chosen: CardChoice['facets']) => filterCards(cards, chosen).shown.map(({ slug }) => slug);

describe('filterCards', () => {
  it.each<[chosen: CardChoice['facets'], slugs: string[]]>([
    [{}, ['ajani-goldmane', 'lightning-bolt', 'darksteel-colossus', 'anticipate']],
    [{ color: 'R' }, ['lightning-bolt']],
    [{ type: 'artifact' }, ['darksteel-colossus']],
    [{ ruled: '1', color: 'C' }, ['darksteel-colossus']],
    [{ color: 'R', type: 'creature' }, []],
  ])('%j shows %j', (chosen, expected) => {
    expect(slugs(chosen)).toEqual(expected);
  });

  it('counts each value as if it were chosen, the other facets as they are', () => {
    const { counts } = filterCards(cards, { ruled: '1', color: 'C' });
    expect(Object.fromEntries(counts.color)).toEqual({ W: 1, C: 1 });
    expect(Object.fromEntries(counts.type)).toEqual({ creature: 1, artifact: 1 });
    expect(Object.fromEntries(counts.ruled)).toEqual({ 1: 1 });
    expect(counts.role.size).toBe(0);
    for (const [color, count] of counts.color) {
      expect(slugs({ ruled: '1', color })).toHaveLength(count);
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
