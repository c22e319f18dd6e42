import { expect, test } from 'vitest';
import { entry } from '../../tests/lib/records.ts';
import type { CardRecord } from './card.ts';
import { factsOfSet, withPrinted } from './facts-of-set.ts';

const source = { file: 'zen-faq.zh.txt', lines: [1, 1] as [number, number] };
const nothing = { name: null, manaCost: null, stats: null, text: [] };
const printed = { ...nothing, typeLine: { text: '生物～人类', source } };
const record: CardRecord = {
  ...entry,
  ...{ slug: 'star-guard', set: 'zen', names: { en: 'Star Guard', zh: '星辰卫士' }, typeLine: {} },
  texts: { zh: { text: [], printed, source } },
};

test('a card without facts gets them from its printed text', () => {
  expect(withPrinted([], [record])).toEqual([
    { slug: 'star-guard', set: 'zen', names: record.names, typeLine: { zh: '生物～人类' } },
  ]);
});

test('facts win over printed lines', () => {
  const fact = { slug: 'star-guard', set: 'zen', names: record.names, number: 3 };
  expect(withPrinted([fact], [record])).toEqual([fact]);
});

test('a card of two sets has its facts in both sets; a card without a set is in the first', () => {
  const documents = ['one', 'two'].map((id) => ({ id, kind: 'set-faq' as const }));
  const facts = [
    { slug: 'clone', set: 'one' },
    { slug: 'clone', set: 'two' },
    { slug: 'clone' },
    { slug: 'island' },
  ];
  expect(factsOfSet(facts, documents, 'one')).toEqual([{ slug: 'clone', set: 'one' }, { slug: 'island' }]);
  expect(factsOfSet(facts, documents, 'two')).toEqual([{ slug: 'clone', set: 'two' }]);
});
