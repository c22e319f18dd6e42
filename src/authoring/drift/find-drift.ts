import type { CardFact } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { DriftRule } from '../../schema/drift-rule.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { languages, languagesOf, mapTexts } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { Wording } from '../../schema/wording.ts';
import { compareNegations } from './negations.ts';
import {
  type ComparedClause,
  compareCards,
  compareNumbers,
  comparePenalties,
  createCardFinder,
  type Drift,
  type FindDrift,
  inPairs,
} from './rule.ts';
import { createDriftTermFinder, findTermDrift, weighTerms } from './terms.ts';
import { findUnprintedNameDrift } from './unprinted-names.ts';

/**
 * The rules, in the order in which their findings are listed. A new rule is a row here; its name also goes into
 * `driftRuleSchema`.
 */
const rules: Readonly<Record<DriftRule, FindDrift>> = {
  missing: ({ texts, languages: expected }) => {
    const against = expected.filter((lang) => texts[lang] !== undefined);
    return expected.flatMap((lang) => (texts[lang] === undefined ? [{ lang, against }] : []));
  },
  penalty: inPairs(comparePenalties),
  number: inPairs(compareNumbers),
  'card-name': inPairs(compareCards),
  'unprinted-name': findUnprintedNameDrift,
  term: findTermDrift,
  negation: inPairs(compareNegations),
};

/** The texts that rules compare, and the cards and terms that they know. */
export interface DriftInput {
  readonly sections: readonly GuideSection[];
  readonly cards: readonly CardFact[];
  readonly terms: readonly Term[];
  readonly wording: Wording;
}

/** A text that may not say the same as those of other languages, for a person to look at. */
export interface DriftFinding extends Required<Drift> {
  readonly document: string;
  readonly section: string;
  readonly id: string;
  readonly rule: DriftRule;
}

/**
 * Finds clauses whose texts may not say the same. What a rule finds in one language of a clause is one finding, with all
 * its words. What people have decided about it is added later.
 */
export const findDrift = ({ sections, ...known }: DriftInput): readonly DriftFinding[] => {
  const compare = createComparison(known);
  return sections
    .flatMap(clausesOf)
    .flatMap(({ document, section, id, ...clause }) =>
      compare(clause).map((drift) => ({ document, section, id, ...drift })),
    );
};

/** Runs all rules over the texts of one clause. */
export const createComparison = ({
  cards,
  terms,
  wording,
}: Omit<DriftInput, 'sections'>): ((
  clause: ComparedClause,
) => readonly (Required<Drift> & { readonly rule: DriftRule })[]) => {
  const knowledge = {
    cards,
    findCards: createCardFinder(cards, terms, wording),
    findTerms: createDriftTermFinder(terms, wording),
    weights: weighTerms(wording),
  };
  return (clause) =>
    (Object.keys(rules) as DriftRule[]).flatMap((rule) =>
      oneForEachLanguage(rules[rule](clause, knowledge)).map((drift) => ({ rule, ...drift })),
    );
};

/** A decision that something is no drift, where nothing is found (any more); `entry` is what it names. */
export const idleDismissal = (file: string, entry: string): Diagnostic => ({
  code: 'drift/idle-dismissal',
  severity: 'warning',
  file,
  message: `The entry ${entry} under \`dismissed\` has no finding (any more).`,
  hint: 'Remove the entry.',
});

/** The clauses of a section that have a text in some language. */
const clausesOf = ({ document, section, clauses }: GuideSection) => {
  const present = languages.filter((lang) => clauses.some(({ texts }) => texts[lang]));
  return clauses
    .filter(({ texts }) => languagesOf(texts).length > 0)
    .map(({ id, texts }) => ({
      ...{ document, section, id, languages: present },
      texts: mapTexts(texts, ({ text }) => text),
    }));
};

/** Joins what a rule found in a clause into one finding a language. */
const oneForEachLanguage = (found: readonly Drift[]): readonly Required<Drift>[] =>
  Array.from(
    Map.groupBy(found, ({ lang }) => lang),
    ([lang, own]) => ({
      lang,
      against: own[0]?.against ?? [],
      words: own.flatMap(({ words = [] }) => words),
      othersWords: own.flatMap(({ othersWords = [] }) => othersWords),
    }),
  );
