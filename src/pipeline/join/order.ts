/**
 * Merges the row names of several texts into one list. It begins with the rows of the first text. Each other text
 * adds the rows that are not in the list yet, each after the row above it in that text. Last, `after` moves rows:
 * `{ 'remedy-4': 'remedy-1' }` moves `remedy-4` below `remedy-1`.
 *
 * `joinOrders([['a', 'b'], ['a', 'x', 'b']]) // => ['a', 'x', 'b']`
 */
export const joinOrders = (
  orders: readonly (readonly string[])[],
  after: Readonly<Record<string, string>> = {},
): readonly string[] => {
  const joined: string[] = [];
  for (const names of orders) {
    let last = -1;
    for (const name of names) {
      const at = joined.indexOf(name);
      if (at < 0) joined.splice(last + 1, 0, name);
      last = at < 0 ? last + 1 : at;
    }
  }
  for (const [name, before] of Object.entries(after)) {
    const [from, to] = [joined.indexOf(name), joined.indexOf(before)];
    if (from < 0 || to < 0 || from === to) continue;
    joined.splice(from, 1);
    joined.splice(joined.indexOf(before) + 1, 0, name);
  }
  return joined;
};

/** Merges the rows of several texts like `joinOrders`, and joins rows with the same ID. */
export const joinRows = <Row extends { readonly id: string }, Joined>(
  texts: readonly (readonly Row[])[],
  join: (rows: readonly [Row, ...Row[]]) => Joined,
  after?: Readonly<Record<string, string>>,
): readonly Joined[] => {
  const named = Map.groupBy(texts.flat(), ({ id }) => id);
  const orders = texts.map((rows) => rows.map(({ id }) => id));
  return joinOrders(orders, after).flatMap((id) => {
    const [first, ...rest] = named.get(id) ?? [];
    return first === undefined ? [] : [join([first, ...rest])];
  });
};
