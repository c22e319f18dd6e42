import { expect, test } from 'vitest';
import { type CardFact, cardFactSchema, cardRecordSchema } from '../schema/card.ts';
import { countFacet, listCardRows } from './card-list.ts';

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
  }),
  fact({
    slug: 'ajani-goldmane',
    set: 'm10',
    number: 1,
    names: { en: 'Ajani Goldmane' },
    kana: 'アジャニ',
    colors: ['W', 'U'],
    typeLine: { en: 'Artifact Creature — Ajani' },
  }),
];
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
  texts: { zh: { nameInSource: '阿耶尼', text: [], printed: null, source } },
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

test('the list is by number, cards of other sets behind, with what each is filtered, sorted and found by', () => {
  const rows = listCardRows(facts, new Map([[record.slug, record]]), 'ja');
  expect(rows.map(({ fact: { slug }, values, sortName }) => [slug, sortName, ...values])).toEqual([
    [
      'ajani-goldmane',
      'アジャニ',
      'color=W',
      'color=U',
      'color=M',
      'type=creature',
      'type=artifact',
      'ruled=1',
      'changed=1',
    ],
    ['forest', 'Forest', 'color=C', 'type=land'],
    ['anticipate', 'Anticipate'],
  ]);
  expect(rows[0]?.otherNames).toEqual(['Ajani Goldmane', 'アジャニ', '阿耶尼']);
});

test('a ruling whose outcome is the same has not changed', () => {
  const [ruling] = record.rulings;
  const rulings = ruling
    ? [{ ...ruling, validity: { ...ruling.validity, state: 'still-true' as const } }]
    : [];
  const [row] = listCardRows(facts, new Map([[record.slug, { ...record, rulings }]]), 'en');
  expect(row?.hasChanged).toBe(false);
});

test('only values that some card has are offered', () => {
  expect(countFacet('color', facts, 'en').map(({ value, count }) => `${value} ${count}`)).toEqual([
    'W 1',
    'U 1',
    'M 1',
    'C 1',
  ]);
});
