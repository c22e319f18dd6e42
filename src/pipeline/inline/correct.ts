import type { AppliedCorrection, Correction, CorrectionFile } from '../../schema/correction.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Staged } from '../diagnostics.ts';
import type { Flow } from '../text/flow.ts';
import { lineRange, type SourceText } from '../text/source-text.ts';

/** A correction with the source offsets of its reading (`start === end` where something is missing). */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly correction: Correction;
}

/** Whether a correction is about the structure (a missing bullet, a lost head) and not about wording. */
export const isStructural = ({ kind }: Correction): boolean =>
  kind === 'missing-bullet' || kind === 'lost-head';

/**
 * Finds each textual correction in its source. Reports one whose line does not exist or does not have its context
 * exactly once, and one that overlaps another.
 */
export const locateCorrections = (
  source: SourceText,
  file: CorrectionFile | undefined,
): Staged<readonly Edit[]> => {
  const diagnostics: Diagnostic[] = [];
  const edits: Edit[] = [];
  for (const correction of file?.corrections ?? []) {
    if (isStructural(correction)) continue;
    const { id, line, before, reading, after } = correction;
    const range = lineRange(source, line);
    const text = range ? source.text.slice(range.start, range.end) : '';
    const context = before + reading + after;
    const at = text.indexOf(context);
    if (!range || context === '' || at < 0 || text.includes(context, at + 1)) {
      diagnostics.push({
        code: 'correct/context-not-found',
        severity: 'error',
        file: source.file,
        line,
        message: `Correction ${id}: the line must have “${context}” exactly once.`,
        hint: `In content/corrections, put enough unchanged text into \`before\` and \`after\` of ${id}.`,
      });
      continue;
    }
    const start = range.start + at + before.length;
    const end = start + reading.length;
    const other = edits.find((edit) => edit.start < end && start < edit.end);
    if (other) {
      diagnostics.push({
        code: 'correct/overlap',
        severity: 'error',
        file: source.file,
        line,
        message: `Corrections ${other.correction.id} and ${id} correct the same characters.`,
        hint: 'Merge the two in content/corrections.',
      });
      continue;
    }
    edits.push({ start, end, correction });
  }
  return { value: edits, diagnostics };
};

/** The structural corrections of a source, by line. */
export const structuralCorrections = (file: CorrectionFile | undefined): ReadonlyMap<number, Correction> =>
  new Map(file?.corrections.filter(isStructural).map((correction) => [correction.line, correction]));

export const toAppliedCorrection = ({
  id,
  line,
  kind,
  reading,
  text,
  effect,
  reason,
}: Correction): AppliedCorrection => ({ id, line, kind, reading, text, effect, reason });

/** The indexes of an edit's reading in a flow; undefined unless the flow has the whole reading. */
export const findEdit = (flow: Flow, edit: Edit): { from: number; to: number } | undefined => {
  if (edit.start < edit.end) {
    const from = flow.offsets.indexOf(edit.start);
    const to = from + edit.end - edit.start;
    return from < 0 || flow.offsets[to - 1] !== edit.end - 1 ? undefined : { from, to };
  }
  // Something is missing: it goes after the character before it or, at the start of a line, before the next one.
  const anchor = edit.correction.before === '' ? edit.start : edit.start - 1;
  const index = flow.offsets.indexOf(anchor);
  if (index < 0) return undefined;
  const at = edit.correction.before === '' ? index : index + 1;
  return { from: at, to: at };
};
