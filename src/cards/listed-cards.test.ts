import { describe, expect, it } from 'vitest';
import { type CardFact, cardFactSchema, cardRecordSchema } from '../schema/card.ts';
import type { Validity } from '../schema/validity.ts';
import { listCardRows, listFacetValues } from './listed-cards.ts';

const fact = (given: Partial<CardFact> & Pick<CardFact, 'slug' | 'names'>) => cardFactSchema.parse(given);
const facts = [
  fact({ slug: 'anticipate', names: { en: 'Anticipate', zh: '预先考虑' } }),
  fact({
    slug: 'forest',
    set: 'm10',
    number: 246,
    names: { en: 'Forest' },
    colors: [],
    typeLine: { en: 'Basic Land — Forest' },
    rarity: 'land',
  }),
  fact({
    slug: 'ajani-goldmane',
    set: 'm10',
    number: 1,
    names: { en: 'Ajani Goldmane', ja: 'アジャニ' },
    kana: 'アジャニ',
    manaValue: 4,
    colors: ['W'],
    typeLine: { en: 'Artifact Creature — Ajani' },
  }),
];

const correction = {
  id: 'm10-1',
  line: 1,
  kind: 'omission',
  reading: '',
  text: '不',
  effect: 'reversed',
  reason: { zh: '', ja: '', en: '' },
};
const source = { file: 'faq.zh.txt', lines: [1, 1] };
const record = cardRecordSchema.parse({
  schemaVersion: 2,
  document: 'm10',
  set: 'm10',
  slug: 'ajani-goldmane',
  role: 'entry',
  names: { en: 'Ajani Goldmane' },
  colors: ['W'],
  typeLine: {},
  texts: {
    zh: {
      nameInSource: '阿耶尼',
      text: ['飞行（此生物践踏。）'],
      printed: {
        name: { text: '阿耶尼', source, corrections: [correction] },
        manaCost: null,
        typeLine: null,
        stats: null,
        text: [],
      },
      source,
    },
  },
  rulings: [
    {
      id: 'r1',
      texts: { zh: { text: '一', blocks: [{ type: 'paragraph', text: '一' }], source } },
      validity: { state: 'partly', changes: ['damage'] },
    },
  ],
  anomalies: [],
  mentionedIn: [],
});
const rows = listCardRows(facts, new Map([[record.slug, record]]), 'ja');

describe('the rows of the card list', () => {
  it('stand by number, cards of other sets behind', () => {
    expect(rows.map(({ fact: { slug } }) => slug)).toEqual(['ajani-goldmane', 'forest', 'anticipate']);
  });

  it('know their facets', () => {
    expect(rows.map(({ facets }) => facets)).toEqual([
      {
        color: ['W'],
        type: ['creature', 'artifact'],
        mv: ['4'],
        rarity: [],
        // Reminder text explains other keywords.
        keyword: ['flying'],
        role: ['entry'],
        ruled: ['1'],
        changed: ['1', 'ruling'],
        corrected: ['1'],
      },
      {
        color: ['C'],
        type: ['land'],
        mv: ['0'],
        rarity: ['land'],
        keyword: [],
        role: ['fact'],
        ruled: [],
        changed: [],
        corrected: [],
      },
      {
        color: [],
        type: [],
        mv: [],
        rarity: [],
        keyword: [],
        role: ['other-set'],
        ruled: [],
        changed: [],
        corrected: [],
      },
    ]);
  });

  it('are found by the reading and by what a source calls them', () => {
    expect(rows[0]?.otherNames).toEqual(['アジャニ', '阿耶尼']);
  });

  it('tell a ruling that no longer holds from a card that reads otherwise today', () => {
    const changedOf = (given: Partial<typeof record>) =>
      listCardRows(facts, new Map([[record.slug, { ...record, ...given }]]), 'en')[0]?.facets.changed;
    const partly: Validity = { state: 'partly', changes: ['damage'] };
    expect(changedOf({ rulings: [], validity: partly })).toEqual(['1', 'card']);
    expect(changedOf({ validity: partly })).toEqual(['1', 'ruling', 'card']);
    expect(changedOf({ rulings: [], validity: { ...partly, state: 'still-true' } })).toEqual([]);
  });

  it('offer the values that some card has, in a fixed order', () => {
    expect(listFacetValues(rows)).toMatchObject({
      color: ['W', 'C'],
      mv: ['0', '4'],
      role: ['entry', 'fact', 'other-set'],
      changed: ['1', 'ruling'],
    });
  });
});
