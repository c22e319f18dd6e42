import type { Diagnostic } from '../schema/diagnostic.ts';

/** What a stage returns: its product, and what it reports about the content. */
export interface Staged<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/** An error at a place of a file. `errorAt('edition/id-twice', { file, line }, 'remedy-1 is here and …', 'Give one …')` */
export const errorAt = (
  code: string,
  place: Pick<Diagnostic, 'file' | 'line' | 'column' | 'path' | 'about'>,
  message: string,
  hint: string,
): Diagnostic => ({ code, severity: 'error', ...place, message, hint });

/** Whether any diagnostic is an error, which stops the build. */
export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');

/** Names sources with their folder: `ipg-2.3.zh.txt` becomes `content/sources/ipg/ipg-2.3.zh.txt`. */
export const inSourceFolders = (
  diagnostics: readonly Diagnostic[],
  sources: readonly { readonly document: string; readonly entry: { readonly file: string } }[],
): readonly Diagnostic[] => {
  const paths = new Map(
    sources.map(({ document, entry: { file } }) => [file, `content/sources/${document}/${file}`]),
  );
  return diagnostics.map((one) => ({ ...one, file: paths.get(one.file) ?? one.file }));
};

/** `ipg-2.3.zh.txt:29:54 error source/unprintable …` with the hint on the next line. */
export const formatDiagnostic = ({
  code,
  severity,
  file,
  line,
  column,
  message,
  hint,
}: Diagnostic): string => {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place} ${severity} ${code}: ${message}\n  ${hint}`;
};
