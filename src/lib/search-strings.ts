import { searchStrings } from '../i18n/search.ts';
import { strings } from '../i18n/strings.ts';
import { type Language, languageTags } from '../schema/language.ts';

/** What the scripts of the search say in a language: the search page has it inside, the quick box fetches it. */
export function searchScriptStrings(lang: Language) {
  const t = strings[lang];
  return {
    ...searchStrings[lang],
    idle: t.search.idle,
    parts: t.parts,
    languages: t.languageNames,
    tags: languageTags,
  };
}
