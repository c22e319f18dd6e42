import { expect, test } from 'vitest';
import { documentFileSchema } from '../schema/document.ts';
import { changesOfSet, pagePathsOf } from './page-paths.ts';

const titles = { zh: '甲', ja: '甲', en: 'A' };
const documents = documentFileSchema.parse([
  { id: 'ipg', kind: 'guide', titles, prevails: 'en' },
  { id: 'm10', kind: 'set-faq', titles, prevails: 'en' },
  { id: 'zen', kind: 'set-faq', titles, prevails: 'en' },
]);
const ruleChanges = ['m10/cards/clone/#r1', 'zen/legal/#legal-1', 'ipg/2.3/#remedy-1'].map((target) => ({
  id: target,
  since: null,
  occasion: '',
  what: titles,
  affects: [{ target, state: 'changed' as const }],
}));
const nothing = { sections: [], chapters: [], cards: [], terms: [], ruleChanges: [] };

test('an edition has no page of terms or of changed rules that would be empty', () => {
  expect(pagePathsOf({ ...nothing, documents })).toEqual([
    ...['ipg/', 'm10/', 'm10/cards/', 'zen/', 'zen/cards/', 'cards/'],
    ...['status/', 'data/', 'offline/', 'accessibility/', 'privacy/'],
  ]);
  const own = pagePathsOf({ ...nothing, documents, ruleChanges: ruleChanges.slice(0, 1) });
  expect(own).toContain('m10/changed/');
  expect(own).not.toContain('zen/changed/');
});

test('the page of a set tells of its own changes and of those that no other set has', () => {
  expect(changesOfSet(ruleChanges, documents, 'zen').map(({ id }) => id)).toEqual([
    'zen/legal/#legal-1',
    'ipg/2.3/#remedy-1',
  ]);
});
