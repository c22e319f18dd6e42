import { parseArgs } from 'node:util';
import { findUnofficialDrift, reportUnofficialDrift } from '../../../src/authoring/drift/unofficial.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { type Coverage, ledgerReasons } from '../../../src/schema/coverage.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { docsFolder, generate } from '../generate.ts';
import { proposeStructures } from '../propose-structures.ts';
import { readContent } from '../read-content.ts';
import { compareWithDisk } from '../write-files.ts';
import { type Command, report } from './command.ts';

/** Builds in memory and compares with the disk; prints the account of every source. */
export const check: Command = {
  usage: 'check',
  does: 'compares content/docs with what the sources give, and accounts for every character',
  run: (args, desk) => {
    parseArgs({ args: [...args], options: {} });
    const { files, edition, diagnostics } = generate(desk.root);
    if (edition) desk.print(formatCoverage(edition.coverage));
    const { write, remove } = compareWithDisk(desk.root, docsFolder, files);
    // The files of an edition with errors are not compared: it would not be written.
    const stale = hasErrors(diagnostics) ? [] : [...write.map(({ path }) => path), ...remove].map(staleFile);
    const { input } = readContent(desk.root);
    // If the content could not be read, decisions would be missing that the reader would be compared with.
    const read =
      edition && !diagnostics.some(({ code }) => code === 'registry/other-kind')
        ? proposeStructures(input).flatMap(({ decided }) => decided ?? [])
        : [];
    const open = new Set(diagnostics.flatMap(({ code, file }) => (code === 'structure/lost' ? [file] : [])));
    const translated = findUnofficialDrift(input.unofficial, { cards: input.facts, terms: input.terms });
    const all = [
      ...diagnostics,
      ...stale,
      ...summarize(read.filter(({ file }) => !open.has(file))),
      ...reportUnofficialDrift(input.unofficial, translated),
    ];
    report(desk, all);
    return hasErrors(all) ? 1 : 0;
  },
};

/** Where the reader differs nearly everywhere, it was not asked to read this kind of text: one message instead of all. */
const summarize = (differences: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...Map.groupBy(differences, ({ file }) => file).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined || own.length <= manyDifferences
      ? own
      : [
          {
            ...first,
            message: `The reader differs from the structure in ${own.length} places.`,
            hint: 'The build follows the structure. Look whether `kind` and `languages` of the text in source.yml are right; `content -- propose` lists the places.',
          },
        ];
  });

const manyDifferences = 12;

const staleFile = (file: string): Diagnostic => ({
  code: 'check/stale',
  severity: 'error',
  file,
  message: 'The file is not what the build writes.',
  hint: 'Run `npm run content -- build`, and commit the files that it writes. Never edit this file by hand.',
});

const formatCoverage = ({ sources }: Coverage): string => {
  const rows = sources.map(({ file, total, onPages, markup, ledger }) =>
    [file, total, onPages, markup, ...ledgerReasons.map((reason) => ledger[reason])].map(String),
  );
  const table = [['source', 'total', 'on pages', 'mark-up', ...ledgerReasons], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};
