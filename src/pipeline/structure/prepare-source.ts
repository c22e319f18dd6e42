import { readStructure } from '../../authoring/read/read-structure.ts';
import type { CorrectionFile } from '../../schema/correction.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { Staged } from '../diagnostics.ts';
import { type Edit, hintsOfCorrections, locateCorrections } from '../inline/correct.ts';
import { createSourceText, type SourceText } from '../text/source-text.ts';
import { findUnprintable } from '../text/unprintable.ts';
import type { FaqStructure, GuideStructure } from './structure.ts';

/** A source that is segmented and structured, with the places of its corrections found. */
export interface PreparedSource {
  readonly entry: SourceEntry;
  readonly source: SourceText;
  readonly structure: GuideStructure | FaqStructure;
  readonly corrections: CorrectionFile | undefined;
  readonly edits: readonly Edit[];
}

/** Segments, structures and corrects one source. */
export const prepareSource = (
  { entry, text }: { readonly entry: SourceEntry; readonly text: string },
  allCorrections: readonly CorrectionFile[],
): Staged<PreparedSource> => {
  const source = createSourceText(entry.file, text);
  const corrections = allCorrections.find((file) => file.source === entry.file);
  const hints = hintsOfCorrections(corrections);
  const structured = readStructure(source, entry.kind, { languages: entry.languages, hints });
  const located = locateCorrections(source, corrections);
  return {
    value: { entry, source, structure: structured.value, corrections, edits: located.value },
    diagnostics: [
      ...findUnprintable(source),
      // The grammar wonders about a part that is not there; the registry has a reason for every gap.
      ...structured.diagnostics.filter(
        (one) => one.code !== 'structure/missing-part' && !isSettled(source, one, located.value),
      ),
      ...located.diagnostics,
    ],
  };
};

/** A guess about a place of the text, or about mark-up left in it, is settled where a correction says what stands there. */
const isSettled = (
  source: SourceText,
  { code, line, column }: Diagnostic,
  edits: readonly Edit[],
): boolean => {
  if (!settledByCorrection.has(code) || line === undefined || column === undefined) return false;
  const offset = (source.lineStarts[line - 1] ?? 0) + column - 1;
  return edits.some(({ start, end }) => start <= offset && offset < Math.max(end, start + 1));
};

const settledByCorrection: ReadonlySet<string> = new Set(['structure/broken-word', 'structure/left-markup']);
