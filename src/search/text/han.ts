/**
 * Traditional characters with the Simplified ones for them, side by side: `['變異', '变异']`. Made at build
 * time for the characters that occur, so it is small.
 */
export type HanTable = readonly [traditional: string, simplified: string];

/** Brings Chinese into the script in which it is compared. Every character stays one unit, so places stay. */
export type FoldHan = (text: string) => string;

/** `toHanFolding(['變異', '变异'])('變身異能') // => '变身异能'` */
export function toHanFolding([traditional, simplified]: HanTable): FoldHan {
  const pairs = new Map([...traditional].map((character, index) => [character, simplified[index] ?? '']));
  const pattern = new RegExp(`[${traditional}]`, 'gu');
  return (text) => text.replace(pattern, (character) => pairs.get(character) ?? character);
}

/** For what is not Chinese: a Japanese text keeps its own characters, 異 as well as 変. */
export const keepHan: FoldHan = (text) => text;
