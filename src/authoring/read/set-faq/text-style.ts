/** What the look of a text tells: its width, whether its sentence is complete, whether it could be a heading. */

/** Display columns: a Chinese or Japanese character takes two. Counts no further than `limit`. */
export const displayWidth = (text: string, limit = 400): number => {
  let width = 0;
  for (const character of text) {
    width += /[ᄀ-ᅟ⺀-ꓐ가-힣豈-﫿︰-﹏＀-｠￠-￦]/u.test(character) || character.length > 1 ? 2 : 1;
    if (width >= limit) break;
  }
  return width;
};

/** True when a text ends where a sentence can end: at a full stop, at a colon, or with a closing bracket. */
export const endsSentence = (text: string): boolean =>
  /(?:[。！？!?.．…：:][」』”"’'》〉）)\]】]*|[）)\]】])$/u.test(text.slice(-12));

/** True when a text ends with a word that something must follow: a comma, a conjunction, a preposition, an article. */
export const endsInsideSentence = (text: string): boolean =>
  /\b(?:an?|the|of|and|or|to|with|by|for|from|target)$/u.test(text) ||
  /[，、,则則且而并並与與和或将將把让讓使令被的之在于於从從向对對为為是其每各至该該]$/u.test(text);

/** True when a text announces what follows: `…的意义如下述：`. */
export const endsWithColon = (text: string): boolean => /[：:]$/u.test(text);

/** True when a text begins with what can only stand inside or at the end of a sentence. */
export const beginsInsideSentence = (text: string): boolean =>
  /^(?:[，。、；！？）」』》】”’]|[,;!?)\]](?!\S*[(（[]))/u.test(text);

/** True when there is nothing but punctuation that ends or closes: the `。` that a page end left alone. */
export const isLonePunctuation = (text: string): boolean =>
  /^[，。、；：！？）」』》】”’,.;:!?)\]]{1,4}$/u.test(text);

/** How many brackets a text opens more than it closes; negative when it closes more. */
export const bracketDepth = (text: string): number => {
  let depth = 0;
  for (const character of text) {
    if ('（(「『《【[［'.includes(character)) depth += 1;
    else if ('）)」』》】]］'.includes(character)) depth -= 1;
  }
  return depth;
};

/** True when a text is short and does not end like a sentence: a heading, a name, a keyword. */
export const isHeadingLike = (text: string): boolean =>
  text.length <= 80 &&
  displayWidth(text) <= 64 &&
  /[\p{L}\p{N}]/u.test(text) &&
  !/[。；;，,、：:]$/u.test(text) &&
  !/[.!?！？](?:[」』”"）)]*)$/u.test(text.replace(/\.{3}$/u, '')) &&
  !/。/u.test(text);

/** `此文件最近更新日期：2009年6月23日`: a short word, a colon, and what it says. */
export const isLabeled = (text: string): boolean => /^[^。，,；：:]{1,24}[：:]\s*\S/u.test(text.slice(0, 40));

export const hasHan = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
export const hasLatinWord = (text: string): boolean => /\p{Script=Latin}{2}/u.test(text);

/** The same text for comparing: full and half width, blanks and punctuation make no difference. */
export const foldForMatching = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** What goes between two pieces of one sentence: a blank between Latin words and behind a half-width comma. */
export const glueBetween = (before: string, after: string): string =>
  glued.some(([end, beginning]) => end.test(before.slice(-2)) && beginning.test(after)) ? ' ' : '';

const glued: readonly (readonly [end: RegExp, beginning: RegExp])[] = [
  [/[\p{Script=Latin}\p{N},.:;!?)’'"]$/u, /^(?:[\p{Script=Latin}\p{N}("'“‘{[]|[+−–-][\p{N}X*])/u],
  [/[,;]$/u, /^[\p{L}\p{N}「（]/u],
];
