import { createSourceText, type SourceText } from '../../../src/pipeline/text/source-text.ts';
import { readText } from '../../../src/records/read-file.ts';
import { type Desk, report } from './command.ts';

/** Reads a text file; undefined if it cannot be read, which is reported. */
export const readSource = (path: string, desk: Desk): SourceText | undefined => {
  const { value, diagnostics } = readText(path, path);
  report(desk, diagnostics);
  return value && createSourceText(path, value.text);
};
