/**
 * What a computation gives, done at its first use. Every page asks for the same few things, and parsing one of them
 * for each page was half of a build. A file that changes under the development server replaces the module that asks
 * for it, memory included.
 */
export function kept<Value>(compute: () => Value): () => Value {
  let value: { of: Value } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}

/** The same for what is computed of each record: once for all the pages that show it. */
export function keptOf<Item extends object, Value>(
  compute: (record: Item) => Value,
): (record: Item) => Value {
  const values = new WeakMap<Item, { of: Value }>();
  return (record) => {
    const value = values.get(record) ?? { of: compute(record) };
    values.set(record, value);
    return value.of;
  };
}
