/** UTF-16 unit `i` of `text` comes from the printed units from `starts[i]` up to, not including, `ends[i]`. */
export interface Normalized {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Normalizes a text or query, for matching only; printed wording is never changed. These are folded: width,
 * compatibility forms and case (`２．３` and `2.3`, `ﾏﾘｶﾞﾝ` and `マリガン`), the variants of `～`, of quotes and of dashes,
 * and accents on Latin letters (not on kana). White space becomes one space; beside a Chinese or Japanese character
 * it is removed.
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

/** `normalizeText('Ｍ１０～') // => 'm10~'` */
export const normalizeText = (printed: string): string =>
  isPlain.test(printed) ? printed.toLowerCase() : foldText(printed, () => undefined);

// A fast path for most names, with no spaces beside kana or Chinese characters: on a slow device, folding each
// character takes too long.
const isPlain = /^(?:[!-_a-~・\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF]*|[!-_a-~]+(?: [!-_a-~]+)*)$/u;

function foldText(printed: string, place: (start: number, end: number) => void): string {
  let text = '';
  // The last unit of `text`. Reading it from `text` would be slow: the engine joins the parts of a string to read it.
  let last = '';
  let space: readonly [start: number, end: number] | undefined;
  for (const { 0: cluster, index: start } of printed.matchAll(clusters)) {
    const end = start + cluster.length;
    for (const unit of foldCluster(cluster).split('')) {
      if (unit === ' ') {
        space = [start, end];
        continue;
      }
      // A space stays only between words of scripts with spaces.
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

/** The characters of scripts without spaces. Each character is a token. */
export const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー〆〇';

// A character with its combining marks. Half-width kana have theirs as a separate character.
const clusters = /[\uFF66-\uFF9D][\uFF9E\uFF9F]|[\s\S]\p{M}*/gu;
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

export const unspacedCharacter = new RegExp(`[${unspaced}]`, 'u');
const isUnspaced = (unit: string) => unit >= '\u2E80' && unspacedCharacter.test(unit);

/** Cached, because texts have few different characters, and each is folded many times. */
const folded = new Map<string, string>();

/** The UTF-16 units of a character; none for a character that is ignored, like soft hyphens and joiners. */
function foldCluster(cluster: string): string {
  const known = folded.get(cluster);
  if (known !== undefined) return known;
  const units = toUnits(cluster);
  folded.set(cluster, units);
  return units;
}

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
