import { countMatches } from './script.ts';

/** Ignores closing quotation marks and brackets: `…(or so.)`, `…である。」`. */
export const endsSentence = (text: string): boolean =>
  /[。．.!?！？…｡]$/u.test(text.slice(-12).replace(/[)）\]］』」”’"'》〉】〕*_†‡¹²³⁴-⁹\s]+$/u, ''));

export const endsWithColon = (text: string): boolean =>
  /[:：︰]$/u.test(text.slice(-4).replace(/[*_\s]+$/u, ''));

export const canEndParagraph = (folded: string): boolean =>
  endsSentence(folded) || endsWithColon(folded) || /[)\]】]#?$/u.test(folded);

/** Whether a text ends with a comma, or with a word that needs another one after it: `the`, `of`, 且, 的. */
export const endsInsideSentence = (folded: string): boolean =>
  /\b(?:an?|the|of|and|or|to|with|by|for|from|target)$|[,、则且而并与和或将把让使令被的之在于从向对为是其每各至该]$/u.test(
    folded,
  );

/** The number of opening brackets in a text minus the number of closing ones. */
export const bracketDepth = (text: string): number =>
  countMatches(text, /[（(「『《【［[]/gu) - countMatches(text, /[）)」』》】］\]]/gu);

/** Whether a text begins with a label and its colon: `此文件最近更新日期：2009年6月23日` */
export const isLabeled = (folded: string): boolean => /^[^。,;:]{1,24}: *\S/u.test(folded.slice(0, 40));

/** Whether a text begins with punctuation that cannot begin a sentence: `。`, `」时，…`, `) is exiled.` */
export const beginsInsideSentence = (text: string): boolean =>
  /^(?:[，。．、；：！？）］」』》】〕”’]|[,.;:!?)\]](?!\S*[(（[]))/u.test(text);

/** A page break can leave a `。` alone in a line. */
export const isLonePunctuation = (text: string): boolean =>
  /^[，。、；：！？）」』》】”’,.;:!?)\]]{1,4}$/u.test(text);

/** Whether a text is at most `widest` columns wide and no sentence: a title, heading, name or keyword. */
export const isHeadingLike = (text: string, widest = 64): boolean =>
  displayWidth(text.slice(0, widest + 1)) <= widest &&
  /[\p{L}\p{N}]/u.test(text) &&
  !/。|[；;，,、]$/u.test(text) &&
  !endsSentence(text) &&
  !endsWithColon(text);

/** The width in columns of a fixed-width font, 2 for a Chinese or Japanese character. Stops at about `limit`. */
export const displayWidth = (text: string, limit = 400): number => {
  let width = 0;
  for (const character of text) {
    width += character >= '\u1100' && (character.length > 1 || wide.test(character)) ? 2 : 1;
    if (width >= limit) break;
  }
  return width;
};

const wide = /[ᄀ-ᅟ⺀-ꓐ가-힣豈-﫿︰-﹏＀-｠￠-￦]/u;
