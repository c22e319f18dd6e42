import { formatDiagnostic } from '../../../src/pipeline/diagnostics.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { type SourceKind, sourceKindSchema } from '../../../src/schema/source.ts';

/** Where a command prints and works. */
export interface Desk {
  readonly root: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

export interface Command {
  /** What may stand behind `content --`. */
  readonly usage: string;
  /** What it does, in one line of the list of commands. */
  readonly does: string;
  /**
   * Arguments in, exit code out: 0 done, 1 the content is at fault, 2 the input is; `misused` where the call is not
   * of the form of `usage`, which is then printed. Unknown flags may be thrown as `parseArgs` throws them.
   */
  readonly run: (args: readonly string[], desk: Desk) => number | typeof misused;
}

export const misused = 'misused';

/** Prints diagnostics, one after another. */
export const report = ({ complain }: Desk, diagnostics: readonly Diagnostic[]): void => {
  for (const diagnostic of diagnostics) complain(formatDiagnostic(diagnostic));
};

/** Names of kinds in calls that were written before guides other than the IPG. */
const formerKinds: Readonly<Record<string, SourceKind>> = {
  ipg: 'guide',
  'ipg-annotated': 'guide-annotated',
};

/** `guide // => 'guide'`, `ipg // => 'guide'`; undefined for anything else. */
export const toKind = (name: string | undefined): SourceKind | undefined =>
  formerKinds[name ?? ''] ?? sourceKindSchema.safeParse(name).data;

/** `zh`, `ja` or `en`, or undefined for anything else. */
export const toLanguage = (name: string): Language | undefined =>
  languages.find((language) => language === name);
