import { readContent } from '../../scripts/content/read-content.ts';
import type { DriftFinding } from '../../src/authoring/drift/find-drift.ts';
import { falseFindings, readInvented, type Trial, tryChanges } from './measure.ts';

/** What the rules did with the sections of one file. */
interface Measured {
  readonly name: string;
  readonly clauses: number;
  readonly falseFindings: readonly DriftFinding[];
  readonly trials: readonly Trial[];
}

/** Measures both files of `bench/drift`. */
export const measureDrift = (root: string): readonly Measured[] => {
  const { terms, wording, facts: cards } = readContent(root).input;
  return ['sections', 'unseen'].map((name) => {
    const sections = readInvented(root, `${name}.yml`);
    return {
      name,
      clauses: sections.reduce((sum, { clauses }) => sum + clauses.length, 0),
      falseFindings: falseFindings(sections, { terms, wording, cards }),
      trials: tryChanges(sections, { terms, wording, cards }),
    };
  });
};

const kinds = ['penalty', 'number', 'negation', 'card', 'term'] as const;

/** The section of RESULTS.md. */
export const reportDrift = (root: string): string => {
  const measured = measureDrift(root);
  return [
    '## Drift',
    '',
    'Written by `npm run bench:drift`.',
    '',
    'Invented sections in three languages whose texts say the same (`bench/drift`), and changes made on purpose, one at a time: found, of those made. A finding without a change is false. The rules were mended with both files in view; when `unseen` was written and the rules were not yet mended with it, 65 of what then were its 77 changes were found (12 were texts that had changed places, which no rule looks for now), with 11 false findings in 30 clauses.',
    '',
    `| sections | clauses | false findings | ${kinds.join(' | ')} | all |`,
    `| --- | ---: | ---: | ${kinds.map(() => '---:').join(' | ')} | ---: |`,
    ...measured.map(
      ({ name, clauses, falseFindings: wrong, trials }) =>
        `| ${[name, clauses, wrong.length, ...kinds.map((kind) => share(trials.filter((trial) => trial.kind === kind))), share(trials)].join(' | ')} |`,
    ),
    '',
    `Not found: ${measured
      .flatMap(({ trials }) => trials)
      .flatMap(({ isFound, kind, what }) => (isFound ? [] : [`${kind} ${what}`]))
      .join('; ')}.`,
  ].join('\n');
};

const share = (trials: readonly Trial[]): string =>
  `${trials.filter(({ isFound }) => isFound).length} of ${trials.length}`;
