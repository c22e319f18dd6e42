import type { Diagnostic } from '../../src/schema/diagnostic.ts';

/**
 * Leaves out what only follows from another fault, so that a line that is deleted or broken is reported once:
 *
 * - a registry row that points nowhere, where the structure has lost the line
 * - the texts in no row: they stand in the message of a row that points nowhere, or all texts of a registry in one
 */
export const withoutFollowUps = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => {
  const lost = diagnostics.filter(({ code }) => code === 'structure/lost').map(({ file }) => nameOf(file));
  const rows = diagnostics.filter(
    ({ code, hint }) => code !== pointsNowhere || !lost.some((file) => hint.includes(`of ${file}`)),
  );
  return joinUnassigned(rows.flatMap((row) => withLinesFor(row, rows)));
};

const unassigned = 'registry/unassigned';
const pointsNowhere = 'registry/points-nowhere';

/** A row that points nowhere, with the lines of its source that are in no row; those are left out. */
const withLinesFor = (one: Diagnostic, all: readonly Diagnostic[]): readonly Diagnostic[] => {
  const belongs = (row: Diagnostic, text: Diagnostic): boolean =>
    row.code === pointsNowhere &&
    text.code === unassigned &&
    text.hint.includes(row.file) &&
    row.hint.includes(`of ${nameOf(text.file)}`);
  if (all.some((row) => belongs(row, one))) return [];
  const lines = all.filter((text) => belongs(one, text)).map(({ line }) => line);
  return lines.length === 0 ? [one] : [{ ...one, hint: `${one.hint} In no row is: ${lines.join(', ')}.` }];
};

/** The texts of a registry that are in no row, as one message. */
const joinUnassigned = (rows: readonly Diagnostic[]): readonly Diagnostic[] => {
  const byRegistry = Map.groupBy(
    rows.filter(({ code }) => code === unassigned),
    ({ hint }) => /content\/registry\/\S+\.yml/u.exec(hint)?.[0] ?? hint,
  );
  const joined = [...byRegistry.values()].flatMap(([one, ...others]) => {
    if (!one || others.length === 0) return [];
    const places = others.map(({ file, line }) => `${nameOf(file)}:${line}`);
    return [
      [
        one,
        others,
        {
          ...one,
          message: `${one.message.replace(/\.$/u, '')}, nor are those of ${places.join(', ')}.`,
        },
      ] as const,
    ];
  });
  return rows.flatMap((row) => {
    const own = joined.find(([one]) => one === row);
    if (own) return [own[2]];
    return joined.some(([, others]) => others.includes(row)) ? [] : [row];
  });
};

const nameOf = (path: string): string => path.replace(/^.*\//u, '');
