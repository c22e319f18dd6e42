/** The width of a text in columns of a fixed-width font: 2 for a Chinese or Japanese character. Stops at `limit`. */
export const displayWidth = (text: string, limit = 400): number => {
  let width = 0;
  for (const character of text) {
    width += character >= '\u1100' && (character.length > 1 || wide.test(character)) ? 2 : 1;
    if (width >= limit) break;
  }
  return width;
};

const wide = /[ᄀ-ᅟ⺀-ꓐ가-힣豈-﫿︰-﹏＀-｠￠-￦]/u;
