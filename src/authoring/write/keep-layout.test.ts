import { expect, it } from 'vitest';
import { withoutItems } from './entries.ts';
import { keepLayout } from './keep-layout.ts';
import { withPlaces } from './yaml.ts';

const written = `# What people say at a table.
tea:
  # Hot ones.
  green:
    zh:
      [绿茶, 一杯热茶,
       "热, 不加糖"]
    en: [green tea, "hot, no sugar"]
  black: { zh: [红茶], en: [black tea] }

soup:
  - { id: bowl, langs: [zh, ja], now: pot }
  - id: pot
    langs: [en]
`;

it('leaves the layout of a file as it was where an entry goes', () => {
  const without = (...path: readonly string[]) => withPlaces(written, [{ path, value: undefined }]);
  expect(without('tea', 'black')).toBe(written.replace(/ {2}black: .*\n/u, ''));
  expect(without('soup')).toBe(written.slice(0, written.indexOf('\nsoup:')));
  expect(withoutItems(written, 'soup', [0])).toBe(written.replace(/ {2}- \{ id: bowl.*\n/u, ''));
});

it('leaves no file whose list is empty', () => {
  expect(withoutItems('page: "2.4"\ntexts:\n  - { id: tea }\n', 'texts', [0])).toBeUndefined();
});

it('leaves it so where an ID is retired', () => {
  expect(withPlaces(written, [{ path: ['retired', 'cup'], value: 'ipg/9.1/#bowl' }])).toBe(
    `${written}retired:\n  cup: ipg/9.1/#bowl\n`,
  );
});

it.each([
  ['the printer changes more than blanks', 'a: [x,]\nb: 1\n', 'a: [ x ]\nb: 1\n', 'a: [ x ]\nb: 2\n'],
  [
    'a line would have to be cut',
    'a: { b: 1, c: 2 }\n',
    'a:\n  { b: 1,\n  c: 2 }\n',
    'a:\n  { b: 1,\n  c: 3 }\n',
  ],
  ['it would say something else', 'a:\n    b: 1\n', 'a:\n  b: 1\n', 'a:\n  b: 1\n  c: 2\n'],
])('takes the text of the printer where %s', (_why, before, plain, edited) => {
  expect(keepLayout(before, plain, edited)).toBe(edited);
});
