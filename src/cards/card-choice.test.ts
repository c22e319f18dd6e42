import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardChoice, type FacetValues, noChoice, readChoice, writeChoice } from './card-choice.ts';

const values: FacetValues = {
  color: ['W', 'U', 'M'],
  type: ['creature', 'land'],
  mv: ['0', '4'],
  rarity: ['mythic'],
  keyword: ['first-strike'],
  role: ['entry', 'lost'],
  ruled: ['1'],
  changed: ['1'],
  corrected: ['1'],
};

describe('readChoice', () => {
  it.each<[search: string, choice: Partial<CardChoice>]>([
    ['', {}],
    [
      '?color=W&type=creature&mv=4&sort=name',
      { facets: { color: 'W', type: 'creature', mv: '4' }, sort: 'name' },
    ],
    ['?q=%E9%87%91%E9%AC%83', { q: '金鬃' }],
    ['?color=purple&sort=price&mv=NaN&q=', {}],
    ['?color=__proto__&constructor=1&%', {}],
    ['?color=W&color=U', { facets: { color: 'W' } }],
    [`?q=${'x'.repeat(5000)}`, { q: 'x'.repeat(100) }],
  ])('reads %j', (search, choice) => {
    expect(readChoice(search, values)).toEqual({ ...noChoice, ...choice });
  });

  it('takes any address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const choice = readChoice(search, values);
        expect(readChoice(writeChoice(choice), values)).toEqual({ ...choice, q: choice.q.trim() });
      }),
    );
  });
});

describe('writeChoice', () => {
  it.each<[choice: Partial<CardChoice>, search: string]>([
    [{}, ''],
    [{ q: '  ' }, ''],
    [{ sort: 'number' }, ''],
    [{ sort: 'name', q: 'elf', facets: { mv: '4', color: 'G' } }, '?q=elf&color=G&mv=4&sort=name'],
  ])('writes %j', (choice, search) => {
    expect(writeChoice({ ...noChoice, ...choice })).toBe(search);
  });
});
