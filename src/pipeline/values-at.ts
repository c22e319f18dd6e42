/** A key or value of a file, with its path. `above` has the maps around it, innermost first. */
export interface PlacedValue {
  readonly path: readonly PropertyKey[];
  readonly written: string;
  readonly isKey: boolean;
  readonly above: readonly Readonly<Record<string, unknown>>[];
}

/** All keys of maps and all scalar values in a file, in the order of the file. */
export const valuesIn = (
  value: unknown,
  path: PlacedValue['path'] = [],
  above: PlacedValue['above'] = [],
): readonly PlacedValue[] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [{ path, written: `${value}`, isKey: false, above }];
  if (Array.isArray(value)) return value.flatMap((one, index) => valuesIn(one, [...path, index], above));
  const maps = [value as Readonly<Record<string, unknown>>, ...above];
  return Object.entries(value).flatMap(([written, inside]) => {
    const own = [...path, written];
    return [{ path: own, written, isKey: true, above: maps }, ...valuesIn(inside, own, maps)];
  });
};

/**
 * The scalar values at a path, in which `[]` matches each entry of a list and `{}` each key of a map. A path that ends
 * with `{}` gives the keys, a path that ends with `{}.=` the values.
 *
 * `valuesAt([{ id: 'a' }], '[].id') // => [{ path: [0, 'id'], written: 'a', … }]`
 */
export const valuesAt = (content: unknown, wanted: string): readonly PlacedValue[] => {
  const steps = wanted.replace(/\.=$/u, '').split('.');
  return valuesIn(content).filter(
    ({ path, isKey }) =>
      isKey === wanted.endsWith('{}') &&
      path.length === steps.length &&
      path.every((key, at) => key === steps[at] || steps[at] === (typeof key === 'number' ? '[]' : '{}')),
  );
};
