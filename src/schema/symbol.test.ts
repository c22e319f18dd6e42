import { describe, expect, it } from 'vitest';
import { symbolCode } from './symbol.ts';

describe('symbolCode', () => {
  it.each([
    ['{二}', '2'],
    ['{十一}', '11'],
    ['{二十}', '20'],
    ['{零}', '0'],
    ['{２}', '2'],
    ['{X}', 'X'],
    ['{白}', 'W'],
    ['{藍}', 'U'],
    ['{緑}', 'G'],
    ['{雪}', 'S'],
    ['{横置}', 'T'],
    ['{重置}', 'Q'],
    ['{白/蓝}', 'W/U'],
    ['{蓝／白}', 'W/U'],
    ['{(b/g)}', 'B/G'],
    ['{二/白}', '2/W'],
    ['{白/非}', 'W/P'],
    ['｛红｝', 'R'],
  ])('reads %s as %s', (printed, code) => {
    expect(symbolCode(printed)).toBe(code);
  });

  it.each(['{}', '{foo}', '{白/白}', '{三/白}', '{十十}', '{W/U/B}', '白', '{白', '{此生物}', '{/}'])(
    'sees no symbol in %s',
    (printed) => {
      expect(symbolCode(printed)).toBeUndefined();
    },
  );
});
