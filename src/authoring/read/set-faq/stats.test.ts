import { describe, expect, it } from 'vitest';
import { findTrailingStats, isDefense, isLoyalty, isPowerToughness, readStats } from './stats.ts';

describe('stats', () => {
  it.each([
    ['1/1', { power: '1', toughness: '1' }],
    ['11／11', { power: '11', toughness: '11' }],
    ['*/*', { power: '*', toughness: '*' }],
    ['1+*/1+*', { power: '1+*', toughness: '1+*' }],
    ['-1/3', { power: '-1', toughness: '3' }],
    ['（2/2）', { power: '2', toughness: '2' }],
    ['星/1+星', { power: '星', toughness: '1+星' }],
    ['/', {}],
    ['*／3', { power: '*', toughness: '3' }],
  ])('reads %s as power and toughness', (text, stats) => {
    expect(isPowerToughness(text)).toBe(true);
    expect(readStats(text)).toEqual(stats);
  });

  it.each(['（忠诚 4）', '(忠诚4)', '忠诚：4', '初始忠诚度：4', 'Loyalty: 4', '忠誠 4', '4'])(
    'reads %s as loyalty',
    (text) => {
      expect(isLoyalty(text, true)).toBe(true);
      expect(readStats(text)).toEqual({ loyalty: '4' });
    },
  );

  it.each(['防御值：4', '（防禦 4）', '守備値：４', 'Defense: 4', '4'])(
    'reads %s as the defense of a battle',
    (text) => {
      expect(isDefense(text, true)).toBe(true);
      expect(readStats(text, true)).toEqual({ defense: '4' });
    },
  );

  it('takes a bare number as loyalty only below the type line of a planeswalker', () => {
    expect(isLoyalty('4', false)).toBe(false);
    expect(isDefense('4', false)).toBe(false);
  });

  it.each(['', '飞行', '+1/+1直到回合结束', '7/11日', '和/或', '//', '1/1绿色'])(
    'sees none in %j',
    (text) => {
      expect(isPowerToughness(text)).toBe(false);
      expect(isLoyalty(text, true)).toBe(false);
    },
  );

  it.each([
    ['生物～天使 4/4', '生物～天使'],
    ['生物～天使（4/4）', '生物～天使'],
    ['鹏洛客～杰斯 （忠诚 3）', '鹏洛客～杰斯'],
    ['Creature -- Angel 4/4', 'Creature -- Angel'],
  ])('finds what stands behind a type line: %s', (text, type) => {
    expect(text.slice(0, findTrailingStats(text))).toBe(type);
  });
});
