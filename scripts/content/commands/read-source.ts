import { createSourceText, type SourceText } from '../../../src/pipeline/text/source-text.ts';
import { readText } from '../read-file.ts';
import { type Desk, report } from './command.ts';

/** A text file by its path, as the pipeline reads it; undefined, and why is said, where it cannot be read. */
export const readSource = (path: string, desk: Desk): SourceText | undefined => {
  const { value, diagnostics } = readText(path, path);
  report(desk, diagnostics);
  return value && createSourceText(path, value.text);
};
