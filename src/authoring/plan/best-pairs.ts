/** Pairs two lists greedily: the most similar first, each value once. Values without a likeness are never paired. */
export const bestPairs = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  likenessOf: (one: One, other: Other) => number | undefined,
): ReadonlyMap<One, Other> => {
  const pairs = ones.flatMap((one) =>
    others.flatMap((other) => {
      const likeness = likenessOf(one, other);
      return likeness === undefined ? [] : [{ one, other, likeness }];
    }),
  );
  const [found, taken] = [new Map<One, Other>(), new Set<Other>()];
  for (const { one, other } of pairs.sort((left, right) => right.likeness - left.likeness)) {
    if (found.has(one) || taken.has(other)) continue;
    found.set(one, other);
    taken.add(other);
  }
  return found;
};
