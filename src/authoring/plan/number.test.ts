import { describe, expect, it } from 'vitest';
import type { Placement } from '../align/evidence.ts';
import { createClauseIds, labelOf, partOf } from './number.ts';
import type { Row } from './rows.ts';

type Places = Row['places'];

const sure = (part: Placement['part'], label?: string): Placement => ({
  part,
  isPartSure: true,
  ...(label === undefined ? {} : { label }),
});
const guess = (part: Placement['part']): Placement => ({ part, isPartSure: false });

const idsOf = (rows: readonly Places[]): readonly string[] => {
  const ids = createClauseIds([], rows);
  return rows.map((places) => ids.clause(partOf(places), places));
};

describe('the ID of a clause', () => {
  it('has the printed letter of an example, or a free one if there is none or it is taken', () => {
    const rows: readonly Places[] = [
      { zh: [sure('examples', 'A')], en: [sure('examples', 'A')] },
      { zh: [sure('examples')] },
      { zh: [sure('examples', 'B')] },
      { en: [sure('examples', 'B')] },
    ];
    expect(idsOf(rows)).toEqual(['example-a', 'example-c', 'example-b', 'example-d']);
    expect(rows.map(labelOf)).toEqual(['A', undefined, 'B', 'B']);
  });

  it('has the part of a heading rather than that of two guesses', () => {
    expect(idsOf([{ zh: [guess('remedy')], ja: [guess('remedy')], en: [sure('philosophy')] }])).toEqual([
      'philosophy-1',
    ]);
  });
});
