import { expect, test } from 'vitest';
import { planQuery } from '../exact/plan.ts';
import type { Result } from '../result.ts';
import { rankResults } from './rank.ts';

const found = (section: string, earlier?: string): Result => {
  const passage = { text: '警告', lang: 'zh' as const, ...(earlier !== undefined && { earlier }) };
  return {
    tier: 'literal',
    record: { url: section, kind: 'clause', document: 'ipg', section, titles: {}, passages: [passage] },
    match: { closeness: 'literal', passage, ranges: [[0, 2]] },
    lang: 'zh',
  };
};

test('a former wording comes last, and is left out if its place has another match', () => {
  const ranked = rankResults(
    planQuery('警告'),
    [],
    [found('1', '2020-01-01'), found('2', ''), found('2'), found('3')],
  );
  expect(ranked.map(({ record, match }) => [record.section, match?.passage.earlier])).toEqual([
    ['2', undefined],
    ['3', undefined],
    ['1', '2020-01-01'],
  ]);
});
