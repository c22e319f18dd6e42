import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { measureCitations } from './measure.ts';

const scores = measureCitations(root);

test.each(scores.filter(({ areNamesCited }) => !areNamesCited))(
  'in $lang, 95 % of $citations citations with their guide lead right, and 1 % of $others other texts have a link at most',
  ({ citations, right, others, astray, failures }) => {
    const said = failures.join('\n');
    expect(right / citations, said).toBeGreaterThanOrEqual(0.95);
    expect(astray / others, said).toBeLessThanOrEqual(0.01);
  },
);

test.each(scores.filter(({ areNamesCited }) => areNamesCited))(
  'in $lang, 93 % of $citations citations lead right where names alone are some',
  ({ citations, right, failures }) => {
    expect(right / citations, failures.join('\n')).toBeGreaterThanOrEqual(0.93);
  },
);
