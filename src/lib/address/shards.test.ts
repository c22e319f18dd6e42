import { expect, test } from 'vitest';
import { baseOf, readShards } from './shards.ts';

const shards = readShards('ipg=/rules/,m10=/sets/2010/');

test.each([
  ['zh/ipg/2.3/', '/rules/'],
  ['en/m10/', '/sets/2010/'],
  ['data/m10/cards.json', '/sets/2010/'],
  ['data/ipg.tmx', '/rules/'],
  ['ja/terms/#library', '/here/'],
  ['zh/', '/here/'],
  ['', '/here/'],
  ['data/index.json', '/here/'],
])('%s is below %s', (path, base) => {
  expect(baseOf(path, shards, '/here/')).toBe(base);
});

test('a site that is not split has one base path', () => {
  expect(baseOf('zh/m10/', readShards(undefined), '/')).toBe('/');
});

test.each(['ipg', 'ipg=rules', 'ipg=/rules', 'ipg=https://example.org/'])('%s is refused', (setting) => {
  expect(() => readShards(setting)).toThrow('ipg=/ipg/,m10=/m10/');
});
