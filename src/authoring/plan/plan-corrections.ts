import { isStructural } from '../../pipeline/inline/correct.ts';
import { lineRange, type SourceText } from '../../pipeline/text/source-text.ts';
import type { Correction, CorrectionFile } from '../../schema/correction.ts';

/** What becomes of a correction when a newer text takes the place of the one it mends. */
export type PlannedCorrection =
  | { readonly what: 'kept'; readonly correction: Correction }
  | { readonly what: 'moved'; readonly correction: Correction; readonly line: number }
  | { readonly what: 'gone'; readonly correction: Correction; readonly why: 'printed-right' | 'not-there' };

/**
 * Looks for the place of every correction in a newer text. One whose reading stands there in the same surroundings
 * still applies, perhaps in another line; where several lines have it, the one nearest to its old place. Else it is
 * gone: the newer text prints it right, or has neither.
 */
export const planCorrections = (
  file: CorrectionFile,
  current: SourceText,
  next: SourceText,
): readonly PlannedCorrection[] =>
  file.corrections.map((correction): PlannedCorrection => {
    const { before, reading, after, text } = correction;
    const line = isStructural(correction)
      ? nearestLine(next, correction.line, (one) => one.trim() === lineText(current, correction.line).trim())
      : nearestLine(next, correction.line, (one) => standsOnce(one, before + reading + after));
    if (line === correction.line) return { what: 'kept', correction };
    if (line !== undefined) return { what: 'moved', correction, line };
    const isRight = !isStructural(correction) && next.text.includes(before + text + after);
    return { what: 'gone', correction, why: isRight ? 'printed-right' : 'not-there' };
  });

/** The plan for people to read. */
export const formatCorrections = (file: string, planned: readonly PlannedCorrection[]): string =>
  [
    '',
    `corrections of ${file}: ${planned.filter(({ what }) => what === 'kept').length} of ${planned.length} still apply where they are`,
    ...planned.flatMap((one) => {
      const { id, line } = one.correction;
      if (one.what === 'kept') return [];
      if (one.what === 'moved') return [`  ${id}: applies in line ${one.line} now, was ${line}`];
      return [
        one.why === 'printed-right'
          ? `  ${id} ${line}: gone, the newer text prints it right`
          : `  ${id} ${line}: gone, the newer text has neither reading`,
      ];
    }),
  ].join('\n');

const lineText = (source: SourceText, line: number): string => {
  const range = lineRange(source, line);
  return range ? source.text.slice(range.start, range.end) : '';
};

const standsOnce = (line: string, context: string): boolean => {
  const at = line.indexOf(context);
  return context !== '' && at >= 0 && !line.includes(context, at + 1);
};

const nearestLine = (source: SourceText, from: number, isIt: (line: string) => boolean): number | undefined =>
  source.lineStarts
    .map((_, index) => index + 1)
    .filter((line) => isIt(lineText(source, line)))
    .sort((one, other) => Math.abs(one - from) - Math.abs(other - from) || one - other)[0];
