import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { measureCitations } from './measure.ts';

const scores = measureCitations(root);

test.each(scores.filter(({ areNamesCited }) => !areNamesCited))(
  'in $lang, 95 % of $citations citations with their guide have the right link, and at most 1 % of $others other texts a link',
  ({ citations, right, others, astray, failures }) => {
    const list = failures.join('\n');
    expect(right / citations, list).toBeGreaterThanOrEqual(0.95);
    expect(astray / others, list).toBeLessThanOrEqual(0.01);
  },
);

test.each(scores.filter(({ areNamesCited }) => areNamesCited))(
  'in $lang, 93 % of $citations citations have the right link if names without their guide count',
  ({ citations, right, failures }) => {
    expect(right / citations, failures.join('\n')).toBeGreaterThanOrEqual(0.93);
  },
);
