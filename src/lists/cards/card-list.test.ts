import { expect, test } from 'vitest';
import { entry } from '../../../tests/lib/records.ts';
import { type CardFact, cardFactSchema } from '../../schema/card.ts';
import { mapTexts } from '../../schema/language.ts';
import { countFacet, listCardRows } from './card-list.ts';

const fact = (given: Partial<CardFact> & Pick<CardFact, 'slug' | 'names'>) => cardFactSchema.parse(given);
const [anticipate, forest, angel] = [
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
    slug: 'test-angel',
    set: 'm10',
    number: 2,
    names: { en: 'Test Angel', ja: '試練の天使' },
    kana: 'しれん',
    colors: ['W', 'U'],
    typeLine: { en: 'Artifact Creature — Angel' },
    alsoCalled: [{ lang: 'en', name: 'Angel of Tests' }],
  }),
];
const rowsOf = (record: typeof entry) =>
  listCardRows([anticipate, forest, angel], new Map([[record.slug, record]]));

test('the list is by number, cards of other sets behind, with what each is filtered and found by', () => {
  const texts = mapTexts(entry.texts, (text) => ({ ...text, nameInSource: '天使' }));
  const rows = rowsOf({ ...entry, texts });
  expect(rows.map(({ fact: { slug }, values }) => `${slug} ${values.join(' ')}`)).toEqual([
    'test-angel color=W color=U color=M type=creature type=artifact ruled=1 changed=1',
    'forest color=C type=land',
    'anticipate ',
  ]);
  expect(rows[0]?.names).toEqual(['試練の天使', 'Test Angel', 'しれん', 'Angel of Tests', '天使']);
});

test('a ruling whose outcome is the same has not changed', () => {
  const rulings = entry.rulings.filter(({ status }) => status === 'current');
  expect(rowsOf({ ...entry, rulings })[0]).toMatchObject({ hasChanged: false, record: { rulings } });
});

test('only values that some card has are offered', () => {
  const offered = countFacet('color', [anticipate, forest, angel], 'en');
  expect(offered.map(({ value, count }) => `${value} ${count}`)).toEqual(['W 1', 'U 1', 'M 1', 'C 1']);
});
