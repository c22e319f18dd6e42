import type { CardFact } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { DifferenceRule } from '../../schema/difference-rule.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { languages, languagesOf, mapTexts } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { Wording } from '../../schema/wording.ts';
import {
  type ComparedClause,
  compareCards,
  compareNumbers,
  comparePenalties,
  createCardFinder,
  createPenaltyFinder,
  type FoundWords,
  inPairs,
  type Rule,
} from './rule.ts';
import { findUnprintedCards } from './unprinted-names.ts';

/**
 * The rules, in the order of their differences in lists. For a new rule, add a row here and its name to
 * `differenceRuleSchema`.
 */
const rules: Readonly<Record<DifferenceRule, Rule>> = {
  missing: ({ texts, languages: expected }) => {
    const against = expected.filter((lang) => texts[lang] !== undefined);
    return expected.flatMap((lang) => (texts[lang] === undefined ? [{ lang, against }] : []));
  },
  penalty: inPairs(comparePenalties),
  number: inPairs(compareNumbers),
  'card-name': inPairs(compareCards),
  'unprinted-name': findUnprintedCards,
};

/** The texts to compare, and the cards and terms for it. */
export interface ComparedTexts {
  readonly sections: readonly GuideSection[];
  readonly cards: readonly CardFact[];
  readonly terms: readonly Term[];
  readonly wording: Pick<Wording, 'idioms'>;
}

/** A text that may differ in meaning from those of other languages, for a person to check. */
export interface Difference extends Required<FoundWords> {
  readonly document: string;
  readonly section: string;
  readonly id: string;
  readonly rule: DifferenceRule;
}

/**
 * Finds clauses whose texts may differ in meaning. A rule reports at most one difference for each language of a clause.
 * `decided.ts` adds the decisions.
 */
export const findDifferences = ({ sections, ...known }: ComparedTexts): readonly Difference[] => {
  const compare = createComparison(known);
  return sections
    .flatMap(clausesOf)
    .flatMap(({ document, section, id, ...clause }) =>
      compare(clause).map((found) => ({ document, section, id, ...found })),
    );
};

/** Runs all rules over the texts of one clause. */
export const createComparison = ({
  cards,
  terms,
  wording,
}: Omit<ComparedTexts, 'sections'>): ((
  clause: ComparedClause,
) => readonly (Required<FoundWords> & { readonly rule: DifferenceRule })[]) => {
  const knowledge = {
    cards,
    findCards: createCardFinder(cards, terms, wording),
    findPenalties: createPenaltyFinder(terms),
  };
  return (clause) =>
    (Object.keys(rules) as DifferenceRule[]).flatMap((rule) =>
      oneForEachLanguage(rules[rule](clause, knowledge)).map((found) => ({ rule, ...found })),
    );
};

/** The warning about a dismissal without a difference; `entry` names the text and the rule. */
export const idleDismissal = (file: string, entry: string): Diagnostic => ({
  code: 'differences/idle-dismissal',
  severity: 'warning',
  file,
  message: `The entry ${entry} under \`dismissed\` matches no difference.`,
  hint: 'Delete the entry.',
});

/** The clauses of a section with a text in any language. */
const clausesOf = ({ document, section, clauses }: GuideSection) => {
  const present = languages.filter((lang) => clauses.some(({ texts }) => texts[lang]));
  return clauses
    .filter(({ texts }) => languagesOf(texts).length > 0)
    .map(({ id, texts }) => ({
      ...{ document, section, id, languages: present },
      texts: mapTexts(texts, ({ text }) => text),
    }));
};

/** Joins the findings of a rule in a clause into one for each language. */
const oneForEachLanguage = (found: readonly FoundWords[]): readonly Required<FoundWords>[] =>
  Array.from(
    Map.groupBy(found, ({ lang }) => lang),
    ([lang, own]) => ({
      lang,
      against: own[0]?.against ?? [],
      words: own.flatMap(({ words = [] }) => words),
      othersWords: own.flatMap(({ othersWords = [] }) => othersWords),
    }),
  );
