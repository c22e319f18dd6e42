import { type InterfaceLanguage, type Language, languages } from '../../../schema/language.ts';
import { possibleLanguages, scriptOf } from '../../../schema/scripts.ts';

/**
 * The languages that a query can be in, by its characters; the reader's language alone, if it is one of them.
 * `languagesOf('引きすぎ', 'zh') // => ['ja']`, `('多抓了', 'en') // => ['zh', 'ja']`, `('多抓了', 'zh') // => ['zh']`
 */
export function languagesOf(query: string, reader: InterfaceLanguage | undefined): readonly Language[] {
  const possible = possibleLanguages(query);
  const own = possible.filter((lang) => lang === reader);
  return own.length > 0 ? own : possible;
}

/** Whether a query can contain English words, the only ones whose typing errors are corrected. */
export const hasEnglish = (query: string): boolean => scriptOf.en.test(query);

/**
 * The languages in which a query can contain names: people transcribe their own words, and mix in English ones.
 * `languagesOfNames('tiepi', 'zh') // => ['zh', 'en']`, `('coco多拿一张', 'zh') // => ['zh', 'en']`
 */
export const languagesOfNames = (
  query: string,
  reader: InterfaceLanguage | undefined,
): readonly Language[] => {
  const own = languagesOf(query, reader);
  return languages.filter(
    (lang) => lang === reader || own.includes(lang) || (lang === 'en' && hasEnglish(query)),
  );
};
