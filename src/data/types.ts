import type { Document } from '../schema/document.ts';
import { type JsonSchema, jsonSchemasOf } from './schemas.ts';

/**
 * `/data/types.d.ts`: the JSON Schemas as TypeScript, so that a program needs neither zod nor a generator.
 * Each kind of file is `<Name>File` (`CardsFile`, `IpgSectionFile`), each named part has the name it has in
 * `$defs`. Made from the published schemas alone, so types and schemas cannot drift apart; patterns and
 * ranges, which types cannot say, are left to the schemas.
 */
export const toTypeDeclarations = (documents: readonly Document[]): string => {
  const schemas = [...jsonSchemasOf(documents)].map(([name, toSchema]) => [name, toSchema('')] as const);
  // A part that several files use has the same schema in each.
  const parts = new Map(schemas.flatMap(([, schema]) => Object.entries(schema.$defs ?? {})));
  return [
    '// The JSON files of /data as types. Made from the JSON Schemas; fields may be added within a schemaVersion.',
    ...[...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => declare(name, part)),
    ...schemas.map(([name, schema]) =>
      declare(`${toPascalCase(name)}File`, { ...schema, description: `\`schema/${name}.json\`` }),
    ),
    '',
  ].join('\n\n');
};

const declare = (name: string, schema: JsonSchema): string =>
  `${schema.description ? `/** ${schema.description} */\n` : ''}export type ${name} = ${toType(schema, '')};`;

/** A schema as a type, its fields indented by one step more than `indent`. */
const toType = (schema: JsonSchema | boolean, indent: string): string => {
  if (typeof schema === 'boolean') return 'unknown';
  const { $ref, const: constant, enum: values, anyOf, oneOf, type, prefixItems, items } = schema;
  const toTypes = (schemas: readonly (JsonSchema | boolean)[]) => schemas.map((each) => toType(each, indent));
  if ($ref !== undefined) return $ref.replace(/^#\/\$defs\//u, '');
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const variants = anyOf ?? oneOf;
  if (variants) return toTypes(variants).join(' | ');
  if (type === 'object') return toObjectType(schema, indent);
  if (prefixItems) return `[${toTypes(prefixItems).join(', ')}]`;
  if (type === 'array') return `Array<${toTypes([items ?? true].flat()).join()}>`;
  return type === 'integer' ? 'number' : String(type ?? 'unknown');
};

const toObjectType = (schema: JsonSchema, indent: string): string => {
  const { properties, required = [], propertyNames, additionalProperties = true } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `${indent}  ${toFieldName(name)}${required.includes(name) ? '' : '?'}: ${toType(field, `${indent}  `)};\n`,
    );
    return `{\n${fields.join('')}${indent}}`;
  }
  const key = propertyNames === undefined ? 'string' : toType(propertyNames, indent);
  return `Partial<Record<${key}, ${toType(additionalProperties, indent)}>>`;
};

const toFieldName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/u.test(name) ? name : JSON.stringify(name);

/** `ipg-section` -> `IpgSection` */
const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase());
