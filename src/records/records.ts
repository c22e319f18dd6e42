import type { CardFact, CardRecord } from '../schema/card.ts';
import type { Change } from '../schema/change.ts';
import type { Correction } from '../schema/correction.ts';
import type { Coverage } from '../schema/coverage.ts';
import type { Document } from '../schema/document.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { PolicyFile } from '../schema/policy.ts';
import type { SourceEntry } from '../schema/source.ts';
import type { Term } from '../schema/term.ts';
import type { RuleChange } from '../schema/validity.ts';

/** Everything that is committed and shown, each list in reading order. */
export interface Records {
  readonly documents: readonly Document[];
  readonly sections: readonly GuideSection[];
  readonly chapters: readonly FaqChapter[];
  /** Cards that have a page. */
  readonly cards: readonly CardRecord[];
  /** Cards whose facts are known, with a page or without. */
  readonly facts: readonly CardFact[];
  readonly terms: readonly Term[];
  readonly corrections: readonly Correction[];
  /** Newest first. */
  readonly changes: readonly Change[];
  readonly ruleChanges: readonly RuleChange[];
  readonly policy: PolicyFile;
  readonly coverage: Coverage;
  readonly sources: readonly SourceEntry[];
}
