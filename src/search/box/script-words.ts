import { clauseNames } from '../../i18n/parts.ts';
import { strings } from '../../i18n/strings.ts';
import { type Language, languageTags } from '../../schema/language.ts';
import { type SearchStrings, searchStrings } from './words.ts';

/** What the scripts of the search say in a language: the search page has it inside, the quick box fetches it. */
export function searchScriptStrings(lang: Language) {
  const t = strings[lang];
  return {
    ...searchStrings[lang],
    idle: t.search.idle,
    clauses: clauseNames[lang],
    languages: t.languageNames,
    tags: languageTags,
  };
}

/** What the search page alone says. */
const onSearchPage = [
  'tiers',
  'loading',
  'more',
  'nearest',
  'language',
  'document',
  'documents',
  'part',
  'kind',
  'retry',
  'remove',
  'counted',
  'filters',
  'all',
] as const satisfies readonly (keyof SearchStrings)[];
const isOnSearchPage: ReadonlySet<string> = new Set(onSearchPage);

/** What the script of the search page can say. */
export type SearchPageStrings = ReturnType<typeof searchScriptStrings>;

/** What the scripts say wherever there is a search: a word that the search page alone says is none of these. */
export type QuickBoxStrings = Omit<SearchPageStrings, (typeof onSearchPage)[number]>;

export function quickBoxStrings(lang: Language): QuickBoxStrings {
  const words = Object.entries(searchScriptStrings(lang)).filter(([name]) => !isOnSearchPage.has(name));
  return Object.fromEntries(words) as QuickBoxStrings;
}
