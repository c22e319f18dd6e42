import { displayWidth } from './display-width.ts';
import { endsSentence, endsWithColon } from './sentence.ts';

/** Whether a text is short and does not end like a sentence: a title, a heading, a name, a keyword. */
export const isHeadingLike = (text: string, widest = 64): boolean =>
  displayWidth(text.slice(0, widest + 1)) <= widest &&
  /[\p{L}\p{N}]/u.test(text) &&
  !/。|[；;，,、]$/u.test(text) &&
  !endsSentence(text.replace(/\.{3}$/u, '')) &&
  !endsWithColon(text);
