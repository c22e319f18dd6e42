import { type InterfaceLanguage, type Language, languagesOf, mapTexts } from '../schema/language.ts';
import { languageNames } from '../site/language-words.ts';

/** `2009-06-23` if all dates are equal, else `Chinese 2009-06-23 · English 2009-07-01` */
export function datesLabel(lang: InterfaceLanguage, dates: Partial<Record<Language, string>>): string {
  const [only, ...others] = new Set(languagesOf(dates).flatMap((each) => dates[each] ?? []));
  if (others.length === 0) return only ?? '';
  return Object.values(mapTexts(dates, (date, each) => `${languageNames[lang][each]} ${date}`)).join(' · ');
}
