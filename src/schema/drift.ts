import type { DriftRule } from './drift-rule.ts';
import type { Language, Notes } from './language.ts';

/** A finding: the text of one language may say something different from the others. */
export interface DriftEntry {
  /** `ipg/2.3/#remedy-4` */
  readonly at: string;
  /** The language whose text is different. */
  readonly lang: Language;
  /** The languages that it was compared with. */
  readonly against: readonly Language[];
  readonly rule: DriftRule;
  /** The words (or counts) in question: in this text, and below in the others. */
  readonly words: readonly string[];
  readonly othersWords: readonly string[];
  /** `confirmed` by a person and shown to readers, `dismissed` by a person with a reason, or `open`. */
  readonly state: 'confirmed' | 'dismissed' | 'open';
  /** Why it was dismissed. */
  readonly reason?: Notes | undefined;
}

/** `content/drift.json`, which the content build writes for people to look at. */
export interface DriftFile {
  readonly schemaVersion: 1;
  readonly findings: readonly DriftEntry[];
  /** Cards that a text calls by a name that is not printed on them. */
  readonly names: readonly {
    readonly at: string;
    readonly lang: Language;
    readonly card: string;
    readonly name: string;
    readonly printed: string;
  }[];
}
