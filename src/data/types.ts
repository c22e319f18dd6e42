import type { Document } from '../schema/document.ts';
import { schemasOf, toJsonSchema } from './schemas.ts';

/**
 * `/data/types.d.ts`: the JSON Schemas as TypeScript, so that a program needs neither zod nor a generator.
 * Each kind of file is `<Name>File` (`CardsFile`, `IpgSectionFile`), each named part has the name it has in
 * `$defs`. Made from the published schemas alone, so types and schemas cannot drift apart; patterns and
 * ranges, which types cannot say, are left to the schemas.
 */
export const toTypeDeclarations = (documents: readonly Document[]): string => {
  const names = Object.keys(schemasOf(documents));
  const parsed = names.map((name) => ({ name, schema: toJsonSchema(name, '', documents) as JsonSchema }));
  // A part that several files use has the same schema in each.
  const parts = new Map(parsed.flatMap(({ schema }) => Object.entries(schema.$defs ?? {})));
  return [
    '// The JSON files of /data as types. Made from the JSON Schemas; fields may be added within a schemaVersion.',
    ...[...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => declare(name, part)),
    ...parsed.map(({ name, schema }) =>
      declare(`${toPascalCase(name)}File`, { ...schema, description: `\`schema/${name}.json\`` }),
    ),
    '',
  ].join('\n\n');
};

const declare = (name: string, schema: JsonSchema): string =>
  `${schema.description ? `/** ${schema.description} */\n` : ''}export type ${name} = ${toType(schema, '')};`;

/** A schema as a type, its fields indented by one step more than `indent`. */
const toType = (schema: JsonSchema, indent: string): string => {
  const { $ref, const: constant, enum: values, anyOf, oneOf, type } = schema;
  if ($ref !== undefined) return $ref.replace(/^#\/\$defs\//u, '');
  if (constant !== undefined) return JSON.stringify(constant);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const variants = anyOf ?? oneOf;
  if (variants) return variants.map((variant) => toType(variant, indent)).join(' | ');
  if (type === 'array') return toArrayType(schema, indent);
  if (type === 'object') return toObjectType(schema, indent);
  return plainTypes[type ?? ''] ?? 'unknown';
};

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const toArrayType = ({ prefixItems, items }: JsonSchema, indent: string): string => {
  if (prefixItems) return `[${prefixItems.map((item) => toType(item, indent)).join(', ')}]`;
  return items ? `Array<${toType(items, indent)}>` : 'unknown[]';
};

const toObjectType = (schema: JsonSchema, indent: string): string => {
  const { properties, required = [], propertyNames, additionalProperties } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `${indent}  ${toFieldName(name)}${required.includes(name) ? '' : '?'}: ${toType(field, `${indent}  `)};\n`,
    );
    return `{\n${fields.join('')}${indent}}`;
  }
  if (!additionalProperties) return 'Record<string, unknown>';
  const key = propertyNames ? toType(propertyNames, indent) : 'string';
  return `Partial<Record<${key}, ${toType(additionalProperties, indent)}>>`;
};

const toFieldName = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/u.test(name) ? name : JSON.stringify(name);

/** `ipg-section` -> `IpgSection` */
const toPascalCase = (name: string): string =>
  name
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** What our schemas use of JSON Schema. */
interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
}
