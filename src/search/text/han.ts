/** Two aligned strings; the Simplified characters are those of the texts: `['變異', '变异']`. */
export type HanTable = readonly [traditional: string, simplified: string];

/** Joins pairs of characters, or tables. `toHanTable([['變', '变'], ['異', '异']]) // => ['變異', '变异']` */
export const toHanTable = (pairs: readonly HanTable[]): HanTable => [
  pairs.map(([traditional]) => traditional).join(''),
  pairs.map(([, simplified]) => simplified).join(''),
];

/** Converts Chinese into the script in which it is compared, character by character, so that indexes stay valid. */
export type FoldHan = (text: string) => string;

/** `toHanFolding(['變異', '变异'])('變身異能') // => '变身异能'` */
export function toHanFolding([traditional, simplified]: HanTable): FoldHan {
  const pairs = new Map([...traditional].map((character, index) => [character, simplified[index] ?? '']));
  const pattern = new RegExp(`[${traditional}]`, 'gu');
  return (text) => text.replace(pattern, (character) => pairs.get(character) ?? character);
}

/** For texts that are not Chinese: 異 is right in Japanese. */
export const keepHan: FoldHan = (text) => text;
