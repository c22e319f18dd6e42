import type { Diagnostic } from '../schema/diagnostic.ts';

/** What a stage returns: its product, and what it reports about the content. */
export interface Staged<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

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

/** `ipg-2.3.zh.txt:29:54 error registry/unassigned …` with the hint on the next line. */
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

/**
 * Finds a row in a registry or structure file, or in the files of a registry folder, by its ID and the lines it names
 * (`at`): its file and line (1-based).
 */
export type FindRow = (
  registry: string,
  id: string,
  at: string,
) => { readonly file: string; readonly line: number } | undefined;

/** Finds words for messages: the first line of a file or folder that has them, after `skip` others. */
export type FindLine = (
  place: string,
  words: string,
  skip?: number,
) => { readonly file: string; readonly line?: number };
