import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveRange, toRange } from './range.ts';

const page = ['penalty', 'definition-1', 'remedy-1', 'remedy-4', 'remedy-2', 'upgrade-1'];

test.each(['remedy-1', '', '..', 'remedy-1..', '..remedy-1', 'remedy-1..a..b', 'remedy-1...b'])(
  '“%s” is no range',
  (hash) => {
    expect(resolveRange(hash, page)).toEqual({ ids: [], unknown: [hash] });
  },
);

test('one clause is no range', () => {
  expect([toRange('r1', 'r3'), toRange('r1', 'r1')]).toEqual(['r1..r3', 'r1']);
});

describe('a range on a page', () => {
  test.each([
    [
      'in reading order, which numbers need not follow',
      'remedy-1',
      'remedy-2',
      ['remedy-1', 'remedy-4', 'remedy-2'],
      [],
    ],
    ['from its end to its start', 'remedy-2', 'remedy-1', ['remedy-1', 'remedy-4', 'remedy-2'], []],
    ['of one clause', 'penalty', 'penalty', ['penalty'], []],
    ['across parts', 'definition-1', 'remedy-1', ['definition-1', 'remedy-1'], []],
    ['with an unknown end', 'remedy-1', 'remedy-9', ['remedy-1'], ['remedy-9']],
    ['with an unknown start', 'x', 'upgrade-1', ['upgrade-1'], ['x']],
    ['with nothing known', 'x', 'y', [], ['x', 'y']],
    ['with one unknown thing twice', 'x', 'x', [], ['x']],
  ])('%s', (_, from, to, ids, unknown) => {
    expect(resolveRange(`${from}..${to}`, page)).toEqual({ ids, unknown });
  });

  test('of anything at all is a run of the page, and no error', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...page, '__proto__', '<b>'), (from, to) => {
        const { ids } = resolveRange(`${from}..${to}`, page);
        const start = page.indexOf(ids[0] ?? '');
        expect(ids).toEqual(ids.length === 0 ? [] : page.slice(start, start + ids.length));
      }),
    );
  });
});
