import { expect, test } from 'vitest';
import { symbolCode } from '../../schema/symbol.ts';
import { notationsOf } from './notations.ts';

test.each([
  ['{T}', ['{横置}', '{橫置}', '{横向}', '{タップ}', '{tap}']],
  ['{横置}', ['{T}', '{橫置}', '{横向}', '{タップ}', '{tap}']],
  ['{3}{U}', ['{三}{蓝}', '{三}{藍}', '{3}{青}', '{3}{blue}']],
  ['｛三｝｛蓝｝', ['{3}{U}', '{三}{蓝}', '{3}{青}']],
  ['{1}{青}', ['{1}{U}', '{一}{蓝}']],
  ['{W/U}', ['{白/蓝}', '{白/青}', '{white/blue}']],
  ['{11}', ['{十一}']],
  ['{20}，{t}', ['{20}，{T}', '{二十}，{横置}', '{20}，{タップ}']],
  ['{phyrexian}{Φ}', ['{phyrexian}{P}', '{phyrexian}{非}', '{phyrexian}{φ}']],
])('%s is also written %j', (query, others) => {
  expect(notationsOf(query)).toEqual(expect.arrayContaining(others));
  expect(notationsOf(query)).not.toContain(query);
});

test.each(['横置', '{', '{}', '{foo}', 'T', '牌{手', ''])('%j has no symbol to write otherwise', (query) => {
  expect(notationsOf(query)).toEqual([]);
});

test('every notation is read as the same symbol', () => {
  for (const symbol of ['{0}', '{10}', '{11}', '{20}', '{99}', '{W}', '{2/W}', '{B/P}', '{S}', '{Q}', '{C}'])
    expect(new Set([symbol, ...notationsOf(symbol)].map(symbolCode)).size, symbol).toBe(1);
});
