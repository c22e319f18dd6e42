import { z } from 'zod';
import { type Document, documentIdSchema } from '../schema/document.ts';
import { hasCards, hasSections } from '../schema/document-kind.ts';
import {
  dataIndexSchema,
  definitions,
  mentionedCardsSchema,
  publishedCardSchema,
  publishedCardsSchema,
  publishedChangesSchema,
  publishedCoverageSchema,
  publishedFaqSchema,
  publishedLaterChangesSchema,
  publishedSectionSchema,
  publishedTermsSchema,
} from '../schema/published.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Functions that make the JSON Schema (2020-12) of each kind of JSON file, by the name in `/data/schema/<name>.json`.
 * `base` is the address of that folder, with a slash at the end; it may be root-relative. Objects allow unknown
 * fields: an older copy of a schema must accept fields that are added within its `schemaVersion`. The strict zod
 * schemas keep us from publishing a field by mistake.
 */
export const jsonSchemasOf = (
  documents: readonly Document[],
): ReadonlyMap<string, (base: string) => JsonSchema> => {
  const guides = documents.filter(hasSections).map(({ id }) => id);
  const sets = documents.filter(hasCards).map(({ id }) => id);
  const named = (name: string, schema: z.ZodType, ids = sets) => {
    const $schema = 'https://json-schema.org/draft/2020-12/schema';
    const title = `Sidejudge: ${name}`;
    const at = (base: string): JsonSchema => ({
      $schema,
      $id: `${base}${name}.json`,
      title,
      ...toJsonSchema(schema, ids),
    });
    return [name, at] as const;
  };
  return new Map([
    named(
      'index',
      dataIndexSchema,
      documents.map(({ id }) => id),
    ),
    ...guides.map((id) => named(`${id}-section`, publishedSectionSchema, [id])),
    named('cards', publishedCardsSchema),
    named('card', publishedCardSchema),
    named('cards-mentioned', mentionedCardsSchema),
    named('faq', publishedFaqSchema),
    named('terms', publishedTermsSchema),
    named('coverage', publishedCoverageSchema),
    named('changes', publishedChangesSchema),
    named('rule-changes', publishedLaterChangesSchema),
    named('policy-changes', publishedLaterChangesSchema, guides),
  ]);
};

/** Converts a zod schema. Limits the IDs of documents to the given ones. */
const toJsonSchema = (schema: z.ZodType, [only = '', ...more]: readonly string[]): JsonSchema =>
  z.toJSONSchema(schema, {
    metadata: definitions,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === documentIdSchema) {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, more.length === 0 ? { const: only } : { enum: [only, ...more] });
      }
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // `z.int()` adds the limits of safe integers; the data has none.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // Defaults are only for writers of content.
      delete jsonSchema.default;
      if (Array.isArray(jsonSchema.prefixItems)) {
        Object.assign(jsonSchema, { items: false, minItems: jsonSchema.prefixItems.length });
      }
    },
  });
