/**
 * A text in the shape in which it is compared, with the way back to the text as printed.
 * `text` is the normalised text; its UTF-16 unit `i` was made from the printed units `starts[i]` up to
 * (not including) `ends[i]`.
 */
export interface Normalised {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Brings a text into the one shape in which texts and queries are compared; printed wording is never
 * changed by it, it is for matching only. Width, compatibility forms and case go (`２．３` and `2.3`,
 * `ﾏﾘｶﾞﾝ` and `マリガン`), so do the differences between `～`, `〜` and `~`, between the quotes, and between
 * the dashes; accents go from Latin letters, never from kana; white space is one space, and none beside a
 * Chinese or Japanese character.
 *
 * `normalise('牌手 抓了４张牌（“Harm’s Way”）').text // => '牌手抓了4张牌("harm\'s way")'`
 */
export function normalise(printed: string): Normalised {
  const units: Unit[] = [];
  let space: Unit | undefined;
  for (const { 0: cluster, index } of printed.matchAll(clusters)) {
    for (const unit of foldCluster(cluster)) {
      const placed = { unit, start: index, end: index + cluster.length };
      if (unit === ' ') {
        space = placed;
        continue;
      }
      if (space && isSpaceKept(units.at(-1)?.unit, unit)) units.push(space);
      space = undefined;
      units.push(placed);
    }
  }
  return {
    text: units.map(({ unit }) => unit).join(''),
    starts: units.map(({ start }) => start),
    ends: units.map(({ end }) => end),
  };
}

/** The normalised text alone. `normaliseText('Ｍ１０～') // => 'm10~'` */
export function normaliseText(printed: string): string {
  return normalise(printed).text;
}

/** Characters that are words of their own: the scripts that are written without spaces. */
export const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー〆〇';

// One character with the marks that belong to it; half-width kana carry theirs as a character of their own.
const clusters = /[\uFF66-\uFF9D][\uFF9E\uFF9F]|[\s\S]\p{M}*/gu;

const shapeGroups: readonly (readonly [shape: string, variants: string])[] = [
  ['-', '‐‑‒–—―−─━⁃﹘'],
  ['~', '〜∼˜∿'],
  ["'", '‘’‚‛ʼ′´`'],
  ['"', '“”„‟″〝〞〟«»「」『』《》〈〉≪≫'],
  ['・', '·•‧∙'],
  ['/', '⁄∕'],
  ['.', '。'],
  [',', '、'],
];

const shapes: ReadonlyMap<string, string> = new Map([
  ...shapeGroups.flatMap(([shape, variants]) =>
    Array.from(variants, (variant): [string, string] => [variant, shape]),
  ),
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
]);

const unspacedCharacter = new RegExp(`[${unspaced}]`, 'u');

/** Texts have few different characters, and each is folded many times. */
const folded = new Map<string, readonly string[]>();

/** The UTF-16 units that a cluster becomes; none for what is never compared (soft hyphens, joiners). */
function foldCluster(cluster: string): readonly string[] {
  const known = folded.get(cluster);
  if (known) return known;
  const units = toUnits(cluster);
  folded.set(cluster, units);
  return units;
}

function toUnits(cluster: string): string[] {
  const plain = cluster
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  const bare = /^\p{sc=Latin}\p{M}*$/u.test(plain) ? plain.normalize('NFD').replace(/\p{M}/gu, '') : plain;
  return Array.from(bare, (character) => shapes.get(character) ?? character)
    .join('')
    .split('');
}

/** Between words of letters, and nowhere else; `before` is undefined at the start of a text. */
function isSpaceKept(before: string | undefined, after: string): boolean {
  return before !== undefined && !unspacedCharacter.test(before) && !unspacedCharacter.test(after);
}

interface Unit {
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}
