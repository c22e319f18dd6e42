import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../any-character.fixture.ts';
import { decodePack, encodePack, type PackedFile } from './pack.ts';

test('decoding a pack gives the same files', () => {
  const pieces = fc.array(fc.constantFrom('<p>', '</p>', '<main>', '牌', ' ', '>', '<', '123456', '0'));
  const body = fc.oneof(
    fc.string({ unit: anyCharacter }),
    pieces.map((all) => all.join('')),
  );
  const file = fc.record(
    { path: fc.string(), body, isBase64: fc.constant(true) },
    { requiredKeys: ['path', 'body'] },
  );
  fc.assert(
    fc.property(fc.array(file), (all) => {
      expect([...decodePack([...encodePack(all as PackedFile[])].join(''))]).toEqual(all);
    }),
  );
});

test('a piece that two pages share is in the pack once', () => {
  const shared = '<footer>The same on every page.</footer>';
  const pack = encodePack([
    { path: 'a', body: `<p>one</p>${shared}` },
    { path: 'b', body: `<p>two</p>${shared}` },
  ]);
  expect([...pack].join('').split('The same')).toHaveLength(2);
});

test.each(['', '{}', '[["a",0,[3]]]', '<!doctype html>'])('%j is rejected', (text) => {
  expect(() => [...decodePack(text)]).toThrow();
});
