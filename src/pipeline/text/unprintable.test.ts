import { describe, expect, it } from 'vitest';
import { createSourceText } from './source-text.ts';
import { findUnprintable } from './unprintable.ts';

const find = (text: string): readonly string[] =>
  findUnprintable(createSourceText('a.txt', text)).map(
    ({ line, column, message }) => `${line}:${column} ${message.slice(0, 6)}`,
  );

describe('findUnprintable', () => {
  it.each([
    ['牌手\u0001。', ['1:3 U+0001']],
    ['甲\n乙\u202E丙\u202C\n丁\u2066', ['2:2 U+202E', '3:2 U+2066']],
    ['\uD83D牌', ['1:1 U+D83D']],
    ['牌\uDE00', ['1:2 U+DE00']],
    ['\uFFFE', ['1:1 U+FFFE']],
    ['\u{1FFFF}', ['1:1 U+1FFF']],
    ['\u0085', ['1:1 U+0085']],
  ])('reports %j with its place, once a line', (text, found) => {
    expect(find(text)).toEqual(found);
  });

  it.each(['\t\f\v\r\n\u00A0\u3000\u2028\uFEFF', '\u200B\u200C\u200D\u00AD\u2060', '👨‍👩‍👧𠮷é'])(
    'lets blanks, joiners and every other character pass: %j',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );
});
