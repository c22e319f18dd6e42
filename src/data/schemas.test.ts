import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { listSetCards } from './cards.ts';
import { publishFiles } from './files.ts';
import { input, readTexts } from './records.fixture.ts';
import { schemasOf, toJsonSchema as toSchema } from './schemas.ts';

const schemas = schemasOf(input.documents);
const names = Object.keys(schemas);
const toJsonSchema = (name: string, folder: string) => toSchema(name, folder, input.documents);
const base = 'https://example.org/base/data/schema/';

describe('a published schema', () => {
  it.each(names)('%s is JSON Schema 2020-12 that a strict validator accepts', (name) => {
    const schema = toJsonSchema(name, base);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `${base}${name}.json`,
    });
    expect(validator().validateSchema(schema)).toBe(true);
    expect(() => validator().compile(schema)).not.toThrow();
  });

  it.each(names)('%s can have a root-relative address', (name) => {
    expect(() => validator().compile(toJsonSchema(name, '/data/schema/'))).not.toThrow();
  });

  it.each(names)('%s lets fields be added', (name) => {
    expect(JSON.stringify(toJsonSchema(name, base))).not.toContain('"additionalProperties":false');
  });

  it('still says what a field is', () => {
    const validate = validator().compile(toJsonSchema('card', base));
    const [card] = listSetCards({
      ...input,
      records: input.cards,
      set: 'm10',
      asOf: '2009-06-23',
    });
    expect(validate(card)).toBe(true);
    expect(validate({ ...card, anew: 1 })).toBe(true);
    expect(validate({ ...card, role: 'other' })).toBe(false);
    expect(validate({ ...card, source: { file: 'a.txt', lines: [1] } })).toBe(false);
    expect(validate({ ...card, source: { file: 'a.txt', lines: [1, 2, 3] } })).toBe(false);
    expect(validate({ ...card, names: { zh: '牌' } })).toBe(false);
  });
});

describe('the files made of small records', () => {
  const texts = readTexts(publishFiles(input));

  it('follow the schema that the index names for them, and the strict one within', () => {
    const index = JSON.parse(texts.get('index.json') ?? '');
    const schemaOf = new Map<string, string>(
      index.files.map(({ path, schema }: { path: string; schema?: string }) => [path, schema]),
    );
    let checked = 0;
    for (const [path, text] of texts) {
      const name = names.find((each) => `schema/${each}.json` === schemaOf.get(path));
      if (!name) continue;
      for (const value of path.endsWith('.ndjson') ? text.trimEnd().split('\n') : [text]) {
        const record: unknown = JSON.parse(value);
        const validate = validator().compile(toJsonSchema(name, base));
        expect([path, validate(record), validate.errors]).toEqual([path, true, null]);
        expect([path, schemas[name]?.safeParse(record)?.error]).toEqual([path, undefined]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(10);
  });
});

function validator(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  return ajv;
}
