import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePack, encodePack } from './pack.ts';

test('what goes in comes out, whatever it is', () => {
  const bodies = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(fc.constantFrom('<p>', '</p>', '<main>', '牌', ' ', '>', '<', '123456'))
      .map((all) => all.join('')),
  );
  const files = fc.array(
    fc.record(
      { path: fc.string(), body: bodies, isBase64: fc.constant<true>(true) },
      { requiredKeys: ['path', 'body'] },
    ),
    { maxLength: 6 },
  );
  const isSame = fc.property(files, (all) => {
    expect(decodePack([...encodePack(all)].join(''))).toEqual(all);
  });
  fc.assert(isSame);
});

test('what two pages share is written once', () => {
  const shared = '<footer>The same on every page.</footer>';
  const pack = encodePack([
    { path: 'a', body: `<p>one</p>${shared}` },
    { path: 'b', body: `<p>two</p>${shared}` },
  ]);
  expect([...pack].join('').split('The same')).toHaveLength(2);
});

test.each(['', '{}', '[["a",0,[3]]]', '<!doctype html>'])('%j is no pack', (text) => {
  expect(() => decodePack(text)).toThrow();
});
