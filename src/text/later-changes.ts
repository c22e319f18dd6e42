import { type InterfaceLanguage, type Language, languageTags } from '../schema/language.ts';
import type { LaterChange } from '../schema/later-change.ts';
import type { Concern } from '../schema/since.ts';
import { isOverruled, strictest } from '../schema/status.ts';
import { fill } from '../schema/words.ts';
import { rangeLabel } from './edition-label.ts';
import { statusWords } from './status-words.ts';
import { changeWords } from './words.ts';

/** A later change, with its `note` on the meaning for one text, if there is one. */
export type ConcerningChange = LaterChange & Pick<Concern, 'note'>;

export function viewChanges(
  { lang, laterChanges }: { readonly lang: InterfaceLanguage; readonly laterChanges: readonly LaterChange[] },
  concerns: readonly Concern[] = [],
) {
  if (concerns.length === 0) return undefined;
  const status = strictest(concerns.map((each) => each.status));
  return {
    status,
    sign: isOverruled(status) ? '△' : '',
    meaning: status === 'changed' || isOverruled(status) ? statusWords[lang][status] : '',
    changes: concerns.flatMap(({ change, note }): ConcerningChange[] =>
      laterChanges.filter(({ id }) => id === change).map((each) => ({ ...each, ...(note && { note }) })),
    ),
  };
}

/** Our description of the first change in the list that overrules a text; undefined if none does. */
export function whyOverruled(
  { lang, laterChanges }: Parameters<typeof viewChanges>[0],
  concerns: readonly Concern[] = [],
): string | undefined {
  const first = concerns.find(({ status }) => isOverruled(status));
  return laterChanges.find(({ id }) => id === first?.change)?.what[lang];
}

/** The changes that concern a text in all languages. */
export const concernsOfAll = (concerns: readonly Concern[] = []): Concern[] =>
  concerns.filter(({ langs }) => langs === undefined);

/** The changes that concern a text in only some languages, including `lang`. */
export const concernsOnlyOf = (concerns: readonly Concern[] = [], lang: Language): Concern[] =>
  concerns.filter(({ langs }) => langs?.includes(lang));

/** All changes that concern a text in `lang`. */
export const concernsOf = (concerns: readonly Concern[] = [], lang: Language): Concern[] =>
  concerns.filter(({ langs }) => langs?.includes(lang) ?? true);

/**
 * Returns the occasion of a change, in `lang` if it has a name there, else in English; `tag` is its language. `when`
 * is a month or a range of months, or empty: if nothing is known, or if the day is, which the occasion then names.
 */
export function occasionOf(
  lang: InterfaceLanguage,
  { since, occasion, ...range }: Pick<LaterChange, 'since' | 'occasion' | 'notBefore' | 'before'>,
): { readonly when: string; readonly occasion: string; readonly tag: string } {
  const months = since === null ? rangeLabel(lang, range) : undefined;
  const isMonth = since?.length === 'YYYY-MM'.length;
  const own = occasion[lang];
  const t = changeWords[lang];
  return {
    when: [
      ...(months ? [fill(t.within, { range: months })] : []),
      ...(since && isMonth ? [fill(t.since, { date: since })] : []),
    ].join(''),
    ...(own ? { occasion: own, tag: languageTags[lang] } : { occasion: occasion.en, tag: languageTags.en }),
  };
}

/** Groups changes by date and occasion, the oldest first; those without a date are the last group. */
export function groupByOccasion(changes: readonly LaterChange[]): LaterChange[][] {
  const groups = Map.groupBy(changes, ({ since, occasion }) => since && `${since} ${occasion.en}`);
  const sinceOf = ([change]: readonly LaterChange[]) => change?.since ?? 'later';
  return [...groups.values()].toSorted((a, b) => sinceOf(a).localeCompare(sinceOf(b), 'en'));
}
