import type { CardFact } from '../../schema/card.ts';
import type { Language } from '../../schema/language.ts';
import type { FindTerms } from '../compare/terms.ts';
import type { FindCards } from './card-names.ts';
import type { TermRecords } from './term-records.ts';

/** A clause as a rule sees it: its texts, and the languages that its section has. */
export interface ComparedClause {
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  readonly languages: readonly Language[];
}

/** What the rules know beside the clause. */
export interface DriftKnowledge {
  readonly cards: readonly CardFact[];
  readonly findCards: FindCards;
  readonly findTerms: FindTerms;
  readonly records: TermRecords;
}

/** What a rule finds: a language out of step with others, and the words it is about, as printed (or counted). */
export interface Drift {
  readonly lang: Language;
  readonly against: readonly Language[];
  readonly words?: readonly string[];
  readonly othersWords?: readonly string[];
}

/** Finds in a clause what may not be the same in all languages. */
export type FindDrift = (clause: ComparedClause, knowledge: DriftKnowledge) => readonly Drift[];

/** A text in its language. */
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
 * A rule that compares two texts: each translation with English, which prevails, or, without an English text, with the
 * first there is.
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

/** The words for what is found in one text and not in the other. Keys say what is the same. */
export const onlyIn = (
  own: ReadonlyMap<unknown, string>,
  other: ReadonlyMap<unknown, string>,
): readonly string[] => [...own].flatMap(([key, word]) => (other.has(key) ? [] : [word]));
