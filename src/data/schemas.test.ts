import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { inventedContent as content } from '../../scripts/content/invented.fixture.ts';
import { listSetCards } from './cards.ts';
import { jsonSchemasOf } from './schemas.ts';

const base = 'https://example.org/base/data/schema/';
const schemas = new Map(
  [...jsonSchemasOf(content.documents)].map(([name, toSchema]) => [name, toSchema(base)]),
);

describe('a published schema', () => {
  it.each([...schemas])('%s lets fields be added', (_, schema) => {
    expect(JSON.stringify(schema)).not.toContain('"additionalProperties":false');
  });

  it('accepts unknown fields, and rejects fields of another type or value', () => {
    const validate = validator().compile(schemas.get('card') ?? {});
    const [card] = listSetCards(content, 'dawn');
    expect(validate(card)).toBe(true);
    expect(validate({ ...card, anew: 1 })).toBe(true);
    expect(validate({ ...card, role: 'other' })).toBe(false);
    const printed = (lines: readonly number[]) => ({
      ...card,
      texts: { zh: { ...card?.texts.zh, source: { file: 'a.txt', lines } } },
    });
    expect([[1, 2], [1], [1, 2, 3]].map(printed).map((one) => validate(one))).toEqual([true, false, false]);
    expect(validate({ ...card, names: { zh: 1 } })).toBe(false);
  });
});

function validator(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  return ajv;
}
