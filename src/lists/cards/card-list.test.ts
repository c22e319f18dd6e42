import { expect, test } from 'vitest';
import { entry } from '../../../tests/lib/records.ts';
import { cardFactSchema } from '../../schema/card.ts';
import { mapTexts } from '../../schema/language.ts';
import { countFacet, listCardRows } from './card-list.ts';

const fact = (slug: string, en: string, more: object) =>
  cardFactSchema.parse({ slug, names: { en }, ...more });
const facts = [
  fact('anticipate', 'Anticipate', {}),
  fact('forest', 'Forest', { set: 'm10', number: 246, colors: [], typeLine: { en: 'Basic Land — Forest' } }),
  fact('test-angel', 'Test Angel', {
    set: 'm10',
    number: 2,
    names: { en: 'Test Angel', ja: '試練の天使' },
    kana: 'しれん',
    colors: ['W', 'U'],
    typeLine: { en: 'Artifact Creature — Angel' },
    alsoCalled: [{ lang: 'en', name: 'Angel of Tests' }],
  }),
];

test('rows are sorted by number, cards without a number last, and have filter values and names', () => {
  const texts = mapTexts(entry.texts, (text) => ({ ...text, nameInSource: '天使' }));
  const rows = listCardRows(facts, new Map([[entry.slug, { ...entry, texts }]]));
  expect(rows.map(({ fact: { slug }, values }) => `${slug} ${values.join(' ')}`)).toEqual([
    'test-angel color=W color=U color=M type=creature type=artifact ruled=1 changed=1',
    'forest color=C type=land',
    'anticipate ',
  ]);
  const current = { ...entry, rulings: entry.rulings.filter(({ status }) => status === 'current') };
  expect(listCardRows(facts, new Map([[entry.slug, current]]))[0]?.hasChanged).toBe(false);
  expect(rows[0]?.names).toEqual(['試練の天使', 'Test Angel', 'しれん', 'Angel of Tests', '天使']);
});

test('a facet offers only the values of listed cards', () => {
  const offered = countFacet('color', facts, 'en').map(({ value, count }) => `${value} ${count}`);
  expect(offered).toEqual(['W 1', 'U 1', 'M 1', 'C 1']);
});
