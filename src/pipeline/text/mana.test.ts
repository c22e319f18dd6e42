import { describe, expect, it } from 'vitest';
import { canonicalManaCost } from './mana.ts';

describe('canonicalManaCost', () => {
  it.each([
    ['{二}{白/蓝}{白/非}{十一}{X}{零}', '{2}{W/U}{W/P}{11}{X}{0}'],
    ['{X} {一} {黑}', '{X}{1}{B}'],
    ['｛二｝｛白｝', '{2}{W}'],
    ['{一}{红} // {三}{绿}', '{1}{R} // {3}{G}'],
    ['{雪}{2}', '{S}{2}'],
  ])('%s -> %s', (printed, cost) => {
    expect(canonicalManaCost(printed)).toBe(cost);
  });

  it.each(['', '4', '{横置}', '{二}{白}，{横置}', '{一}白', '{二}{foo}'])('refuses %j', (printed) => {
    expect(canonicalManaCost(printed)).toBeUndefined();
  });
});
