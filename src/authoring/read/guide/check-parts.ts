import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { type Part, parts } from '../../../schema/guide.ts';
import type { Entry } from './entries.ts';
import { report } from './findings.ts';

/** Reports a section without any clause, and parts that a section is expected to have but this one lacks. */
export const checkParts = (
  source: SourceText,
  hasParts: boolean,
  entries: readonly Entry[],
  lastLine: number,
): readonly Diagnostic[] => {
  const blocks = entries.map(({ block }) => block);
  if (!blocks.some(({ role }) => role === 'clause')) return [report(source, 'structure/no-clauses', 1)];
  if (!hasParts) return [];
  const found = new Set(
    blocks.flatMap(({ role, part }) => (role === 'clause' || role === 'penalty' ? (part ?? []) : [])),
  );
  return expectedParts
    .filter(({ part }) => !found.has(part))
    .map(({ part, severity }) => {
      const line = lineForPart(entries, part, lastLine);
      return report(source, 'structure/missing-part', line, part, severity);
    });
};

/** Where a missing part would be: the line of the part after it, or the last line. */
const lineForPart = (entries: readonly Entry[], part: Part, lastLine: number): number => {
  const later = parts.slice(parts.indexOf(part) + 1);
  return entries.find(({ block }) => block.part !== null && later.includes(block.part))?.line ?? lastLine;
};

/** Parts every section can be expected to have; many have no remedy, most no upgrade. */
const expectedParts: readonly { readonly part: Part; readonly severity: 'warning' | 'info' }[] = [
  { part: 'penalty', severity: 'warning' },
  { part: 'definition', severity: 'warning' },
  { part: 'examples', severity: 'warning' },
  { part: 'philosophy', severity: 'warning' },
  { part: 'remedy', severity: 'info' },
];
