import type { CardFact } from '../../schema/card.ts';
import type { Language } from '../../schema/language.ts';
import type { FindTerms } from '../compare/terms.ts';

/** What a rule knows of a clause: its texts, and the languages of its section. */
export interface ComparedClause {
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  readonly languages: readonly Language[];
  /** Where its texts have changed places with those of another clause. */
  readonly swaps: readonly Drift[];
}

/** Finds the cards that a text certainly names, with their names as printed in it. */
export type FindCards = (text: Text) => ReadonlyMap<CardFact, string>;

/** What rules know apart from the clause. */
export interface DriftKnowledge {
  readonly cards: readonly CardFact[];
  readonly findCards: FindCards;
  readonly findTerms: FindTerms;
}

/**
 * What a rule finds: a language that differs from others, and the words that differ, as printed (or numbers of them).
 * A reason in the registry that quotes one of them confirms the finding.
 */
export interface Drift {
  readonly lang: Language;
  readonly against: readonly Language[];
  readonly words?: readonly string[];
  readonly othersWords?: readonly string[];
}

/** A rule: finds where the texts of a clause may not say the same. */
export type FindDrift = (clause: ComparedClause, knowledge: DriftKnowledge) => readonly Drift[];

/** A text and its language. */
export interface Text {
  readonly text: string;
  readonly lang: Language;
}

/** The words in which two texts differ; null where they do not. */
export type CompareTexts = (
  own: Text,
  other: Text,
  knowledge: DriftKnowledge,
) => { readonly words: readonly string[]; readonly othersWords: readonly string[] } | null;

/**
 * Makes a rule from a comparison of two texts: each translation is compared with English, which prevails, or with the
 * first text if there is no English one.
 */
export const inPairs =
  (compare: CompareTexts): FindDrift =>
  ({ texts }, knowledge) => {
    const [base, ...others] = (['en', 'zh', 'ja'] as const).flatMap((lang): Text[] =>
      texts[lang] === undefined ? [] : [{ lang, text: texts[lang] }],
    );
    return others.flatMap((own) => {
      const found = base && compare(own, base, knowledge);
      return found ? [{ lang: own.lang, against: [base.lang], ...found }] : [];
    });
  };

/** The words that only one of two texts has: `difference(['四张'], ['three'])`; null for none. */
export const difference = (
  words: readonly string[],
  othersWords: readonly string[],
): ReturnType<CompareTexts> => (words.length + othersWords.length > 0 ? { words, othersWords } : null);

/** The words of things that only the first text has. Things with the same key are the same. */
export const onlyIn = (
  own: ReadonlyMap<unknown, string>,
  other: ReadonlyMap<unknown, string>,
): readonly string[] => [...own].flatMap(([key, word]) => (other.has(key) ? [] : [word]));
