/** Words and single characters of the Chinese texts, with their Traditional characters. */
export type HantTable = Readonly<Record<string, string>>;

/** Returns a function that replaces words from the left, the longest first. Lengths stay the same (hant.browser.ts). */
export function converterOf(table: HantTable): (text: string) => string {
  const words = new Map(Object.entries(table));
  const longest = Math.max(...[...words.keys()].map(({ length }) => length));
  return (text) => {
    let converted = '';
    while (converted.length < text.length) {
      const from = converted.length;
      let to = Math.min(from + longest, text.length);
      while (to > from + 1 && !words.has(text.slice(from, to))) to -= 1;
      const word = text.slice(from, to);
      converted += words.get(word) ?? word;
    }
    return converted;
  };
}
