import { expect, test } from 'vitest';
import type { Passage } from '../../text/record.ts';
import { planQuery } from '../exact/plan.ts';
import type { Result } from '../result.ts';
import { rankResults } from './rank.ts';

const found = (section: string, passage: Partial<Passage> = {}): Result => {
  const whole: Passage = { text: '警告', lang: 'zh', ...passage };
  return {
    tier: 'literal',
    record: {
      ...{ url: `ipg/${section}/`, kind: 'clause', document: 'ipg', section, titles: {} },
      passages: [whole],
    },
    match: { closeness: 'literal', passage: whole, ranges: [[0, 2]] },
    lang: whole.lang,
  };
};

test('a former wording comes last, and only without another match of its place', () => {
  const results = [
    found('1', { earlier: '2020-01-01' }),
    found('2', { earlier: '' }),
    found('2'),
    found('3'),
  ];
  expect(rankResults(planQuery('警告'), [], results).map(({ record }) => record.section)).toEqual([
    '2',
    '3',
    '1',
  ]);
});
