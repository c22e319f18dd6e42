import { describe, expect, it } from 'vitest';
import { resolveSegmentRef } from './segment-ref.ts';
import { createSourceText } from './source-text.ts';

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
