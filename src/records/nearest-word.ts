/** Names that people use for languages. */
const others: Readonly<Record<string, string>> = {
  cn: 'zh',
  chs: 'zh',
  'zh-cn': 'zh',
  'zh-hans': 'zh',
  jp: 'ja',
  eng: 'en',
};

/** The word that was probably meant: `nearestWord('exmaples', ['examples', 'remedy']) // => 'examples'` */
export const nearestWord = (written: string, words: readonly string[]): string | undefined => {
  const own = toPlainSigns(written).toLowerCase();
  const meant = others[own];
  if (meant !== undefined && words.includes(meant)) return meant;
  const [best] = words
    .map((word) => ({ word, distance: distanceOf(own, word.toLowerCase()) }))
    .filter(
      ({ word, distance }) =>
        distance <= Math.min(3, Math.floor(Math.max(own.length, word.length) / 2 - 0.5)),
    )
    .toSorted((one, other) => one.distance - other.distance);
  return best?.word;
};

/** Full-width signs as YAML needs them: `toPlainSigns('“48”') // => '48'` */
export const toPlainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^[“”„「]+|[“”」]+$/gu, '')
    .replace(/[“”]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .trim();

/** Letters to insert, take out or replace; two neighbors exchanged count once. */
const distanceOf = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one.charAt(at - 1) === other.charAt(to - 1);
      const isExchanged =
        at > 1 &&
        to > 1 &&
        one.charAt(at - 1) === other.charAt(to - 2) &&
        one.charAt(at - 2) === other.charAt(to - 1);
      row.push(
        Math.min(
          (rows[at - 1]?.[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + 1,
          (rows[at - 1]?.[to - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (rows[at - 2]?.[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
};
