/** Whether a text ends a sentence, closing quotation marks and brackets aside: `…(or so.)`, `…である。」`. */
export const endsSentence = (text: string): boolean =>
  /[。．.!?！？…｡]$/u.test(text.slice(-12).replace(/[)）\]］』」”’"'》】〕*_†‡¹²³⁴-⁹\s]+$/u, ''));

/** Whether a text leads in to what follows: `…any of the following:`. */
export const endsWithColon = (text: string): boolean =>
  /[:：︰]$/u.test(text.slice(-4).replace(/[*_\s]+$/u, ''));

/** Columns a text takes up in a fixed-width font: a Chinese or Japanese character takes two. */
export const displayWidth = (text: string): number => {
  let width = 0;
  for (const character of text) width += isWide(character) ? 2 : 1;
  return width;
};

const isWide = (character: string): boolean =>
  character >= '\u2E80' &&
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60ー]/u.test(character);
