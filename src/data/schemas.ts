import { z } from 'zod';
import { type Document, documentIdSchema } from '../schema/document.ts';
import {
  dataIndexSchema,
  definitions,
  mentionedCardsSchema,
  publishedCardSchema,
  publishedCardsSchema,
  publishedChangesSchema,
  publishedCoverageSchema,
  publishedFaqSchema,
  publishedPolicySchema,
  publishedRuleChangesSchema,
  publishedSectionSchema,
  publishedTermsSchema,
} from '../schema/published.ts';

/** The schema of each kind of JSON file, by the name under which `/data/schema/<name>.json` serves it. */
export const schemasOf = (documents: readonly Document[]): Readonly<Record<string, z.ZodType>> => ({
  index: dataIndexSchema,
  ...Object.fromEntries(idsOf(documents, 'guide').map((id) => [`${id}-section`, publishedSectionSchema])),
  cards: publishedCardsSchema,
  card: publishedCardSchema,
  'cards-mentioned': mentionedCardsSchema,
  faq: publishedFaqSchema,
  terms: publishedTermsSchema,
  coverage: publishedCoverageSchema,
  changes: publishedChangesSchema,
  'rule-changes': publishedRuleChangesSchema,
  'policy-changes': publishedPolicySchema,
});

const idsOf = (documents: readonly Document[], kind: Document['kind']): string[] =>
  documents.flatMap((document) => (document.kind === kind ? [document.id] : []));

/**
 * A schema as JSON Schema 2020-12. `base` is the address of the folder of schemas, a slash at its end; it may
 * be root-relative. Objects are left open: a field may be added within a `schemaVersion`, and a reader who
 * keeps an older copy of the schema must not be stopped by it. (That we publish no field by mistake, the
 * strict zod schemas see to.)
 */
export const toJsonSchema = (
  name: string,
  base: string,
  documents: readonly Document[],
): Record<string, unknown> => {
  const schema = schemasOf(documents)[name];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    metadata: definitions,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === documentIdSchema) fixDocument(jsonSchema, name, documents);
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // The range of `z.int()` is that of the language, not of the data.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // A default matters to those who write the content, not to those who read the data.
      delete jsonSchema.default;
      if (Array.isArray(jsonSchema.prefixItems)) {
        Object.assign(jsonSchema, { items: false, minItems: jsonSchema.prefixItems.length });
      }
    },
  });
  return { $schema, $id: `${base}${name}.json`, title: `Sidejudge: ${name}`, ...rest };
};

/** The schema of a section names its guide, the others the sets. */
const fixDocument = (
  jsonSchema: z.core.JSONSchema.BaseSchema,
  name: string,
  documents: readonly Document[],
): void => {
  const guide = idsOf(documents, 'guide').filter((id) => name === `${id}-section`);
  const [only = '', ...more] = guide.length > 0 ? guide : idsOf(documents, 'set-faq');
  delete jsonSchema.pattern;
  if (more.length === 0) jsonSchema.const = only;
  else jsonSchema.enum = [only, ...more];
};
