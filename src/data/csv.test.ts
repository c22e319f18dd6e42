import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../any-character.fixture.ts';
import { guardCell, toCsv } from './csv.ts';

/** The byte order mark: without it, a spreadsheet set to Chinese or Japanese shows wrong characters. */
const mark = '\uFEFF';

describe('a table as CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    [undefined, ''],
    [-1, '-1'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['line\nbreak', '"line\nbreak"'],
    ['=cmd|"/C calc"!A0', '"\'=cmd|""/C calc""!A0"'],
    ['＝1', "'＝1"],
    ['+1', '+1'],
    ['-1.5', '-1.5'],
    ["'quoted'", "''quoted'"],
  ])('writes %j as %j', (cell, written) => {
    expect(toCsv<typeof cell>([['head', (row) => row]], [cell])).toBe(`${mark}head\r\n${written}\r\n`);
  });

  it('keeps every cell, and writes none that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (cell) => {
        expect(guardCell(cell).replace(/^'/u, '')).toBe(cell);
        expect(guardCell(cell)).not.toMatch(/^[=@＝＋－＠\t\r]/u);
      }),
      { seed: 1, examples: [["'"], ["''"], ['='], ["'="], ['-'], ['-1'], ['\t=1']] },
    );
  });
});
