import { foldUnits } from '../../pipeline/text/fold.ts';
import type { Language } from '../../schema/language.ts';

/**
 * Words in Latin letters that a Chinese or Japanese text prints as they are, and the same words of an English
 * one: `黑暗亲信/Dark Confidant` names `dark` and `confidant` whatever cards are known.
 */
export const findLatinWords = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(foldUnits(text).matchAll(/\p{Script=Latin}[\p{Script=Latin}']*/gu), ([word]) =>
      word.toLowerCase().replace(/'s$|'$/u, ''),
    ).filter((word) => word.length > 2),
  );

/**
 * Whether a text looks as if it named a card: brackets of names, a slash before English, and in English a
 * capital inside a sentence that no rules word has.
 *
 * `looksNamed('《闇の腹心》を解決して', 'ja') // => true`
 */
export const looksNamed = (text: string, lang: Language): boolean => {
  if (lang !== 'en')
    return /《[^》]+》|\p{Script=Han}\s*[/／(（]\s*\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text);
  return Array.from(
    text.matchAll(/(?<=[\p{Ll},] )(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)*/gu),
    ([, word]) => word,
  ).some((word) => word !== undefined && !rulesWords.has(word.toLowerCase()));
};

/** Words that rules texts write with a capital inside a sentence. */
const rulesWords: ReadonlySet<string> = new Set(
  (
    'game play error hidden card rule violation infraction warning loss match tournament head judge judges magic ' +
    'looking extra missed trigger mulligan procedure failure maintain state deck decklist problem disqualification ' +
    'unsporting conduct cheating stalling slow minor major improperly determining winner bribery wagering aggressive ' +
    'behavior theft material outside assistance tardiness marked cards insufficient shuffling limited policy ' +
    'communication rules enforcement level competitive professional regular penalty player no guide comprehensive ' +
    'section swiss top english oracle organizer'
  ).split(' '),
);
