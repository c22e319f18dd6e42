import { type InterfaceLanguage, type Language, languages } from '../../../schema/language.ts';
import { possibleLanguages, scriptOf } from '../../../schema/scripts.ts';

/**
 * The possible languages of a query; the reader's alone, if it is one of them.
 * `languagesOf('多抓了', 'zh') // => ['zh']`
 */
export function languagesOf(query: string, reader: InterfaceLanguage | undefined): readonly Language[] {
  const possible = possibleLanguages(query);
  const own = possible.filter((lang) => lang === reader);
  return own.length > 0 ? own : possible;
}

/** Whether a query has Latin letters, so that it can contain English words. */
export const hasEnglish = (query: string): boolean => scriptOf.en.test(query);

/**
 * The languages of the names that a query may match. The reader's language is always one, because Latin letters can
 * transcribe it. `languagesOfNames('tiepi', 'zh') // => ['zh', 'en']`
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
