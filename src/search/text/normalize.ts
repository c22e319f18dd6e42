/**
 * A text in the shape in which it is compared, with the way back to the text as printed.
 * `text` is the normalized text; its UTF-16 unit `i` was made from the printed units `starts[i]` up to
 * (not including) `ends[i]`.
 */
export interface Normalized {
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
 * `normalize('牌手 抓了４张牌（“Harm’s Way”）').text // => '牌手抓了4张牌("harm\'s way")'`
 */
export function normalize(printed: string): Normalized {
  const starts: number[] = [];
  const ends: number[] = [];
  const text = foldText(printed, (start, end) => {
    starts.push(start);
    ends.push(end);
  });
  return { text, starts, ends };
}

/** The normalized text alone. `normalizeText('Ｍ１０～') // => 'm10~'` */
export function normalizeText(printed: string): string {
  if (isFoldedText.test(printed)) return printed;
  return isPlainEnglish.test(printed) ? printed.toLowerCase() : foldText(printed, () => undefined);
}

// What most names are, so that a slow device does not go through each of their characters.
const isFoldedText = /^[a-z\d\u3041-\u3096\u30A1-\u30FC\u4E00-\u9FFF]*$/u;
const isPlainEnglish = /^[!-_a-~]+(?: [!-_a-~]+)*$/u;

function foldText(printed: string, place: (start: number, end: number) => void): string {
  let text = '';
  // Not read from the end of `text`, which joins all that was appended to it each time.
  let last = '';
  let space: readonly [start: number, end: number] | undefined;
  for (let start = 0, end = 0; start < printed.length; start = end) {
    end = endOfCluster(printed, start);
    for (const unit of foldCluster(printed.slice(start, end)).split('')) {
      if (unit === ' ') {
        space = [start, end];
        continue;
      }
      // Between words of letters, and nowhere else.
      if (space && last !== '' && !isUnspaced(last) && !isUnspaced(unit)) {
        text += ' ';
        place(...space);
      }
      space = undefined;
      text += unit;
      last = unit;
      place(start, end);
    }
  }
  return text;
}

/** Characters that are words of their own: the scripts that are written without spaces. */
export const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー〆〇';

// One character with the marks that belong to it; half-width kana carry theirs as a character of their own.
const clusters = /[\uFF66-\uFF9D][\uFF9E\uFF9F]|[\s\S]\p{M}*/uy;
// Before a letter or sign of the first blocks, a kana or a Chinese character, every character ends.
const followsWhole = /[ -\u02FF\u3041-\u3096\u30A0-\u9FFF]/;
const isHalf = (unit: string) => unit >= '\uD800';

/** Where the character that begins at a place ends, with its marks. */
function endOfCluster(text: string, start: number): number {
  const next = text.charAt(start + 1);
  if (followsWhole.test(next) && !isHalf(text.charAt(start))) return start + 1;
  clusters.lastIndex = start;
  clusters.test(text);
  return clusters.lastIndex;
}

const shapeGroups: readonly (readonly [shape: string, variants: string])[] = [
  ['-', '‐‑‒–—―−─━⁃﹘'],
  ['~', '〜∼˜∿'],
  ["'", '‘’‚‛ʼ′´`'],
  ['"', '“”„‟″〝〞〟«»「」『』《》〈〉≪≫'],
  ['・', '·•‧∙'],
  ['/', '⁄∕'],
  ['..', '。'],
  [',', '、'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['ss', 'ß'],
];

const shapes: ReadonlyMap<string, string> = new Map(
  shapeGroups.flatMap(([shape, variants]) =>
    Array.from(variants, (variant): [string, string] => [variant, shape]),
  ),
);

const unspacedCharacter = new RegExp(`[${unspaced}]`, 'u');
const isUnspaced = (unit: string) => unit >= '\u2E80' && unspacedCharacter.test(unit);

/** Texts have few different characters, and each is folded many times. */
const folded = new Map<string, string>();

/** The UTF-16 units that a cluster becomes; none for what is never compared (soft hyphens, joiners). */
function foldCluster(cluster: string): string {
  const known = folded.get(cluster);
  if (known !== undefined) return known;
  const units = isFolded.test(cluster) ? cluster : toUnits(cluster);
  folded.set(cluster, units);
  return units;
}

// Most of what texts are made of is its own shape; to find that out costs more than to know it.
const isFolded = /^[a-z\d\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF]$/u;

function toUnits(cluster: string): string {
  const plain = cluster
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s/gu, ' ')
    .replace(/\p{Cf}/gu, '');
  const bare = /^(?:\p{sc=Latin}\p{M}*)+$/u.test(plain)
    ? plain.normalize('NFD').replace(/\p{M}/gu, '')
    : plain;
  return Array.from(bare, (character) => shapes.get(character) ?? character).join('');
}
