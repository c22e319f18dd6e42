/**
 * How Simplified characters become Traditional ones: words by their phrase, all others one by one. Made by
 * `makeHantTable` from every Chinese text of the site, so that it is small and gives what OpenCC gives.
 */
export interface HantTable {
  /** Two strings of the same length: each character, and what it becomes where no phrase says otherwise. */
  readonly characters: readonly [string, string];
  readonly phrases: Readonly<Record<string, string>>;
}

/**
 * A function that converts texts by a table. The result always has the length of the text, so that it can be
 * laid over the elements that the text stands in.
 */
export function converterOf({ characters: [from, to], phrases }: HantTable): (text: string) => string {
  const single = new Map([...from].map((character, at) => [character, [...to][at] ?? character]));
  // The longest first, as it wins where several begin at the same place.
  const keys = Object.keys(phrases).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp([...keys, '[^]'].join('|'), 'gu');
  return (text) => text.replace(pattern, (part) => phrases[part] ?? single.get(part) ?? part);
}
