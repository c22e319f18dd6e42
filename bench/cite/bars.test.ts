import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measure } from './measure.ts';

const lists = [
  'prose.tsv',
  'prose-by-others.tsv',
  'more-prose-by-others.tsv',
  'fourth-prose-by-others.tsv',
  'fifth-prose-by-others.tsv',
];
const scores = lists.flatMap((list) =>
  measure(readFileSync(new URL(list, import.meta.url), 'utf8')).map((score) => ({ list, ...score })),
);

test.each(scores)(
  'in $list, $lang: 97 % of $citations citations lead right, and 1 % of $others other texts have a link at most',
  ({ citations, right, others, astray, failures }) => {
    const said = failures.join('\n');
    expect(right / citations, said).toBeGreaterThanOrEqual(0.97);
    expect(astray / others, said).toBeLessThanOrEqual(0.01);
  },
);
