import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { measureDrift } from './report.ts';

// The bars of the rules of drift. `npm run bench:drift` prints everything.

test.each(measureDrift(root))(
  'of the changes in $name four in five are found, and few findings are false',
  ({ clauses, falseFindings, trials }) => {
    expect(trials.filter(({ isFound }) => isFound).length / trials.length).toBeGreaterThanOrEqual(0.8);
    // Edited texts differ in about one clause of 25, so this is one false finding in two.
    expect(falseFindings.length).toBeLessThanOrEqual(clauses / 25);
  },
);
