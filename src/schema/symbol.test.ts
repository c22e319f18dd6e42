import { describe, expect, it } from 'vitest';
import { symbolCode } from './symbol.ts';

// The tests of inline.ts and mana.ts cover simple symbols.
describe('symbolCode', () => {
  it.each([
    ['{二十}', '20'],
    ['{２}', '2'],
    ['{藍}', 'U'],
    ['{蓝／白}', 'W/U'],
    ['{(b/g)}', 'B/G'],
    ['{二/白}', '2/W'],
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
