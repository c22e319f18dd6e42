import type { CardFact } from '../schema/card.ts';
import type { Change } from '../schema/change.ts';
import type { Contents } from '../schema/contents.ts';
import type { CorrectionFile } from '../schema/correction.ts';
import type { ChapterDecisions, SectionDecisions } from '../schema/decision.ts';
import type { Document } from '../schema/document.ts';
import type { Doubt } from '../schema/doubt.ts';
import type { LaterChanges } from '../schema/later-change.ts';
import type { RuleNumber } from '../schema/rule-number.ts';
import type { PhrasesFile } from '../schema/synonyms.ts';
import type { Term } from '../schema/term.ts';
import type { UnofficialFile } from '../schema/unofficial.ts';
import type { Wording } from '../schema/wording.ts';
import type { Decided } from './join/decided.ts';
import type { SourceInput } from './marked-text/prepare-source.ts';

/** What people write in `content`, except `site.yml`: the texts, and decisions about them. */
export interface Content {
  readonly documents: readonly Document[];
  readonly contents: readonly Contents[];
  /** In reading order: by document, section and language. */
  readonly sources: readonly SourceInput[];
  readonly sectionDecisions: readonly Decided<SectionDecisions>[];
  readonly chapterDecisions: readonly Decided<ChapterDecisions>[];
  readonly corrections: readonly CorrectionFile[];
  readonly facts: readonly CardFact[];
  readonly terms: readonly Term[];
  readonly wording: Wording;
  /** Phrases for the search, by the address of the text that answers them. */
  readonly phrases: PhrasesFile;
  /** Changes of rules and guides since the texts were written, and checks of texts against them. */
  readonly laterChanges: LaterChanges;
  readonly ruleNumbers: readonly RuleNumber[];
  readonly doubts: readonly Doubt[];
  readonly unofficial: readonly UnofficialFile[];
  readonly changes: readonly Change[];
}
