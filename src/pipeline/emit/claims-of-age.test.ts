import { describe, expect, it } from 'vitest';
import { sectionDecisionsSchema } from '../../schema/decision.ts';
import { type GuideSection, guideSectionSchema } from '../../schema/guide.ts';
import { policyFileSchema } from '../../schema/policy.ts';
import { checkOlderEditions, checkPolicyAges } from './claims-of-age.ts';

const words = { zh: '改了', ja: '変わった', en: 'changed' };
const text = { text: 'a', status: 'aligned', source: { file: 'a.txt', lines: [1, 1] } };
const clause = {
  id: 'remedy-1',
  part: 'remedy',
  texts: { zh: text, en: text },
  missing: [],
  annotations: {},
};

/** A section whose Chinese text is of one edition, and its English text of 2024-09-23. */
const sectionOf = (zh: object): GuideSection => {
  const edition = { file: 'a.txt', origin: words, owner: 'a', date: null, evidence: words };
  return guideSectionSchema.parse({
    ...{ schemaVersion: 2, document: 'ipg', section: '9.1', titles: {}, penalty: {}, headings: [] },
    editions: { zh: { ...edition, ...zh }, en: { ...edition, date: '2024-09-23' } },
    clauses: [clause],
  });
};

describe('a text that is said to be older than a change of the guide', () => {
  const faultsOf = (zh: object, since: object, langs?: readonly string[]) => {
    const affects = [{ target: 'ipg/9.1/#remedy-1', state: 'partly', ...(langs ? { langs } : {}) }];
    const change = { id: 'tea', since: null, ...since, occasion: words, what: words, affects };
    const policy = policyFileSchema.parse({ comparisons: [], changes: [change] });
    return checkPolicyAges([sectionOf(zh)], policy).map(({ path, message }) => [path?.join('.'), message]);
  };
  const at = 'changes.0.affects.0';

  it('is reported where its edition came with the change or later', () => {
    const message = (day: string) =>
      `This says that ipg/9.1/#remedy-1 is older than the change of ${day}, but its zh text is of 2024-02-02.`;
    const zh = { date: '2024-02-02' };
    expect(faultsOf(zh, { since: '2024-02-02' }, ['zh'])).toEqual([[at, message('2024-02-02')]]);
    expect(faultsOf(zh, { since: '2024-01' }, ['zh'])).toEqual([[at, message('2024-01')]]);
    expect(faultsOf(zh, { before: '2023-01-01' }, ['zh'])).toEqual([[at, message('2023-01-01')]]);
    expect(faultsOf({ notBefore: '2024-02-02' }, { since: '2024-01-15' }, ['zh'])).toHaveLength(1);
  });

  it('is that of every language where none is named', () => {
    expect(faultsOf({ date: '2019-01-01' }, { since: '2024-01-15' })).toEqual([
      [
        at,
        'This says that ipg/9.1/#remedy-1 is older than the change of 2024-01-15, but its en text is of 2024-09-23.',
      ],
    ]);
  });

  it.each([
    ['older', { date: '2024-01-01' }, { since: '2024-02-02' }],
    ['of the month of the change', { date: '2024-02-20' }, { since: '2024-02' }],
    ['of unknown age', {}, { since: '2024-02-02' }],
    ['older than a day', { before: '2024-12-01' }, { since: '2024-02-02' }],
    ['of some day, and so is the change', { date: '2024-02-20' }, {}],
  ])('may be %s', (_age, zh, since) => {
    expect(faultsOf(zh, since, ['zh'])).toEqual([]);
  });
});

describe('a text that is said to be of an older edition', () => {
  const faultsOf = (zh: object, decision: object) => {
    const value = sectionDecisionsSchema.parse({ clauses: { 'remedy-1': decision } });
    const decided = { document: 'ipg', page: '9.1', file: '9.1.yml', value };
    return checkOlderEditions(sectionOf(zh), decided).map(({ path }) => path?.join('.'));
  };
  const differs = { differs: { zh: [{ kind: 'says-otherwise' }, { kind: 'older-edition' }] } };

  it('is reported where no other text of the clause is newer', () => {
    const at = 'clauses.remedy-1.differs.zh.1.kind';
    expect(faultsOf({ date: '2024-09-23' }, differs)).toEqual([at]);
    expect(faultsOf({ date: '2025-01-01' }, { missing: { zh: { kind: 'older-edition' } } })).toEqual([
      'clauses.remedy-1.missing.zh.kind',
    ]);
  });

  it('may be older, or of unknown age', () => {
    for (const zh of [{ date: '2024-09-22' }, { before: '2030-01-01' }, { notBefore: '2025-01-01' }, {}])
      expect(faultsOf(zh, differs)).toEqual([]);
  });
});
