/** `toNumeral(11) // => '十一'` */
function toNumeral(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return numerals.charAt(ones);
  return `${tens > 1 ? numerals.charAt(tens) : ''}十${ones > 0 ? numerals.charAt(ones) : ''}`;
}

const numerals = '零一二三四五六七八九';

/** Writes counts in characters: `withNumerals('抓了8张') // => '抓了八张'`, `('2张') // => '两张'` */
export const withNumerals = (text: string): string =>
  text.replace(/(?<![\d.])(第?)([1-9]\d?)(?=\p{Script=Han})/gu, (_, ordinal, digits) =>
    digits === '2' && ordinal === '' ? '两' : ordinal + toNumeral(Number(digits)),
  );

/** Writes the count at the beginning of a word in digits: `withDigits('八张') // => '8张'` */
export const withDigits = (word: string): string =>
  word.replace(/^[两一二三四五六七八九](?=\p{Script=Han})/u, (numeral) =>
    numeral === '两' ? '2' : String(numerals.indexOf(numeral)),
  );
