import { expect, it } from 'vitest';
import { withoutEntries, withoutPointers, withRetired } from './entries.ts';
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
  const without = (path: readonly PropertyKey[]) => withoutPointers(written, [{ goes: [path] }]);
  expect(without(['tea', 'black'])).toBe(written.replace(/ {2}black: .*\n/u, ''));
  expect(without(['soup', 0])).toBe(written.replace(/ {2}- \{ id: bowl.*\n/u, ''));
  expect(without(['soup', 1, 'langs'])).toBe(written.replace('    langs: [en]\n', ''));
});

it('takes the question about a first entry with it, and leaves what people have written above', () => {
  const list = (question: string, entry: string) =>
    `cups:\n  # Ours.\n${question}${entry}  - { id: second }\n`;
  expect(
    withoutPointers(list('  # ? does this still hold?\n', '  - { id: first }\n'), [{ goes: [['cups', 0]] }]),
  ).toBe(list('', ''));
});

it('takes out what is empty without an entry, and leaves the rest of the file with what is written at its top', () => {
  const rest = 'clauses:\n  # Seen by two.\n  tea: { missing: { zh: { kind: omits } } }\n';
  const top = '# Nobody has it in Japanese.\n';
  const text = `${top}titles:\n  # From a list.\n  ja: { text: 茶 }\n`;
  expect(withoutEntries(text + rest, [['titles', 'ja']])).toBe(top + rest);
  expect(withoutEntries(`${top}- { id: a }\n- { id: b }\n`, [[0]])).toBe(`${top}- { id: b }\n`);
});

it('leaves no file that only says what it is about', () => {
  expect(withoutEntries('page: "2.4"\ntexts:\n  - { id: tea }\n', [['texts', 0]])).toBeUndefined();
});

it('leaves it so where a place gets another value, and where an ID is retired', () => {
  expect(withPlaces(written, [{ path: ['soup'], value: undefined }], [])).toBe(
    written.slice(0, written.indexOf('\nsoup:')),
  );
  expect(withRetired(written, [{ id: 'cup', now: 'bowl' }])).toBe(
    `${written}retired:\n  - { id: cup, now: bowl }\n`,
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
