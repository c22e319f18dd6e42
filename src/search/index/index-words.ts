import type { Language } from '../../schema/language.ts';
import { type FoldHan, keepHan } from '../text/han.ts';
import { normalize } from '../text/normalize.ts';
import { type Token, tokenize } from '../text/tokens.ts';

/** The word that stands between two passages: no phrase is found across it. */
export const passageEnd = 'zzend';

/**
 * What Pagefind's index has of a passage: its tokens, the same that queries ask for. Signs are in no index: which of
 * the texts has them just so, the texts themselves say (`query/match.ts`).
 *
 * `wordsOfPassage('手牌，10张', 'zh') // => '手 牌 1 0 张'`
 */
export function wordsOfPassage(text: string, lang: Language, fold: FoldHan = keepHan): string {
  const printed = normalize(text);
  return inWords(tokenize(lang === 'zh' ? { ...printed, text: fold(printed.text) } : printed));
}

/** The question for tokens that stand side by side. `"手 牌"` */
export const quote = (tokens: readonly Token[]): string => `"${inWords(tokens)}"`;

const inWords = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
