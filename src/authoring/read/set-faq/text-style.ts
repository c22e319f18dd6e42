/** What the look of a folded text tells beside what `read/lines` says of every text. */

import { endsSentence, endsWithColon } from '../lines/sentence.ts';

/** True when a paragraph can end so: at the end of a sentence, at a colon, or with a closing bracket. */
export const canEndParagraph = (folded: string): boolean =>
  endsSentence(folded) || endsWithColon(folded) || /[)\]】]$/u.test(folded);

/** True when a text ends with a word that something must follow: a comma, a conjunction, a preposition, an article. */
export const endsInsideSentence = (folded: string): boolean =>
  /\b(?:an?|the|of|and|or|to|with|by|for|from|target)$|[,、则且而并与和或将把让使令被的之在于从向对为是其每各至该]$/u.test(
    folded,
  );

/** How many brackets a text opens more than it closes; negative when it closes more. */
export const bracketDepth = (text: string): number => {
  let depth = 0;
  for (const character of text) {
    if ('（(「『《【［['.includes(character)) depth += 1;
    else if ('）)」』》】］]'.includes(character)) depth -= 1;
  }
  return depth;
};

/** `此文件最近更新日期：2009年6月23日`: a short word, a colon, and what it says. */
export const isLabeled = (folded: string): boolean => /^[^。,;:]{1,24}: *\S/u.test(folded.slice(0, 40));
