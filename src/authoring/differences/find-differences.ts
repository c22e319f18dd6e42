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

/** In the order in which lists show differences. A new rule also needs its name in `differenceRuleSchema`. */
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

export interface ComparedTexts {
  readonly sections: readonly GuideSection[];
  readonly cards: readonly CardFact[];
  readonly terms: readonly Term[];
  readonly wording: Pick<Wording, 'idioms'>;
}

/** A place where a text may differ in meaning from other languages. A person has to check it. */
export interface Difference extends Required<FoundWords> {
  readonly document: string;
  readonly section: string;
  readonly id: string;
  readonly rule: DifferenceRule;
}

/** Finds at most one difference for each rule and language of a clause. `decided.ts` adds the decisions. */
export const findDifferences = ({ sections, ...known }: ComparedTexts): readonly Difference[] => {
  const compare = createComparison(known);
  return sections
    .flatMap(clausesOf)
    .flatMap(({ document, section, id, ...clause }) =>
      compare(clause).map((found) => ({ document, section, id, ...found })),
    );
};

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

/** `entry` is the text and the rule: `remedy-4 zh number`. */
export const idleDismissal = (file: string, entry: string): Diagnostic => ({
  code: 'differences/idle-dismissal',
  severity: 'warning',
  file,
  message: `The entry ${entry} under \`dismissed\` dismisses no difference.`,
  hint: 'Delete the entry.',
});

const clausesOf = ({ document, section, clauses }: GuideSection) => {
  const present = languages.filter((lang) => clauses.some(({ texts }) => texts[lang]));
  return clauses
    .filter(({ texts }) => languagesOf(texts).length > 0)
    .map(({ id, texts }) => ({
      ...{ document, section, id, languages: present },
      texts: mapTexts(texts, ({ text }) => text),
    }));
};

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
