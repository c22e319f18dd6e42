import { expect, it } from 'vitest';
import { readPublished } from '../../pipeline/published.ts';
import type { PageRecords } from '../../schema/citable.ts';
import { findRetired } from './retire.ts';

// Invented records that have only what can be cited.

const texts = (en: string) => ({ en: { text: en } });
const clause = (id: string, ...notes: readonly string[]) => ({
  ...{ id, texts: texts(`On ${id}.`) },
  annotations: { en: notes.map((note) => ({ id: note, text: 'A note.' })) },
});
const section = (...clauses: readonly object[]) => ({ document: 'ipg', section: '9.1', clauses });
const chapter = (slug: string, ...ids: readonly string[]) => ({
  ...{ document: 'zen', slug, ...(slug === 'rulings' ? { groups: [] } : {}) },
  sections: ids.length === 0 ? [] : [{ id: 'combat', notes: ids.map((id) => ({ id, texts: texts(id) })) }],
});
const card = (slug: string, ...ids: readonly string[]) => ({
  ...{ document: 'zen', slug, texts: {}, rulings: ids.map((id) => ({ id, texts: {} })) },
});
const recordsOf = (records: Readonly<Record<'sections' | 'chapters' | 'cards', readonly object[]>>) =>
  records as unknown as PageRecords;

const before = recordsOf({
  sections: [section(clause('definition-1'), clause('remedy-1', 'remedy-1-note-1'), clause('remedy-2'))],
  chapters: [chapter('general', 'combat-1', 'combat-2'), chapter('changes', 'combat-3'), chapter('rulings')],
  cards: [card('clone', 'r1', 'r2'), card('bear', 'r1')],
});
const published = readPublished([
  'ipg/9.1/',
  ...['definition-1', 'remedy-1', 'remedy-1-note-1', 'remedy-2'].map((id) => `ipg/9.1/#${id}`),
  ...['general/', 'general/#combat-2', 'changes/', 'changes/#combat-3'].map((page) => `zen/${page}`),
  ...['clone/', 'clone/#r1', 'clone/#r2', 'bear/', 'bear/#r1'].map((card) => `zen/cards/${card}`),
]);
const retiredBy = (after: PageRecords) =>
  findRetired(before, after, published).map(({ file, id, now }) => `${file} ${id}: ${now}`);

it('retires nothing that still exists', () => {
  expect(retiredBy(before)).toEqual([]);
});

it('redirects to the row above on the page, or to the page', () => {
  const rulings = [chapter('general', 'combat-1'), chapter('changes', 'combat-3'), chapter('rulings')];
  const after = recordsOf({
    sections: [section(clause('definition-1'))],
    chapters: rulings,
    cards: [card('clone', 'r1'), card('bear')],
  });
  expect(retiredBy(after)).toEqual([
    'content/decisions/ipg/9.1.yml remedy-1: ipg/9.1/#definition-1',
    'content/decisions/ipg/9.1.yml remedy-1-note-1: ipg/9.1/#definition-1',
    'content/decisions/ipg/9.1.yml remedy-2: ipg/9.1/#definition-1',
    'content/decisions/zen/general.yml combat-2: zen/general/#combat-1',
    'content/decisions/zen/rulings.yml zen/cards/clone/#r2: zen/cards/clone/#r1',
    'content/decisions/zen/rulings.yml zen/cards/bear/#r1: zen/cards/bear/',
  ]);
});

it('redirects a page as a whole, not each ID on it', () => {
  const after = recordsOf({
    sections: before.sections,
    chapters: [chapter('general', 'combat-1', 'combat-2'), chapter('rulings')],
    cards: [card('clone', 'r1', 'r2')],
  });
  expect(retiredBy(after)).toEqual([
    'content/decisions/zen/rulings.yml zen/changes/: zen/rulings/',
    'content/decisions/zen/rulings.yml zen/cards/bear/: zen/rulings/',
  ]);
});
