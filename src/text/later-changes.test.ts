import { expect, test } from 'vitest';
import type { LaterChange } from '../schema/later-change.ts';
import { groupByOccasion, occasionOf, viewChanges } from './later-changes.ts';
import { statusWords } from './status-words.ts';

const what = { zh: '改', ja: '変', en: 'It is otherwise.' };
const change = (id: string, since: string | null, occasion = 'A set'): LaterChange => ({
  id,
  since,
  occasion: { en: occasion },
  what,
  affects: [],
});
const page = { lang: 'en' as const, laterChanges: [change('rule', '2017-04'), change('also', '2018-04')] };

test('a view has the strictest status, and each change with its note', () => {
  const view = viewChanges(page, [
    { change: 'rule', status: 'outdated', note: what },
    { change: 'also', status: 'changed' },
  ]);
  expect(view).toMatchObject({ status: 'outdated', sign: '△', meaning: statusWords.en.outdated });
  expect(view?.changes.map(({ id, note }) => [id, note])).toEqual([
    ['rule', what],
    ['also', undefined],
  ]);
  expect(viewChanges(page, [{ change: 'also', status: 'changed' }])?.sign).toBe('');
  expect(viewChanges(page)).toBeUndefined();
});

test('changes are grouped by date and occasion, the oldest first, those without a date in one group at the end', () => {
  const changes = [change('a', null), change('b', '2013-07'), change('c', '2010-07'), change('d', '2013-07')];
  const groups = groupByOccasion([...changes, change('e', null, 'Tournament rules')]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['c'], ['b', 'd'], ['a', 'e']]);
});

test.each([
  ['zh', { occasion: '多明纳里亚', tag: 'zh-Hans' }],
  // The name in this language is unknown.
  ['ja', { occasion: 'Dominaria', tag: 'en' }],
] as const)('in %s, the occasion of a change is %o', (lang, expected) => {
  const named = { since: '2018-04', occasion: { en: 'Dominaria', zh: '多明纳里亚' } };
  expect(occasionOf(lang, named)).toMatchObject(expected);
});
