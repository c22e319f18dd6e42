import type { Diagnostic } from '../../src/schema/diagnostic.ts';

/**
 * Leaves out what only follows from another fault, so that a line that is deleted or broken is reported once:
 *
 * - what is no longer published, or no longer where a table says, while a line has no row or a row no line
 * - a registry row that points nowhere, where the structure has lost the line
 * - the texts in no row: they stand in the message of a row that points nowhere, or all texts of a registry in one
 */
export const withoutFollowUps = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] => {
  const codes = new Set(diagnostics.map(({ code }) => code));
  const first = diagnostics.filter(
    ({ code, message }) =>
      !(isConsequence(code) && causes.some((cause) => codes.has(cause))) &&
      !(message.startsWith('“policy ') && codes.has('policy/no-target')),
  );
  const lost = first.filter(({ code }) => code === 'structure/lost').map(({ file }) => nameOf(file));
  const rows = first.filter(
    ({ code, hint }) => code !== pointsNowhere || !lost.some((file) => hint.includes(`of ${file}`)),
  );
  return joinUnassigned(
    rows.flatMap((row) => withLinesFor(row, rows)),
    diagnostics,
  );
};

/** Faults of a line or a row. A text that is taken away with all its rows is none of them, and stays as loud. */
const causes = [
  'structure/lost',
  'structure/doubled',
  'structure/points-nowhere',
  'registry/unassigned',
  'registry/points-nowhere',
  'registry/other-kind',
  'registry/other-part',
];
const unassigned = 'registry/unassigned';
const pointsNowhere = 'registry/points-nowhere';
const isConsequence = (code: string): boolean =>
  /^(?:published\/(?:vanished|input-gone)|changes\/leads-nowhere|drift\/idle-dismissal|doubts\/no-place)$/u.test(
    code,
  );

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

/** The texts of a registry that are in no row, as one message that says which published rows are gone. */
const joinUnassigned = (rows: readonly Diagnostic[], all: readonly Diagnostic[]): readonly Diagnostic[] => {
  const byRegistry = Map.groupBy(
    rows.filter(({ code }) => code === unassigned),
    ({ hint }) => /content\/registry\/\S+\.yml/u.exec(hint)?.[0] ?? hint,
  );
  const joined = [...byRegistry].flatMap(([registry, [one, ...others]]) => {
    if (!one || others.length === 0) return [];
    const gone = goneFrom(registry, all);
    const places = others.map(({ file, line }) => `${nameOf(file)}:${line}`);
    return [
      [
        one,
        others,
        {
          ...one,
          message: `${one.message.replace(/\.$/u, '')}, nor are those of ${places.join(', ')}.`,
          hint:
            gone.length > 0
              ? `Put ${gone.join(', ')} back into ${registry}, or add all these lines to rows there.`
              : one.hint,
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

/** IDs that were published and have gone from a registry. */
const goneFrom = (registry: string, all: readonly Diagnostic[]): readonly string[] => {
  const page = registry.replace(/^content\/registry\//u, '').replace(/\.yml$/u, '/#');
  return all.flatMap(({ code, message }) => {
    const [address = ''] = message.split(' ');
    return code === 'published/vanished' && address.startsWith(page) && !address.includes('-note-')
      ? [address.slice(page.length)]
      : [];
  });
};

const nameOf = (path: string): string => path.replace(/^.*\//u, '');
