import { describe, expect, it } from 'vitest';
import { checkPointers, type KnownNames, type Named, pointersIn } from './pointers.ts';

const named: Readonly<Record<Named, readonly string[]>> = {
  text: [
    'ipg/9.1/',
    'ipg/9.1/#remedy-1',
    'm10/combat/',
    'm10/rulings/',
    'm10/combat/#tokens',
    'm10/cards/clone/',
    'm10/cards/clone/#r1',
  ],
  wording: ['ipg/9.1/#remedy-1', 'm10/cards/clone/', 'm10/cards/clone/#r1'],
  spoken: ['ipg/9.1/#remedy-1', 'ipg/#s-9.2', 'm10/cards/clone/#r1'],
  address: ['ipg/', 'ipg/9.1/', 'ipg/9.1/#remedy-1', 'ipg/9.1/#remedy-8', 'terms/#draw'],
  source: ['a.txt'],
  section: ['ipg 9.1'],
  term: ['judge'],
  document: ['m10/'],
  language: ['ipg/9.1/ zh', 'ipg/9.1/#remedy-1 zh'],
  gap: ['ipg/9.1/#remedy-1 en'],
  row: ['ipg/9.1/#remedy-1', 'm10/rulings/#clone'],
};
const known = Object.fromEntries(
  Object.entries(named).map(([kind, names]) => [kind, new Set(names)]),
) as unknown as KnownNames;
const moved = new Map([['ipg/9.1/#remedy-8', 'ipg/9.1/#remedy-1']]);
const faultsOf = (file: string, value: unknown) => {
  const found = checkPointers(pointersIn([{ file: `content/${file}`, value }]), known, moved);
  return found.map(({ code, path, message, hint }) => [code, path?.join('.'), message, hint]);
};
const effect = (target: string, more = {}) => [{ id: 'x', affects: [{ target, ...more }] }];
const comparison = { document: 'ipg', section: '9.1' };

describe('what is named and not there is reported with its place', () => {
  const faults: readonly (readonly [file: string, value: unknown, path: string, name: string])[] = [
    ['validity.yml', [{ targets: ['m10/cards/clone/#r1..2'] }], '0.targets.0', 'm10/cards/clone/#r2'],
    ['rule-changes.yml', effect('ipg/9.2/#remedy-1'), '0.affects.0.target', 'ipg/9.2/#remedy-1'],
    [
      'policy-changes.yml',
      { changes: effect('ipg/9.1/#remedy-2') },
      'changes.0.affects.0.target',
      'ipg/9.1/#remedy-2',
    ],
    [
      'policy-changes.yml',
      { changes: effect('ipg/9.1/#remedy-1', { langs: ['zh', 'ja'] }) },
      'changes.0.affects.0.langs.1',
      'ipg/9.1/ ja',
    ],
    [
      'policy-changes.yml',
      { comparisons: [{ document: 'ipg', section: '9.9' }] },
      'comparisons.0.section',
      'ipg/9.9/',
    ],
    [
      'policy-changes.yml',
      { comparisons: [{ ...comparison, texts: { 'b.txt': 'ab' } }] },
      'comparisons.0.texts.b.txt',
      'b.txt',
    ],
    [
      'policy-changes.yml',
      { comparisons: [{ ...comparison, results: [{ state: 'same' }, { clauses: ['remedy-7'] }] }] },
      'comparisons.0.results.1.clauses.0',
      'ipg/9.1/#remedy-7',
    ],
    [
      'policy-changes.yml',
      { comparisons: [{ ...comparison, results: [{ langs: ['en'] }] }] },
      'comparisons.0.results.0.langs.0',
      'ipg/9.1/ en',
    ],
    ['wording.yml', { drift: { exchanged: [['judge', 'juge']] } }, 'drift.exchanged.0.1', 'juge'],
    [
      'documents.yml',
      [{ id: 'ipg', elsewhere: [{ lang: 'ja' }, { page: '9.1' }, { page: '9.2' }] }],
      '0.elsewhere.2.page',
      'ipg/9.2/',
    ],
    ['said.yml', { 'ipg/9.8/': { 'remedy-1': {} } }, 'ipg/9.8/', 'ipg/9.8/'],
    ['said.yml', { 'ipg/9.1/': { 'remedy-9': {} } }, 'ipg/9.1/.remedy-9', 'ipg/9.1/#remedy-9'],
    ['doubts.yml', [{ target: 'm10/combat/#tokens' }], '0.target', 'm10/combat/#tokens'],
    ['changes.yml', [{ where: ['terms/#draw', 'terms/#drew'] }], '0.where.1', 'terms/#drew'],
    ['decisions/ipg/9.1.yml', { retired: { 'remedy-9': 'ipg/9.8/' } }, 'retired.remedy-9', 'ipg/9.8/'],
    ['rule-numbers.yml', [{ document: 'm11' }], '0.document', 'm11/'],
    [
      'contents/ipg.yml',
      { document: 'ipg', fork: { answers: [{ sections: [] }, { answers: [{ sections: ['9.2'] }] }] } },
      'fork.answers.1.answers.0.sections.0',
      'ipg 9.2',
    ],
    [
      'contents/ipg.yml',
      { document: 'ipg', fork: { answers: [{ because: ['ipg/9.1/#remedy-9'] }] } },
      'fork.answers.0.because.0',
      'ipg/9.1/#remedy-9',
    ],
    ['corrections/b.yml', { source: 'b.txt' }, 'source', 'b.txt'],
    ['decisions/ipg/9.9.yml', {}, '', 'ipg/9.9/'],
    [
      'decisions/ipg/9.1.yml',
      { clauses: { 'remedy-9': { missing: { en: { kind: 'omits' } } } } },
      'clauses.remedy-9',
      'ipg/9.1/#remedy-9',
    ],
    [
      'decisions/ipg/9.1.yml',
      { clauses: { 'remedy-1': { missing: { zh: { kind: 'omits' } } } } },
      'clauses.remedy-1.missing.zh',
      'ipg/9.1/#remedy-1 zh',
    ],
    [
      'decisions/ipg/9.1.yml',
      { clauses: { 'remedy-1': { differs: { ja: [{ kind: 'adds' }] } } } },
      'clauses.remedy-1.differs.ja',
      'ipg/9.1/#remedy-1 ja',
    ],
    ['decisions/ipg/9.1.yml', { after: { 'remedy-1': 'remedy-9' } }, 'after.remedy-1', 'ipg/9.1/#remedy-9'],
    [
      'decisions/m10/combat.yml',
      { sections: { mulligans: {} } },
      'sections.mulligans',
      'm10/combat/#mulligans',
    ],
    ['decisions/m10/combat.yml', { names: { ox: {} } }, 'names.ox', 'm10/cards/ox/'],
    ['unofficial/m10/cards/copy.yml', { texts: {} }, '', 'm10/cards/copy/'],
    ['unofficial/m10/cards/clone.yml', { texts: { text: {}, r2: {} } }, 'texts.r2', 'm10/cards/clone/#r2'],
  ];
  it.each(faults)('in %s: %j', (file, value, path, name) => {
    const found = faultsOf(file, value);
    expect(found).toHaveLength(1);
    expect(found[0]?.[1]).toBe(path);
    expect(found[0]?.[2]).toContain(` ${name}`);
    expect(found[0]?.[3]).not.toBe('');
  });

  it('but nothing that is there', () => {
    expect(faultsOf('rule-changes.yml', effect('m10/combat/#tokens'))).toEqual([]);
    expect(faultsOf('changes.yml', [{ where: ['ipg/9.1/#remedy-8'] }])).toEqual([]);
    expect(faultsOf('decisions/m10/rulings.yml', { after: { clone: 'clone' } })).toEqual([]);
  });
});

describe('what to write instead is said', () => {
  it.each([
    ['m10/cards/clone#r1', 'Write m10/cards/clone/#r1.'],
    ['m10/cards/clone', 'Write m10/cards/clone/.'],
    ['ipg/9.1/#remedy-8', 'Its links lead to ipg/9.1/#remedy-1 now: name that, or take the entry out.'],
  ])('of %s', (target, hint) => {
    expect(faultsOf('rule-changes.yml', effect(target))[0]?.[3]).toContain(hint);
  });

  it('of a range', () => {
    expect(faultsOf('validity.yml', [{ targets: ['m10/cards/clone#r1..1'] }])[0]?.[3]).toBe(
      'Write m10/cards/clone/#r1..1.',
    );
  });
});
