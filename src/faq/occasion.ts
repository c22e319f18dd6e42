import { type Language, languageTags } from '../schema/language.ts';
import type { RuleChange } from '../schema/validity.ts';

/** The occasion of a rule change in a language, with the tag of the language it is in: English where no other name is certain. */
export function occasionIn(
  lang: Language,
  { occasion, occasionNames }: Pick<RuleChange, 'occasion' | 'occasionNames'>,
): { readonly text: string; readonly tag: string } {
  const own = lang === 'en' ? occasion : occasionNames?.[lang];
  return own === undefined
    ? { text: occasion, tag: languageTags.en }
    : { text: own, tag: languageTags[lang] };
}
