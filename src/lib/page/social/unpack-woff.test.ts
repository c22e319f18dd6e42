import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const face = resolve('@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff');

test('an unpacked font has every table where its directory says, with its checksum', () => {
  const font = unpackWoff(readFileSync(face));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const [sum, from, length] = [4, 8, 12].map((offset) => font.readUInt32BE(at + offset));
    return { tag: font.toString('latin1', at, at + 4), sum, from: from ?? 0, length: length ?? 0 };
  });
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx']));
  for (const { tag, sum, from, length } of tables) {
    // The checksum of `head` is taken without the sum of the whole font that stands in it.
    if (tag !== 'head') expect(checksum(font.subarray(from, from + Math.ceil(length / 4) * 4))).toBe(sum);
  }
});

test('what is no WOFF is refused', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and so on'))).toThrow('Not a WOFF file.');
});

const checksum = (table: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};
