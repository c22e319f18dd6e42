import { describe, expect, it } from 'vitest';
import { flowOf } from '../text/flow.ts';
import { createSourceText, lineRange } from '../text/source-text.ts';
import { type Candidate, type Claim, claimSegments } from './claim-segments.ts';

const source = createSourceText('a.txt', 'one. two.\nthree\nfour');

const candidates: readonly Candidate<number>[] = [1, 2, 3].map((line) => ({
  kind: line === 3 ? 'annotation ja' : 'clause zh',
  pieces: [{ source, flow: flowOf(source, lineRange(source, line) ?? { start: 0, end: 0 }), markup: [] }],
  value: line,
}));

const claim = (id: string, at: string, kind = 'clause zh'): Claim => ({ id, at, kind });

const whole: readonly Claim[] = [claim('a', '1'), claim('b', '2'), claim('c', '3', 'annotation ja')];

describe('claimSegments', () => {
  it('gives each candidate to the row that names its line', () => {
    const { value, diagnostics } = claimSegments(source, candidates, whole, 'r.yml');
    expect(diagnostics).toEqual([]);
    expect([...value].map(([id, list]) => [id, list.map((one) => one.value)])).toEqual([
      ['a', [1]],
      ['b', [2]],
      ['c', [3]],
    ]);
  });

  it('splits a paragraph of two clauses at the columns that the registry names', () => {
    const claims = [claim('a', '1:1-4'), claim('a2', '1:6-9'), ...whole.slice(1)];
    const { value, diagnostics } = claimSegments(source, candidates, claims, 'r.yml');
    expect(diagnostics).toEqual([]);
    expect(['a', 'a2'].map((id) => value.get(id)?.[0]?.pieces[0]?.flow.text)).toEqual(['one.', 'two.']);
  });

  it('gives one clause several paragraphs', () => {
    const { value } = claimSegments(source, candidates, [claim('a', '1, 2'), ...whole.slice(2)], 'r.yml');
    expect(value.get('a')?.map((one) => one.value)).toEqual([1, 2]);
  });

  const faults: readonly (readonly [name: string, claims: readonly Claim[], code: string, line: number])[] = [
    ['a segment in no row', whole.slice(1), 'registry/unassigned', 1],
    ['a part of a segment in no row', [claim('a', '1:1-4'), ...whole.slice(1)], 'registry/unassigned', 1],
    ['a segment in two rows', [...whole, claim('d', '2')], 'registry/assigned-twice', 2],
  ];
  it.each(faults)('reports %s with its line', (_name, claims, code, line) => {
    const { diagnostics } = claimSegments(source, candidates, claims, 'r.yml');
    expect(diagnostics).toMatchObject([{ code, file: 'a.txt', line, severity: 'error' }]);
  });

  it.each([
    ['to lines after the end', '9', 'registry/points-nowhere', 'It names `9` of a.txt.'],
    [
      'to a line of another kind',
      '3',
      'registry/wrong-kind',
      'It names `3` of a.txt, where there is “four…”.',
    ],
  ])('reports a row that points %s, at its line of the registry', (_name, at, code, hint) => {
    const findRow = () => ({ file: 'r.yml', line: 7 });
    const { diagnostics } = claimSegments(source, candidates, [...whole, claim('d', at)], 'r.yml', findRow);
    expect(diagnostics).toMatchObject([
      { code, file: 'r.yml', line: 7, hint: expect.stringContaining(hint) },
    ]);
  });
});
