import { expect, test } from 'vitest';
import { documentFileSchema } from '../schema/document.ts';
import { changesOfSet, pagePathsOf } from './page-paths.ts';

const titles = { zh: '甲', ja: '甲', en: 'A' };
const documents = documentFileSchema.parse([
  { id: 'ipg', kind: 'guide', titles, prevails: 'en' },
  { id: 'm10', kind: 'set-faq', titles, prevails: 'en' },
  { id: 'zen', kind: 'set-faq', titles, prevails: 'en' },
]);
const changes = ['m10/cards/clone/#r1', 'zen/legal/#legal-1', 'ipg/2.3/#remedy-1'].map((target) => ({
  id: target,
  since: null,
  occasion: { en: '' },
  what: titles,
  affects: [{ target, status: 'outdated' as const }],
}));
const nothing = { sections: [], chapters: [], cards: [], terms: [] };

test('pages of terms or changed rules are not listed if they would be empty', () => {
  const pathsWith = (own: typeof changes) =>
    pagePathsOf({ ...nothing, documents, laterChanges: { checks: [], changes: own } });
  expect(pathsWith([])).toEqual([
    ...['ipg/', 'm10/', 'm10/cards/', 'zen/', 'zen/cards/', 'cards/'],
    ...['status/', 'data/', 'offline/', 'accessibility/', 'privacy/'],
  ]);
  expect(pathsWith(changes.slice(0, 1)).filter((path) => path.endsWith('/changed/'))).toEqual([
    'm10/changed/',
  ]);
});

test('the page of a set has all changes except those that affect only other sets', () => {
  expect(changesOfSet(changes, documents, 'zen').map(({ id }) => id)).toEqual([
    'zen/legal/#legal-1',
    'ipg/2.3/#remedy-1',
  ]);
});
