/**
 * Spells the sound of kana in Latin letters, like `soundOfRomaji`. Shortens long vowels; keeps other characters.
 * `soundOfKana('アジャニ') // => 'azyani'`, `('まりがん') // => 'marigan'`, `('プレーヤー') // => 'pureya'`
 */
export function soundOfKana(normalized: string): string {
  const katakana = normalized.replace(/[ぁ-ゖ]/gu, (kana) =>
    String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60),
  );
  const letters = katakana.replace(/[ァ-ヺ][ァィゥェォャュョ]?/gu, soundOfPair);
  return shorten(letters.replace(/q([bcdfghjkmnprstvwyz])/gu, '$1').replaceAll('q', ''));
}

function soundOfPair(pair: string): string {
  const [first = '', small = ''] = pair;
  const [sound = first, vowel = ''] = [sounds.get(first), sounds.get(small)];
  const isOne = small !== '' && first !== 'ッ';
  const stem = sound.slice(0, -1);
  if (pair === 'ディ') return 'zi';
  if (isOne && /[キギシジチヂニヒビピミリ][ャュョェ]/u.test(pair)) return `${stem}y${vowel}`;
  if (isOne && /[ァィゥェォ]/u.test(small)) return (first === 'ウ' ? 'w' : stem) + vowel;
  return sound + vowel;
}

/** Reads any usual spelling; null if it is no romaji or too short. `soundOfRomaji('shinjitsu') // => 'sinzitu'` */
export function soundOfRomaji(normalized: string): string | null {
  const letters = normalized.replace(/[ ',・-]/gu, '');
  if (!/^[a-z]{3,}$/u.test(letters) || !/^(?:[^aeiouq]{0,4}[aeiou])*n?$/u.test(letters)) return null;
  const plain = spellings.reduce((text, [from, to]) => text.replace(from, to), letters);
  return shorten(plain.replace(/([bcdfghjkmprstvwyz])\1/gu, '$1'));
}

// Each spelling on the left is replaced by the one on the right, in this order.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/tch/gu, 'ch'],
  [/sh(?=[aueo])/gu, 'sy'],
  [/ch(?=[aueo])/gu, 'ty'],
  [/([td])h(?=[iu])/gu, '$1'],
  [/dz|dj/gu, 'z'],
  [/j(?=[aueo])y?/gu, 'zy'],
  [/jy/gu, 'zy'],
  [/sh/gu, 's'],
  [/ch/gu, 't'],
  [/ts/gu, 't'],
  [/f/gu, 'h'],
  [/ji|di/gu, 'zi'],
  [/du/gu, 'zu'],
  [/v/gu, 'b'],
  [/l/gu, 'r'],
  [/m(?=[bmp])/gu, 'n'],
];

function shorten(letters: string): string {
  return letters
    .replace(/ー|~/gu, '')
    .replace(/([aeiou])\1+/gu, '$1')
    .replace(/wo/gu, 'o')
    .replace(/ou/gu, 'o')
    .replace(/ei/gu, 'e');
}

const rows: readonly (readonly [consonant: string, kana: string])[] = [
  ['', 'アイウエオ'],
  ['', 'ァィゥェォ'],
  ['k', 'カキクケコ'],
  ['g', 'ガギグゲゴ'],
  ['s', 'サシスセソ'],
  ['z', 'ザジズゼゾ'],
  ['t', 'タチツテト'],
  ['d', 'ダ  デド'],
  ['n', 'ナニヌネノ'],
  ['h', 'ハヒフヘホ'],
  ['b', 'バビブベボ'],
  ['p', 'パピプペポ'],
  ['m', 'マミムメモ'],
  ['r', 'ラリルレロ'],
  ['y', 'ヤ ユ ヨ'],
  ['', 'ャ ュ ョ'],
  ['w', 'ワ'],
  ['w', 'ヮ'],
  ['', ' ヰ ヱヲ'],
  ['z', ' ヂヅ'],
  ['b', '  ヴ'],
  ['k', 'ヵ  ヶ'],
];

/** ヂ and ヅ count as ジ and ズ, ヴ as ブ. ッ (q) is dropped, like the doubled consonant in romaji. */
const sounds: ReadonlyMap<string, string> = new Map([
  ...rows.flatMap(([consonant, kana]) =>
    [...kana].map((each, index): [string, string] => [each, consonant + ('aiueo'[index] ?? '')]),
  ),
  ['ン', 'n'],
  ['ッ', 'q'],
]);
