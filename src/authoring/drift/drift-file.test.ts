import { expect, test } from 'vitest';
import { sectionRegistrySchema } from '../../schema/registry.ts';
import { cards } from './drift.fixture.ts';
import { decideFinding, idleDismissals } from './drift-file.ts';
import type { DriftFinding } from './find-drift.ts';

const reason = { zh: '同义', ja: '同じ意味', en: 'the same' };
const registry = sectionRegistrySchema.parse({
  document: 'ipg',
  section: '9.1',
  sources: { zh: 'a.txt', en: 'b.txt' },
  clauses: [
    {
      id: 'definition-1',
      part: 'definition',
      texts: { zh: { at: '1', differs: [{ kind: 'adds', words: '且未经对手许可' }] }, en: '1' },
      dismissed: [{ lang: 'zh', rule: 'number', reason }],
    },
    {
      id: 'definition-2',
      part: 'definition',
      texts: { en: '2' },
      missing: [{ lang: 'zh', reason: { kind: 'omits' } }],
    },
  ],
});
const finding = (more: Partial<DriftFinding>): DriftFinding => ({
  document: 'ipg',
  section: '9.1',
  id: 'definition-1',
  lang: 'zh',
  against: ['en'],
  rule: 'term',
  words: [],
  othersWords: [],
  ...more,
});
const stateOf = (more: Partial<DriftFinding>) => decideFinding(finding(more), registry, cards).state;

test('a finding is confirmed by the reason that names one of its words', () => {
  expect(stateOf({ words: ['对手'] })).toBe('confirmed');
  expect(stateOf({ words: ['牌库'] })).toBe('open');
  expect(stateOf({ lang: 'en', words: ['对手'] })).toBe('open');
});

test('a gap is confirmed by its reason, a name by the facts of the card', () => {
  expect(stateOf({ id: 'definition-2', rule: 'missing' })).toBe('confirmed');
  expect(stateOf({ rule: 'unprinted-name', words: ['头脑风暴'] })).toBe('confirmed');
  expect(stateOf({ rule: 'unprinted-name', words: ['暴风头脑'] })).toBe('open');
});

test('a dismissed finding keeps the reason, and a dismissal without a finding is reported', () => {
  const entry = decideFinding(finding({ rule: 'number', words: ['四张'] }), registry, []);
  expect(entry).toMatchObject({ at: 'ipg/9.1/#definition-1', state: 'dismissed', reason });
  expect(idleDismissals(registry, [entry])).toEqual([]);
  expect(idleDismissals(registry, [])).toMatchObject([
    { message: expect.stringContaining('definition-1 zh number') },
  ]);
});
