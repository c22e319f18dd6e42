import type { Diagnostic } from '../schema/diagnostic.ts';

/** The result of a stage. */
export interface Staged<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/** `errorAt('join/id-twice', { file, line }, 'remedy-1 is here and …', 'Give one …')` */
const diagnosticAt =
  (severity: Diagnostic['severity']) =>
  (
    code: string,
    place: Pick<Diagnostic, 'file' | 'line' | 'column' | 'path' | 'about'>,
    message: string,
    hint: string,
  ): Diagnostic => ({ code, severity, ...place, message, hint });

export const errorAt = diagnosticAt('error');
export const warningAt = diagnosticAt('warning');

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');

/** A question stops the build, but unlike other errors it does not silence later stages. */
export const withoutQuestions = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.filter(({ code }) => !code.endsWith('/question'));

/** `ipg-2.3.zh.txt:29:54 error source/unprintable …` with the hint on the next line. */
export const formatDiagnostic = (diagnostic: Diagnostic): string =>
  `${withoutHint(diagnostic)}\n  ${diagnostic.hint}`;

/** A hint shared by consecutive diagnostics is printed once, below the last of them. */
export const formatDiagnostics = (all: readonly Diagnostic[]): readonly string[] =>
  all.map((one, index) => (one.hint === all[index + 1]?.hint ? withoutHint(one) : formatDiagnostic(one)));

const withoutHint = ({ file, line, column, severity, code, message }: Diagnostic): string => {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place} ${severity} ${code}: ${message}`;
};
