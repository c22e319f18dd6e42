import { formatDiagnostic } from '../../../src/pipeline/diagnostics.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { type Language, languages } from '../../../src/schema/language.ts';

/** Where a command prints and works. */
export interface Desk {
  readonly root: string;
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** A command: arguments in, exit code out (0 done, 1 the content is at fault, 2 the input or the call is). */
export type Command = (args: readonly string[], desk: Desk) => number;

/** Prints diagnostics, one after another. */
export const report = ({ complain }: Desk, diagnostics: readonly Diagnostic[]): void => {
  for (const diagnostic of diagnostics) complain(formatDiagnostic(diagnostic));
};

/** `zh`, `ja` or `en`, or undefined for anything else. */
export const toLanguage = (name: string): Language | undefined =>
  languages.find((language) => language === name);
