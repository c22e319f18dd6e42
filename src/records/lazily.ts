/** Returns a function that computes its value at the first call and keeps it. */
export function memoized<Value>(compute: () => Value): () => Value {
  let value: { of: Value } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}

/** Makes an object whose properties are computed at first use. `lazily({ sum: () => 1 + 1 }).sum // => 2` */
export function lazily<Makers extends Readonly<Record<string, () => unknown>>>(
  makers: Makers,
): { readonly [Key in keyof Makers]: ReturnType<Makers[Key]> } {
  const made = {};
  for (const [key, make] of Object.entries(makers))
    Object.defineProperty(made, key, { enumerable: true, get: memoized(make) });
  return made as { readonly [Key in keyof Makers]: ReturnType<Makers[Key]> };
}
