import { expect, test } from 'vitest';
import type { Decided } from '../../pipeline/join/decided.ts';
import { cardFactFileSchema } from '../../schema/card.ts';
import type { SectionDecisions } from '../../schema/decision.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { checkQuotedWords, decide, idleDismissals } from './decided.ts';
import type { Difference } from './find-differences.ts';

const cards = cardFactFileSchema.parse([
  { slug: 'brainstorm', names: { zh: '脑力激荡' }, alsoCalled: [{ lang: 'zh', name: '头脑风暴' }] },
]);
const reason = { zh: '同义', ja: '同じ意味', en: 'the same' };
const decided: Decided<SectionDecisions> = {
  document: 'ipg',
  page: '9.1',
  file: 'content/decisions/ipg/9.1.yml',
  value: { clauses: { 'definition-1': { dismissed: [{ lang: 'zh', rule: 'number', reason }] } } },
};
const text = (words: string) => ({
  text: words,
  source: { file: 'a.txt', lines: [1, 1] },
  segments: [],
  references: [],
});
const record = {
  document: 'ipg',
  section: '9.1',
  editions: { zh: {}, en: {} },
  clauses: [
    {
      id: 'definition-1',
      texts: { zh: { ...text('一'), differs: [{ kind: 'adds', words: '且未经对手许可' }] }, en: text('one') },
      missing: [],
    },
    { id: 'definition-2', texts: { en: text('two') }, missing: [{ lang: 'zh', reason: { kind: 'omits' } }] },
  ],
} as unknown as GuideSection;
const difference = (more: Partial<Difference>): Difference => ({
  ...{ document: 'ipg', section: '9.1', id: 'definition-1', lang: 'zh', against: ['en'] },
  ...{ rule: 'penalty', words: [], othersWords: [], ...more },
});

test.each<[found: Partial<Difference>, state: string]>([
  [{ words: ['对手'] }, 'confirmed'],
  [{ words: ['牌库'] }, 'open'],
  [{ lang: 'en', words: ['对手'] }, 'open'],
  [{ id: 'definition-2', rule: 'missing' }, 'confirmed'],
  [{ rule: 'unprinted-name', words: ['头脑风暴'] }, 'confirmed'],
  [{ rule: 'unprinted-name', words: ['暴风头脑'] }, 'open'],
])('the difference %j is %s', (found, state) => {
  expect(decide(difference(found), record, decided.value, cards).state).toBe(state);
});

test('a dismissed difference keeps its reason, and a dismissal without a difference is reported', () => {
  const entry = decide(difference({ rule: 'number', words: ['四张'] }), record, decided.value, []);
  expect(entry).toMatchObject({ id: 'definition-1', state: 'dismissed', reason });
  expect(idleDismissals(decided, [entry])).toEqual([]);
  expect(idleDismissals(decided, [])).toMatchObject([
    { message: expect.stringContaining('definition-1 zh number') },
  ]);
});

test('quoted words that the text does not have are reported', () => {
  const differing = (words: string, against: string): Decided<SectionDecisions> => ({
    ...decided,
    value: { clauses: { 'definition-1': { differs: { zh: [{ kind: 'adds', words, against }] } } } },
  });
  expect(checkQuotedWords(differing('一', 'one'), record)).toEqual([]);
  expect(checkQuotedWords(differing('一 … 一', 'one'), record)).toEqual([]);
  expect(checkQuotedWords(differing('三', 'two'), record)).toMatchObject([
    { path: ['clauses', 'definition-1', 'differs', 'zh', 0, 'words'], severity: 'error' },
    { path: ['clauses', 'definition-1', 'differs', 'zh', 0, 'against'], severity: 'error' },
  ]);
  // The content of the Japanese text is unknown.
  const unread = { ...record, editions: { ...record.editions, ja: {} } } as GuideSection;
  expect(checkQuotedWords(differing('三', 'two'), unread)).toEqual([]);
});
