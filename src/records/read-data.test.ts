import { expect, it } from 'vitest';
import { z } from 'zod';
import { formatDiagnostic } from '../pipeline/diagnostics.ts';
import { headSchema } from '../schema/source.ts';
import { readData } from './read-data.ts';

const read = (name: string, text: string, schema: z.ZodType): readonly string[] =>
  readData(text, name, schema).diagnostics.map(formatDiagnostic);

const row = z.strictObject({
  at: z.string().regex(/^\d+$/u, 'Write a line: "8".'),
  lang: z.enum(['zh', 'ja', 'en']),
  to: z.union([z.strictObject({ page: z.string() }), z.strictObject({ rule: z.string() })]).optional(),
});
const schema = z.strictObject({ rows: z.array(row) });

it.each([
  ['a missing key', 'at: "8"', '`rows.1.lang` is missing: Invalid option: expected one of "zh"|"ja"|"en".'],
  [
    'a value of another type',
    'at: 8, lang: zh',
    '`rows.1.at`: Invalid input: expected string, received number.',
  ],
  [
    'a wrong value in the second form of a union',
    'at: "8", lang: zh, to: { rule: 1 }',
    '`rows.1.to.rule`: Invalid input: expected string, received number.',
  ],
])('%s is reported at the line of its entry', (_name, entry, message) => {
  const found = read('a.yml', `rows:\n  - { at: "1", lang: zh }\n  - { ${entry} }\n`, schema);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`a.yml:3 error read/schema: ${message}`);
});

it('reports a file that has another form as a whole', () => {
  expect(read('b.yml', '# Nothing is left.\n', schema)[0]).toContain(
    'b.yml:1 error read/schema: The file: Invalid input: expected object, received null.',
  );
});

it('reports a fault in the head of a marked text at its line', () => {
  const text = '---\nsource: a.txt\nlangauges: [en]\n---\ntitle | languages: [ja]\n';
  expect(read('content/texts/ipg/a.txt', text, headSchema).join('\n')).toMatch(
    /a\.txt:3 error read\/schema: `langauges` is not a known key here\.\n {2}Known here: .*\blanguages\b/u,
  );
});

it.each([
  ['a: [1\nb: {2\n', 'x.yml:2:1 error read/not-yaml: '],
  [
    '{ "a": 1,\n  "b": { "c": 1,\n    "c": 2 } }\n',
    'x.yml:3:5 error read/not-yaml: Map keys must be unique.',
  ],
  ['a: &one 1\nb: *oen\n', 'x.yml error read/not-yaml: Unresolved alias'],
])('only the first fault of the invalid YAML %j is reported', (text, message) => {
  const found = read('x.yml', text, z.unknown());
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

it('reports a full-width colon after a key, but not in a text', () => {
  const text = 'a:\n  - b： 1\n';
  expect(read('x.yml', text, z.object({ a: z.array(z.object({ b: z.number() })) }))[0]).toContain(
    'x.yml:2:6 error read/not-yaml: The colon after the key is full-width (：).',
  );
  expect(read('x.yml', text, z.object({ a: z.array(z.string()) }))).toEqual([]);
});
