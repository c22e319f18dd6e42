import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange, resolveRange, toPageIds, toRange } from './range.ts';

const page = ['penalty', 'definition-1', 'remedy-1', 'remedy-4', 'remedy-2', 'upgrade-1'];

describe('a range in an address', () => {
  test.each([
    ['remedy-1..remedy-3', { from: 'remedy-1', to: 'remedy-3' }],
    ['r1..r2', { from: 'r1', to: 'r2' }],
    ['remedy-1', null],
    ['', null],
    ['..', null],
    ['remedy-1..', null],
    ['..remedy-1', null],
    ['a..b..c', null],
    ['a...b', null],
  ])('%s', (hash, range) => {
    expect(parseRange(hash)).toEqual(range);
  });

  test('is written as it is read; one clause is no range', () => {
    expect(parseRange(toRange('r1', 'r3'))).toEqual({ from: 'r1', to: 'r3' });
    expect(toRange('r1', 'r1')).toBe('r1');
  });
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
    expect(resolveRange({ from, to }, page)).toEqual({ ids, unknown });
  });

  test('of anything at all is a run of the page, and no error', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...page, '__proto__', '<b>'), (from, to) => {
        const { ids } = resolveRange({ from, to }, page);
        const start = page.indexOf(ids[0] ?? '');
        expect(ids).toEqual(ids.length === 0 ? [] : page.slice(start, start + ids.length));
        parseRange(from);
      }),
    );
  });
});

test.each([
  { hash: 'REMEDY-1', becomes: 'remedy-1' },
  { hash: 'Remedy-1..remedy-99', becomes: 'remedy-1..remedy-99' },
  { hash: 'remedy-1..remedy-1', becomes: 'remedy-1..remedy-1' },
  { hash: 'remedy', becomes: 'remedy' },
  { hash: '..', becomes: '..' },
])('$hash is $becomes on a page that has it', ({ hash, becomes }) => {
  expect(toPageIds(hash, ['remedy-1', 'remedy-2'])).toBe(becomes);
});
