/** The circles in what leads to what, each once: `circlesIn(new Map([['a', 'b'], ['b', 'a']])) // => [['a', 'b']]` */
export const circlesIn = (next: ReadonlyMap<string, string>): readonly (readonly string[])[] => {
  const told = new Set<string>();
  return [...next.keys()].flatMap((first) => {
    const circle = new Set([first]);
    let at = next.get(first);
    for (; at !== undefined && !circle.has(at); at = next.get(at)) circle.add(at);
    if (at !== first || told.has(first)) return [];
    for (const one of circle) told.add(one);
    return [[...circle]];
  });
};
