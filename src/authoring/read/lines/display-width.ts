/** Columns a text takes up in a fixed-width font: a Chinese or Japanese character takes two. Counts no further than `limit`. */
export const displayWidth = (text: string, limit = 400): number => {
  let width = 0;
  for (const character of text) {
    width += character >= '\u1100' && (character.length > 1 || wide.test(character)) ? 2 : 1;
    if (width >= limit) break;
  }
  return width;
};

const wide = /[ᄀ-ᅟ⺀-ꓐ가-힣豈-﫿︰-﹏＀-｠￠-￦]/u;
