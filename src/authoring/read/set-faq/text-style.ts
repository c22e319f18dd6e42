import { endsSentence, endsWithColon } from '../lines/sentence.ts';

/** What the look of a text tells: its width, whether its sentence is complete, whether it could be a heading. */

/** True when a paragraph can end so: at the end of a sentence, at a colon, or with a closing bracket. */
export const canEndParagraph = (text: string): boolean =>
  endsSentence(text) || endsWithColon(text) || /[）)\]】]$/u.test(text);

/** True when a text ends with a word that something must follow: a comma, a conjunction, a preposition, an article. */
export const endsInsideSentence = (text: string): boolean =>
  /\b(?:an?|the|of|and|or|to|with|by|for|from|target)$/u.test(text) ||
  /[，、,则則且而并並与與和或将將把让讓使令被的之在于於从從向对對为為是其每各至该該]$/u.test(text);

/** How many brackets a text opens more than it closes; negative when it closes more. */
export const bracketDepth = (text: string): number => {
  let depth = 0;
  for (const character of text) {
    if ('（(「『《【[［'.includes(character)) depth += 1;
    else if ('）)」』》】]］'.includes(character)) depth -= 1;
  }
  return depth;
};

/** `此文件最近更新日期：2009年6月23日`: a short word, a colon, and what it says. */
export const isLabeled = (text: string): boolean => /^[^。，,；：:]{1,24}[：:]\s*\S/u.test(text.slice(0, 40));
