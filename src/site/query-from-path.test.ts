import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../any-character.fixture.ts';
import { queryFromPath } from './query-from-path.ts';

test.each([
  ['zh/m10/cards/ajani-goldman/', '', 'ajani goldman'],
  ['en/m10/cards/ajani-goldman/', 'r2', 'ajani goldman'],
  ['en/ipg/9.9/', '', 'ipg 9.9'],
  ['en/ipg/2-3/', '', 'ipg 2.3'],
  ['en/ipg/9.9/', 'remedy-1', 'ipg 9.9 remedy-1'],
  ['en/ipg/9.9/', '"><b>', 'ipg 9.9'],
  ['zh/%E9%97%AA%E7%94%B5%E5%87%BB/', '', '闪电击'],
  ['ja/m10/combat_damage.html', '', 'combat damage'],
  ['zh/m10/cards/', '', ''],
  ['zh', '', ''],
  ['', '', ''],
  ['404.html', '', ''],
  ['%E0%A4%A/', '', '%E0%A4%A'],
  ['x/%3Cimg%20src=x%3E', '', '<img src=x>'],
  [`zh/${'a'.repeat(500)}/`, '', 'a'.repeat(80)],
])('%.60s#%s is searched as %.80s', (path, hash, query) => {
  expect(queryFromPath(path, hash)).toBe(query);
});

test('any address makes a short line of text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string(), (path, hash) => {
      const query = queryFromPath(path, hash);
      expect(query.length).toBeLessThanOrEqual(80);
      expect(query).not.toMatch(/[\n\r\t]/u);
    }),
  );
});
