type Fields = Readonly<Record<string, unknown>>;

/** A value of a file, with its path. `above` has the maps around it, innermost first. */
export interface PlacedValue {
  readonly path: readonly PropertyKey[];
  readonly written: string;
  readonly above: readonly Fields[];
}

/**
 * Returns the values at a path. In the path, `[]` matches each entry of a list and `{}` each key of a map. A path that
 * ends with `{}` returns the keys, one that ends with `{}.=` the values.
 *
 * `valuesAt([{ id: 'a' }], '[].id') // => [{ path: [0, 'id'], written: 'a', … }]`
 */
export const valuesAt = (content: unknown, path: string): readonly PlacedValue[] => {
  const walk = (
    value: unknown,
    [step, ...rest]: readonly string[],
    place: PlacedValue,
  ): readonly PlacedValue[] => {
    if (value === undefined || value === null) return [];
    if (step === undefined || step === '=') return [{ ...place, written: `${value}` }];
    if (Array.isArray(value))
      return value.flatMap((one, index) => walk(one, rest, { ...place, path: [...place.path, index] }));
    const fields = value as Fields;
    const keys = step === '{}' ? Object.keys(fields) : [step];
    return keys.flatMap((key) => {
      const inside = { ...place, path: [...place.path, key], above: [fields, ...place.above] };
      return step === '{}' && rest.length === 0
        ? [{ ...inside, written: key }]
        : walk(fields[key], rest, inside);
    });
  };
  return walk(content, path.split('.'), { path: [], written: '', above: [] });
};
