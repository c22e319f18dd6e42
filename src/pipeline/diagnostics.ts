import type { Diagnostic } from '../schema/diagnostic.ts';

/** The result of a stage: a value, and diagnostics of the content. */
export interface Staged<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes a diagnostic: `errorAt('join/id-twice', { file, line }, 'remedy-1 is here and …', 'Give one …')` */
type DiagnosticAt = (
  code: string,
  place: Pick<Diagnostic, 'file' | 'line' | 'column' | 'path' | 'about'>,
  message: string,
  hint: string,
) => Diagnostic;

const diagnosticAt =
  (severity: Diagnostic['severity']): DiagnosticAt =>
  (code, place, message, hint) => ({ code, severity, ...place, message, hint });

export const errorAt = diagnosticAt('error');
export const warningAt = diagnosticAt('warning');

/** Whether any diagnostic is an error, which stops the build. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');

/** Whether a diagnostic is a question. A question stops the build, but later stages can still report their errors. */
export const isQuestion = ({ code }: Pick<Diagnostic, 'code'>): boolean => code.endsWith('/question');

/** `ipg-2.3.zh.txt:29:54 error source/unprintable …` with the hint on the next line. */
export const formatDiagnostic = (diagnostic: Diagnostic): string =>
  `${withoutHint(diagnostic)}\n  ${diagnostic.hint}`;

/** Formats several diagnostics. A hint shared by consecutive diagnostics is printed once, below the last of them. */
export const formatDiagnostics = (all: readonly Diagnostic[]): readonly string[] =>
  all.map((one, index) => (one.hint === all[index + 1]?.hint ? withoutHint(one) : formatDiagnostic(one)));

const withoutHint = ({ file, line, column, severity, code, message }: Diagnostic): string => {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place} ${severity} ${code}: ${message}`;
};
