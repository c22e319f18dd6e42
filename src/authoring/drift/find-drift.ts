import type { CardFact } from '../../schema/card.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { Term } from '../../schema/term.ts';
import { findCardDrift } from './card-names.ts';
import { comparedClauses, type Drift, type DriftFinding, type DriftKnowledge, type Rule } from './finding.ts';
import { findLengthDrift } from './length.ts';
import { findMissing } from './missing.ts';
import { findNegationDrift } from './negations.ts';
import { findNumberDrift } from './numbers.ts';
import { findPenaltyDrift } from './penalties.ts';
import { findSentenceDrift } from './sentences.ts';
import { createTermFinder } from './term-forms.ts';
import { createTermRecords } from './term-records.ts';
import { findTermDrift } from './terms.ts';
import { findUnprintedNameDrift } from './unprinted-names.ts';

/** The rules in the order in which their findings are listed. */
const rules: readonly Rule[] = [
  findMissing,
  findPenaltyDrift,
  findNumberDrift,
  findCardDrift,
  findUnprintedNameDrift,
  findTermDrift,
  findSentenceDrift,
  findLengthDrift,
  findNegationDrift,
];

/**
 * Everything in a section that may not be the same in all its languages, clause by clause. A rule finds at most
 * one thing in a language of a clause; its words are all listed there. Nothing is decided here: see `decide.ts`.
 */
export const findDrift = (section: GuideSection, knowledge: DriftKnowledge): readonly DriftFinding[] =>
  comparedClauses(section).flatMap((clause) => {
    const own = knowledge.clauses.get(`${section.section} ${clause.id}`) ?? clause;
    return rules.flatMap((rule) => join(rule(own, knowledge)).map((drift) => ({ id: clause.id, ...drift })));
  });

/** What the rules know, read from everything there is. */
export const createDriftKnowledge = ({ sections, cards, terms }: DriftInput): DriftKnowledge => {
  const finder = createTermFinder(terms);
  const clauses = new Map(
    sections.flatMap((section) =>
      comparedClauses(section).map((clause) => [`${section.section} ${clause.id}`, clause] as const),
    ),
  );
  return { cards, terms: finder, clauses, records: createTermRecords(finder, [...clauses.values()]) };
};

export interface DriftInput {
  readonly sections: readonly GuideSection[];
  readonly cards: readonly CardFact[];
  readonly terms: readonly Term[];
}

/** One finding for each language of what a rule found, its words together. */
const join = (found: readonly Drift[]): readonly Omit<DriftFinding, 'id'>[] => {
  const byLanguage = new Map<string, Omit<DriftFinding, 'id'>>();
  for (const drift of found) {
    const before = byLanguage.get(drift.lang);
    byLanguage.set(drift.lang, {
      lang: drift.lang,
      against: before?.against ?? drift.against,
      rule: drift.rule,
      words: [...(before?.words ?? []), ...(drift.words ?? [])],
      othersWords: [...(before?.othersWords ?? []), ...(drift.othersWords ?? [])],
    });
  }
  return [...byLanguage.values()];
};
