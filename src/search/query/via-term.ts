import type { Language } from '../../schema/language.ts';
import { nameKey } from '../names/name-row.ts';
import type { NameFit, NameIndex, NameMatch } from '../names/names.ts';
import { keepHan } from '../text/han.ts';
import type { SearchRecord } from '../text/record.ts';
import { matchPassages } from './match.ts';
import { type Plan, planQuery } from './plan.ts';
import type { Result, Tier } from './result.ts';

/** Where a term that was typed leads: to one of its names. */
export interface TermRoute {
  readonly tier: Extract<Tier, 'sound-text' | 'via-term'>;
  /** The name of the term there. */
  readonly name: string;
  readonly lang: Language;
  readonly question: string;
  readonly plan: Plan;
}

/**
 * The ways from what was typed to the same term by its names, in other languages and in its own, and from the sound of
 * a name to the texts that print it.
 *
 * `lifelink -> 系命, 絆魂`; `换牌 -> 再调度, マリガン, mulligan`; `paiku -> 牌库, ライブラリー, library`
 *
 * From what people say the ways lead to names that are asked for.
 */
export function routesOf(
  { fold }: NameIndex,
  names: readonly NameMatch[],
  { query, filters }: Plan,
  isAskedFor: (name: string) => boolean = () => true,
): TermRoute[] {
  const isCalled = (name: string) => nameKey(fold(name)) === nameKey(fold(query));
  const route = (tier: TermRoute['tier'], name: string, lang: Language): TermRoute[] => {
    // Only Chinese texts are in the index in the script that characters are folded to: 公開 stays as Japanese prints it.
    const plan = planQuery(`"${name}"`, filters, lang === 'zh' ? fold : keepHan);
    const question = plan.exact.at(-1)?.[0];
    return question ? [{ tier, name, lang, question, plan }] : [];
  };
  const sounding = names.filter(({ fit }) => fit === 'sound');
  const called = names.filter(({ entry, fit }) => entry.kind !== 'section' && wholeFits.includes(fit));
  return [
    ...sounding.flatMap(({ entry, name, lang }) => route('sound-text', entry.titles[lang] ?? name, lang)),
    ...called.flatMap(({ entry, fit, name: typed, lang: from, isSaid }) =>
      (Object.entries(entry.titles) as [Language, string][]).flatMap(([lang, name]) => {
        // In its own language only another name leads on: its sound has, and its other endings are the same words.
        const isSame = lang === from && (fit === 'sound' || name === typed);
        return isSame || isCalled(name) || (isSaid && !isAskedFor(name)) ? [] : route('via-term', name, lang);
      }),
    ),
  ];
}

const wholeFits: readonly NameFit[] = ['exact', 'form', 'sound'];

/** A record that a route has led to, as a result; null where its text in that language lacks the term. */
export function viaTerm(record: SearchRecord, { tier, name, lang, plan }: TermRoute): Result | null {
  const passages = record.passages.filter((passage) => passage.lang === lang);
  const match = matchPassages(passages, plan);
  return match ? { tier, record, match, lang, viaTerm: name } : null;
}
