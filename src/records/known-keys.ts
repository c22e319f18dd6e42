import type { z } from 'zod';

/** What the walk reads of a schema of any kind. */
interface Definition {
  readonly shape?: Readonly<Record<string, Definable>>;
  readonly element?: Definable;
  readonly keyType?: Definable;
  readonly valueType?: Definable;
  readonly innerType?: Definable;
  readonly in?: Definable;
  readonly options?: readonly Definable[];
  readonly entries?: Readonly<Record<string, string>>;
}
interface Definable {
  readonly def: Definition;
}

/** The keys that a schema knows at a place: `knownKeys(registrySchema, ['clauses', 3, 'texts']) // => ['zh', 'ja', 'en']` */
export const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] => [
  ...new Set(schemasAt([toDefinable(schema)], path).flatMap(keysOf)),
];

const toDefinable = (schema: z.core.$ZodType): Definable => schema as unknown as Definable;

const schemasAt = (schemas: readonly Definable[], path: readonly PropertyKey[]): readonly Definable[] => {
  const [key, ...rest] = path;
  const plain = schemas.flatMap(unwrap);
  if (key === undefined) return plain;
  const inside = plain.flatMap(({ def }) => [
    ...(def.shape && String(key) in def.shape ? [def.shape[String(key)]] : []),
    def.element,
    def.valueType,
  ]);
  return schemasAt(
    inside.filter((each) => each !== undefined),
    rest,
  );
};

/** The schemas inside optional ones, defaults, and unions. */
const unwrap = (schema: Definable): readonly Definable[] => {
  const { innerType, in: input, options } = schema.def;
  const inside = [innerType, input, ...(options ?? [])].filter((each) => each !== undefined);
  return inside.length > 0 ? inside.flatMap(unwrap) : [schema];
};

const keysOf = ({ def }: Definable): readonly string[] => [
  ...Object.keys(def.shape ?? {}),
  ...Object.keys(def.keyType?.def.entries ?? {}),
];
