import { z } from 'zod';

/**
 * The keys that a schema knows at a place.
 *
 * `knownKeys(sectionRegistrySchema, ['clauses', 3, 'texts']) // => ['zh', 'ja', 'en']`
 */
export const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] => [
  ...new Set(keysAt(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), path)),
];

const keysAt = (
  schema: z.core.JSONSchema.JSONSchema | boolean,
  path: readonly PropertyKey[],
): readonly string[] => {
  if (typeof schema === 'boolean') return [];
  const { anyOf, oneOf, properties = {}, items, propertyNames, additionalProperties } = schema;
  const variants = anyOf ?? oneOf;
  if (variants) return variants.flatMap((variant) => keysAt(variant, path));
  const [key, ...rest] = path;
  if (key !== undefined) {
    const inside = [properties[String(key)] ?? [], items ?? [], additionalProperties ?? []].flat();
    return inside.flatMap((each) => keysAt(each, rest));
  }
  const names = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : [];
  return [...Object.keys(properties), ...names.map(String)];
};
