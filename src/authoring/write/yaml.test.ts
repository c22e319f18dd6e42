import { expect, it } from 'vitest';
import { withoutItems, withPlaces } from './yaml.ts';

const written = `# What people say at a table.
tea:
  # Hot ones.
  green: { zh: 绿茶, en: green tea } # or cold
  black: { zh: 红茶 }

soup:
  - { id: bowl, langs: [ zh, ja ] }
  - id: pot
`;

it('adds a value at the end of a map, with a question above the map, and leaves the rest as it is', () => {
  const place = { path: ['tea', 'black', 'en'], value: 'black tea' };
  const asked = [{ path: ['tea', 'black'], text: 'is it so?' }];
  const now = '  # ? is it so?\n  black: { zh: 红茶, en: black tea }\n';
  const once = withPlaces(written, [place], asked);
  expect(once).toBe(written.replace('  black: { zh: 红茶 }\n', now));
  expect(withPlaces(once, [place], asked)).toBe(once);
});

it('removes values, then empty maps and lists, then the empty file', () => {
  expect(withPlaces(written, [{ path: ['tea', 'green'], value: undefined }])).not.toContain('green');
  expect(withPlaces('a:\n  b:\n    c: 1\n', [{ path: ['a', 'b', 'c'], value: undefined }])).toBeUndefined();
  expect(withoutItems(written, 'soup', [0])).toBe(written.replace(/ {2}- \{ id: bowl.*\n/u, ''));
  expect(withoutItems('soup:\n  - id: pot\n', 'soup', [0])).toBeUndefined();
});
