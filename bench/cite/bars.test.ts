import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measure } from './measure.ts';

test.each(measure(readFileSync(new URL('prose.tsv', import.meta.url), 'utf8')))(
  'in invented prose, $lang: 97 % of $citations citations lead right, and 1 % of $others other texts have a link at most',
  ({ citations, right, others, astray, failures }) => {
    const said = failures.join('\n');
    expect(right / citations, said).toBeGreaterThanOrEqual(0.97);
    expect(astray / others, said).toBeLessThanOrEqual(0.01);
  },
);
