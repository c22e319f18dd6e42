import type { Language } from '../../schema/language.ts';
import type { FoundTerms } from '../compare/terms.ts';
import { penaltyTerms } from './penalties.ts';
import type { Drift, FindDrift, TermRecord } from './rule.ts';
import { termsByLanguage } from './term-records.ts';

/**
 * Finds terms of the term base that one text has and another lacks, or that one text has less often than both others.
 *
 * Whether a lacking term is found depends on who has it:
 * - English and one translation have it, the other has not (顺序, order, but 正常な状態): always found
 * - only English has it (disguise): found, unless translations often lack this term
 * - only a translation has it (且未经对手许可): found if this term is rarely lacking elsewhere, because translations often
 *   name what is a pronoun in English
 * - both translations have it and English has not: not found, it is nearly always a pronoun in English
 */
export const findTermDrift: FindDrift = (clause, { findTerms, records }) => {
  const texts = termsByLanguage(clause, findTerms);
  const ids = new Set([...texts.values()].flatMap((found) => [...found.keys()]));
  return [...ids]
    .filter((id) => !penaltyTerms.has(id))
    .flatMap((id) => compareTerm(id, texts, records(id, clause)));
};

type Texts = ReadonlyMap<Language, FoundTerms>;

const compareTerm = (id: string, texts: Texts, record: TermRecord): readonly Drift[] => {
  const langs = [...texts.keys()];
  const having = langs.filter((lang) => (texts.get(lang)?.get(id)?.length ?? 0) > 0);
  const lacking = langs.filter((lang) => !texts.get(lang)?.has(id));
  const wordsIn = (lang: Language | undefined): readonly string[] => (lang && texts.get(lang)?.get(id)) ?? [];
  if (having.length === 0) return [];
  if (lacking.length === 0) return compareNumbers(langs, wordsIn, record);

  const hasEnglish = having.includes('en');
  const isTrusted = hasEnglish
    ? having.length > 1 || share(record.agreed, record.clauses) >= 0.5
    : having.length === 1 &&
      lacking.length === langs.length - 1 &&
      record.agreed >= 3 &&
      share(record.agreed, record.clauses) >= 0.8;
  if (!isTrusted) return [];
  if (hasEnglish || !langs.includes('en')) {
    return lacking.map((lang) => ({
      lang,
      against: having,
      othersWords: wordsIn(having.includes('en') ? 'en' : having[0]).slice(0, 1),
    }));
  }
  return having.map((lang) => ({ lang, against: lacking, words: wordsIn(lang).slice(0, 1) }));
};

/** Finds a translation that has the term less often than the other two texts, which have it equally often (at least twice). */
const compareNumbers = (
  langs: readonly Language[],
  wordsIn: (lang: Language) => readonly string[],
  record: TermRecord,
): readonly Drift[] => {
  const [fewest] = langs.toSorted((one, other) => wordsIn(one).length - wordsIn(other).length);
  const others = langs.filter((lang) => lang !== fewest);
  const [count = 0, ...counts] = others.map((lang) => wordsIn(lang).length);
  const isAlone =
    fewest !== undefined &&
    fewest !== 'en' &&
    others.length === 2 &&
    count >= 2 &&
    counts.every((each) => each === count) &&
    wordsIn(fewest).length < count;
  if (!isAlone || share(record.agreedInNumber, record.clauses) < 0.6) return [];
  return [
    {
      lang: fewest,
      against: others,
      words: wordsIn(fewest).slice(0, 1),
      othersWords: wordsIn(others.includes('en') ? 'en' : (others[0] ?? fewest)).slice(0, 1),
    },
  ];
};

/** 1 if no other clause has the term. */
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
