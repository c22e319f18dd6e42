import type { CardFact, CardRecord } from '../../schema/card.ts';
import type { Correction } from '../../schema/correction.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { PolicyFile } from '../../schema/policy.ts';
import type { Term } from '../../schema/term.ts';
import type { RuleChange } from '../../schema/validity.ts';

/** Everything that is published and can be found. */
export interface SearchedContent {
  readonly sections: readonly GuideSection[];
  readonly chapters: readonly FaqChapter[];
  /** Cards that have a page. */
  readonly cards: readonly CardRecord[];
  /** Cards that stand in the list of cards; those that have a page too are left out. */
  readonly facts: readonly CardFact[];
  readonly terms: readonly Term[];
  /** For the contexts, by which the readings of the sources are found again. */
  readonly corrections: readonly Correction[];
  readonly ruleChanges: readonly RuleChange[];
  readonly policy: Pick<PolicyFile, 'changes'>;
}
