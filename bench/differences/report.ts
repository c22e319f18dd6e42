import { readContent } from '../../scripts/content/read-content.ts';
import type { Difference } from '../../src/authoring/differences/find-differences.ts';
import { falseDifferences, readInvented, type Trial, tryChanges } from './measure.ts';

/** What the rules did with the held sections. */
interface Measured {
  readonly clauses: number;
  readonly falseDifferences: readonly Difference[];
  readonly trials: readonly Trial[];
}

export const measureDifferences = (root: string): Measured => {
  const { terms, wording, facts: cards } = readContent(root).input;
  const sections = readInvented(root);
  return {
    clauses: sections.reduce((sum, { clauses }) => sum + clauses.length, 0),
    falseDifferences: falseDifferences(sections, { terms, wording, cards }),
    trials: tryChanges(sections, { terms, wording, cards }),
  };
};

const kinds = ['penalty', 'number', 'card'] as const;

/** The section of RESULTS.md. */
export const reportDifferences = (root: string): string => {
  const { clauses, falseDifferences: wrong, trials } = measureDifferences(root);
  const shares = kinds.map((kind) => share(trials.filter((trial) => trial.kind === kind)));
  return [
    '## Differences',
    '',
    'Written by `npm run bench:differences`.',
    '',
    'Invented sections in three languages whose texts say the same (`bench/differences/held.yml`), and changes made on purpose, one at a time: found, of those made. A difference found without a change is false.',
    '',
    `| clauses | false | ${kinds.join(' | ')} | all |`,
    `| ---: | ---: | ${kinds.map(() => '---:').join(' | ')} | ---: |`,
    `| ${[clauses, wrong.length, ...shares, share(trials)].join(' | ')} |`,
    '',
    `Not found: ${trials.flatMap(({ isFound, kind, what }) => (isFound ? [] : [`${kind} ${what}`])).join('; ') || 'none'}.`,
  ].join('\n');
};

const share = (trials: readonly Trial[]): string =>
  `${trials.filter(({ isFound }) => isFound).length} of ${trials.length}`;
