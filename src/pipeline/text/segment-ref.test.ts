import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSegmentRef, writeSegmentRef } from './segment-ref.ts';
import { createSourceText, isBlank } from './source-text.ts';

const source = createSourceText('a.txt', 'first\n\nsecond line\r\nthird');

const resolved: readonly (readonly [ref: string, texts: readonly string[] | undefined])[] = [
  ['1', ['first']],
  ['3', ['second line']],
  ['3-4', ['second line\r\nthird']],
  ['3:1-6', ['second']],
  ['3:8-11', ['line']],
  ['1, 4', ['first', 'third']],
  ['2', ['']],
  ['5', undefined],
  ['3-9', undefined],
  ['3:8-12', undefined],
  ['3:5-4', undefined],
  ['1, 7', undefined],
];

describe('a segment reference', () => {
  it.each(resolved)('%j names %j', (ref, texts) => {
    const ranges = resolveSegmentRef(source, ref);
    expect(ranges?.map(({ start, end }) => source.text.slice(start, end))).toEqual(texts);
  });
});

const written = createSourceText('a.txt', '定义\n  一二三 四五\n\n六七\n八\n\n九');
const everything = new Set([...written.text].keys());
const offsetsOf = (...texts: readonly string[]): number[] =>
  texts.flatMap((text) => Array.from(text, (_, index) => written.text.indexOf(text) + index));

describe('writeSegmentRef', () => {
  it.each([
    ['定义', ['定义'], '1'],
    ['part of a line', ['一二三'], '2:3-5'],
    ['a whole line but for blanks', ['一二三 四五'], '2'],
    ['lines one after another', ['六七', '八'], '4-5'],
    ['lines with a blank one between', ['八', '九'], '5-7'],
    ['lines with other text between', ['六七', '九'], '4, 7'],
    ['from within a line', ['四五', '六七'], '2:7-8, 4'],
    ['nothing', [], ''],
  ])('%s', (_name, texts, ref) => {
    const own = offsetsOf(...texts);
    expect(writeSegmentRef(written, own, everything)).toBe(ref);
  });

  it('names the whole line where only a heading or a bullet shares it', () => {
    expect(writeSegmentRef(written, offsetsOf('四五'), new Set(offsetsOf('六七')))).toBe('2');
  });

  it('names exactly the given characters', () => {
    const characters = [...written.text]
      .map((_, offset) => offset)
      .filter((offset) => !isBlank(written.text.charAt(offset)));
    fc.assert(
      fc.property(fc.subarray(characters, { minLength: 1 }), (own) => {
        const ranges = resolveSegmentRef(written, writeSegmentRef(written, own, everything)) ?? [];
        const named = characters.filter((offset) =>
          ranges.some(({ start, end }) => offset >= start && offset < end),
        );
        expect(named).toEqual(own);
      }),
    );
  });
});
