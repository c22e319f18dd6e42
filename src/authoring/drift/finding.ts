import type { CardFact } from '../../schema/card.ts';
import type { Clause, GuideSection } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { DriftRule } from '../../schema/registry.ts';
import type { TermFinder } from './term-forms.ts';
import type { TermRecords } from './term-records.ts';

/** A place where the text of one language may say something else than the others: for a person to look at. */
export interface DriftFinding {
  /** The clause. */
  readonly id: string;
  /** The language that is out of step. */
  readonly lang: Language;
  /** The languages that it was measured against. */
  readonly against: readonly Language[];
  readonly rule: DriftRule;
  /** What the finding is about, as printed: in this text, and in the others. */
  readonly words: readonly string[];
  readonly othersWords: readonly string[];
}

/** What the rules know beside the clause. Made once for all sections by `createDriftKnowledge`. */
export interface DriftKnowledge {
  readonly cards: readonly CardFact[];
  readonly terms: TermFinder;
  /** The clauses of all sections by section and ID (`2.3 remedy-4`). */
  readonly clauses: ReadonlyMap<string, ComparedClause>;
  readonly records: TermRecords;
}

/** A clause as a rule sees it: its texts alone, and the languages that the section has. */
export interface ComparedClause {
  readonly id: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  readonly languages: readonly Language[];
}

/** A rule: what it finds in one clause. The clause is added by `findDrift`. */
export type Rule = (clause: ComparedClause, knowledge: DriftKnowledge) => readonly Drift[];
export type Drift = Omit<DriftFinding, 'id' | 'words' | 'othersWords'> &
  Partial<Pick<DriftFinding, 'words' | 'othersWords'>>;

/** The clauses of a section that have a text in some language. */
export const comparedClauses = (section: GuideSection): readonly ComparedClause[] => {
  const present = languages.filter((lang) => section.clauses.some((clause) => clause.texts[lang]));
  return section.clauses
    .filter((clause) => Object.keys(clause.texts).length > 0)
    .map((clause) => ({ id: clause.id, texts: plainTexts(clause), languages: present }));
};

/**
 * The texts to lay beside each other: each translation against English, which decides, or, without an English
 * text, against the first there is.
 */
export const pairsOf = ({ texts }: Pick<ComparedClause, 'texts'>): readonly Pair[] => {
  const base = (['en', ...languages] as const).find((lang) => texts[lang] !== undefined);
  if (base === undefined) return [];
  return languages.flatMap((lang) => {
    const text = texts[lang];
    return text === undefined || lang === base ? [] : [{ lang, text, base, baseText: texts[base] ?? '' }];
  });
};

/** A text and the one it is measured against. */
export interface Pair {
  readonly lang: Language;
  readonly text: string;
  readonly base: Language;
  readonly baseText: string;
}

const plainTexts = ({ texts }: Clause): ComparedClause['texts'] =>
  Object.fromEntries(languages.flatMap((lang) => (texts[lang] ? [[lang, texts[lang].text]] : [])));
