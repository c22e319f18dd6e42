import { type InterfaceLanguage, languageTags } from '../schema/language.ts';
import type { RuleChange } from '../schema/validity.ts';

/** The changes by occasion, oldest first; those without a date come last, together. */
export function groupByOccasion(changes: readonly RuleChange[]): RuleChange[][] {
  const groups = Map.groupBy(changes, ({ since, occasion }) => since && `${since} ${occasion}`);
  const sinceOf = ([change]: readonly RuleChange[]) => change?.since ?? 'later';
  return [...groups.values()].toSorted((a, b) => sinceOf(a).localeCompare(sinceOf(b), 'en'));
}

/** The occasion of a rule change in a language, with the tag of the language it is in: English where no other name is certain. */
export function occasionIn(
  lang: InterfaceLanguage,
  { occasion, occasionNames }: Pick<RuleChange, 'occasion' | 'occasionNames'>,
): { readonly text: string; readonly tag: string } {
  const own = lang === 'en' ? occasion : occasionNames?.[lang];
  return own === undefined
    ? { text: occasion, tag: languageTags.en }
    : { text: own, tag: languageTags[lang] };
}
