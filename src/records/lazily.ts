/** Memoizes a computation: it is done at the first use. */
export function kept<Value>(compute: () => Value): () => Value {
  let value: { of: Value } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}

/** An object whose properties are computed at their first use. `lazily({ sum: () => 1 + 1 }).sum // => 2` */
export function lazily<Makers extends Readonly<Record<string, () => unknown>>>(
  makers: Makers,
): { readonly [Key in keyof Makers]: ReturnType<Makers[Key]> } {
  const made = {};
  for (const [key, make] of Object.entries(makers))
    Object.defineProperty(made, key, { enumerable: true, get: kept(make) });
  return made as { readonly [Key in keyof Makers]: ReturnType<Makers[Key]> };
}
