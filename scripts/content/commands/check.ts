import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorAt, hasErrors, warningAt } from '../../../src/pipeline/diagnostics.ts';
import type { FileText } from '../../../src/records/files.ts';
import { layout } from '../../../src/records/layout.ts';
import { type Coverage, leftOutReasons } from '../../../src/schema/coverage.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import type { Site } from '../../../src/schema/site.ts';
import type { UnofficialFile } from '../../../src/schema/unofficial.ts';
import { colorTokens } from '../../../src/site/color-tokens.ts';
import { findFaintColors } from '../../../src/site/contrast.ts';
import { generate, withLines } from '../generate.ts';
import { compareWithDisk } from '../write-files.ts';
import { type Command, flag, reportBuild } from './command.ts';
import { findDifferences } from './differences.ts';

export const check: Command = {
  usage: 'check [--all]',
  does: 'runs all checks of the content, and compares content/docs with the output of the build; --all also shows the warnings about files that have not changed since the last commit',
  run: (args, shell) => {
    const { values } = parseArgs({ args: [...args], options: { all: flag } });
    const generated = generate(shell.root);
    const { read: content, files, build, diagnostics } = generated;
    if (build) shell.print(formatCoverage(build.coverage));
    // A build with errors would not write its files, so they are not compared.
    const stale = hasErrors(diagnostics) ? [] : staleIn(shell.root, files());
    const { input } = content;
    shell.print(formatUnofficial(input.unofficial));
    const sections = build?.sections.map(({ record }) => record) ?? [];
    const { found, diagnostics: ofDifferences } = findDifferences(input, sections);
    const open = found.filter(({ state }) => state === 'open').length;
    if (open > 0) shell.print(`${open} open differences: see content -- differences`);
    const all = [
      ...diagnostics,
      ...stale,
      ...withLines([...ofDifferences, ...faintIn(content.content.site)], content.content),
    ];
    return reportBuild(shell, all, values.all) ? 1 : 0;
  },
};

const staleIn = (root: string, files: readonly FileText[]): readonly Diagnostic[] => {
  const { write, remove } = compareWithDisk(root, files);
  return [...write.map(({ path }) => path), ...remove].map((file) =>
    errorAt(
      'check/stale',
      { file },
      'The file differs from the output of the build.',
      'Run `npm run content -- build`, look at `git diff content`, and commit the files that the build writes.',
    ),
  );
};

const faintIn = ({ colors = {} }: Site): readonly Diagnostic[] => {
  const css = readFileSync(new URL('../../../src/site/tokens.css', import.meta.url), 'utf8');
  return findFaintColors(colorTokens(css, colors)).map(({ name, ground, scheme, ratio, needed }) =>
    warningAt(
      'check/faint-color',
      { file: layout.site.name, path: ['colors', name in colors ? name : ground, scheme] },
      `In ${scheme}, ${name} on ${ground} has a contrast of ${ratio.toFixed(1)}:1; ${needed}:1 is needed to read it.`,
      'Choose a color with more contrast; src/site/tokens.css explains which color is on which.',
    ),
  );
};

/** `853 unofficial texts, 0 read by a second person` */
const formatUnofficial = (files: readonly UnofficialFile[]): string => {
  const texts = files.flatMap((file) => file.texts);
  const read = texts.filter(({ readBy }) => readBy);
  return `${texts.length} unofficial texts, ${read.length} read by a second person`;
};

const formatCoverage = ({ sources }: Coverage): string => {
  const table = sources.map(({ file, rows, onPages, leftOut }) =>
    // The rows of a replaced text are not counted.
    rows === 0
      ? [file, 'replaced']
      : [file, rows, onPages, ...leftOutReasons.map((reason) => leftOut[reason])].map(String),
  );
  const longest = Math.max(...sources.map(({ file }) => file.length), 'source'.length);
  const widest = Math.max(...leftOutReasons.map((reason) => reason.length));
  return [['source', 'rows', 'on pages', ...leftOutReasons], ...table]
    .map(([file = '', ...cells]) => [file.padEnd(longest), ...cells.map((cell) => cell.padStart(widest))])
    .map((cells) => cells.join('  '))
    .join('\n');
};
