import {
  type InterfaceLanguage,
  type Language,
  languages,
  possibleLanguages,
  scriptOf,
} from '../../../schema/language.ts';

/**
 * The languages that a query may be in, by its characters; that of who asks alone, where it is among them.
 *
 * `languagesOf('引きすぎ', 'zh') // => ['ja']`, `('多抓了', 'en') // => ['zh', 'ja']`, `('多抓了', 'zh') // => ['zh']`
 */
export function languagesOf(query: string, reader: InterfaceLanguage | undefined): readonly Language[] {
  const possible = possibleLanguages(query);
  const own = possible.filter((lang) => lang === reader);
  return own.length > 0 ? own : possible;
}

/** Whether a query may have English words, which alone are mended. */
export const hasEnglish = (query: string): boolean => scriptOf.en.test(query);

/**
 * The languages in which a query may call something: people spell their own words out, and have English ones in them.
 *
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
