import { type Language, mapTexts } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { FormsOfTerm, Wording } from '../../schema/wording.ts';
import { createTermFinder, type FindTerms, type FoundTerms, toTermConcept } from '../compare/terms.ts';
import { type Drift, type FindDrift, penaltyTerms, rememberTexts, type TermWeights } from './rule.ts';

/**
 * Finds terms that one text has and another lacks. A clause is judged by itself, so that another section never changes
 * what is found in it. A text lacks a term only if it has it nowhere, not even inside a longer one.
 *
 * - a translation has another term of the same group than English (牌库 for graveyard): always found
 * - English has it and a translation has not: found, unless the term is loose (`loose` in content/wording.yml)
 * - English and one translation have it, and the other has not (顺序, order, but 正常な状態): found, unless a pronoun may
 *   stand for it or it is an action
 * - English and one translation have it equally often, at least twice, and the other has it less often: likewise
 * - one translation has the opponent and the two other texts have not (且未经对手许可): found
 */
export const findTermDrift: FindDrift = ({ texts }, { findTerms, weights }) => {
  const found = mapTexts(texts, findTerms);
  // Without English, what a translation was made from comes first.
  const langs = Object.keys(texts) as Language[];
  const base = found.en ? 'en' : langs[0];
  const others = langs.filter((lang) => lang !== base);
  return base === undefined
    ? []
    : others.flatMap((lang) => {
        const third = others.find((other) => other !== lang);
        return compare(found, weights, lang, base, third);
      });
};

const compare = (
  found: Readonly<Partial<Record<Language, FoundTerms>>>,
  { unsaid, loose, exchanged: groups }: TermWeights,
  lang: Language,
  base: Language,
  third: Language | undefined,
): readonly Drift[] => {
  const [own, basis] = [found[lang] ?? none, found[base] ?? none];
  const beside = third && found[third];
  const isGone = (id: string): boolean => !loose.has(id) || (beside?.has(id) === true && !unsaid.has(id));
  const lacking = onlyIn(basis, own);
  const added = onlyIn(own, basis);
  const exchanged = groups.filter(
    (group) => lacking.some((id) => group.has(id)) && added.some((id) => group.has(id)),
  );
  const isExchanged = (id: string): boolean => exchanged.some((group) => group.has(id));
  const fewer = [...basis].flatMap(([id, words]) => {
    const count = own.get(id)?.length ?? 0;
    const isFewer = count > 0 && words.length > count && beside?.get(id)?.length === words.length;
    return isFewer && !unsaid.has(id) && !penaltyTerms.has(id) ? [id] : [];
  });
  const gone = [...lacking.filter((id) => isExchanged(id) || isGone(id)), ...fewer];
  const fresh = added.filter((id) => isExchanged(id) || (beside?.has(id) === false && id === 'opponent'));
  if (gone.length + fresh.length === 0) return [];
  const against =
    third && [...gone, ...fresh].every((id) => beside?.has(id) === basis.has(id)) ? [third, base] : [base];
  return [
    {
      lang,
      against,
      words: fresh.flatMap((id) => own.get(id)?.[0] ?? []),
      othersWords: gone.flatMap((id) => basis.get(id)?.[0] ?? []),
    },
  ];
};

const none: FoundTerms = new Map();
const onlyIn = (one: FoundTerms, other: FoundTerms): readonly string[] =>
  [...one].flatMap(([id, words]) =>
    words.length > 0 && !other.has(id) && !penaltyTerms.has(id) ? [id] : [],
  );

/** What the rules know of terms, ready for looking up. */
export const weighTerms = ({ drift: { unsaid, loose, exchanged } }: Wording): TermWeights => ({
  unsaid: new Set(unsaid),
  loose: new Set([...unsaid, ...loose]),
  exchanged: exchanged.map((ids) => new Set(ids)),
});

/** Finds terms for the rules: with the other words, and without words where a text has a possible form only. */
export const createDriftTermFinder = (terms: readonly Term[], { drift }: Wording): FindTerms => {
  const find = createTermFinder([...terms.map(toTermConcept), ...drift.words.map(toConcept)]);
  const findPossible = createTermFinder(drift.possible.map(toConcept));
  return rememberTexts((text, lang) => {
    const found = find(text, lang);
    const possible = [...findPossible(text, lang).keys()].filter((id) => !found.has(id));
    return new Map([...found, ...possible.map((id) => [id, []] as const)]);
  });
};

const toConcept = ({ id, ...forms }: FormsOfTerm) => ({ id, forms });
