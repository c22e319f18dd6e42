import { describe, expect, it } from 'vitest';
import { identifyRows, type Placements } from './identify.ts';
import type { Placement } from './placement.ts';

const sure = (part: Placement['part'], label?: string): Placement => ({
  part,
  isPartSure: true,
  ...(label === undefined ? {} : { label }),
});
const guess = (part: Placement['part']): Placement => ({ part, isPartSure: false });

const idsOf = (rows: readonly Placements[]): readonly string[] => identifyRows(rows).map(({ id }) => id);

describe('identifyRows', () => {
  it('numbers the rows of a part in reading order', () => {
    expect(
      idsOf([
        { zh: [sure('penalty')] },
        { zh: [sure('definition')] },
        { en: [sure('definition')] },
        { zh: [sure('remedy')] },
      ]),
    ).toEqual(['penalty', 'definition-1', 'definition-2', 'remedy-1']);
  });

  it('keeps printed letters, and gives a free letter if there is none or it is taken', () => {
    expect(
      identifyRows([
        { zh: [sure('examples', 'A')], en: [sure('examples', 'A')] },
        { zh: [sure('examples')] },
        { zh: [sure('examples', 'B')] },
        { en: [sure('examples', 'B')] },
      ]),
    ).toEqual([
      { id: 'example-a', part: 'examples', label: 'A' },
      { id: 'example-c', part: 'examples' },
      { id: 'example-b', part: 'examples', label: 'B' },
      { id: 'example-d', part: 'examples' },
    ]);
  });

  it('uses two letters after z', () => {
    const rows = Array.from({ length: 28 }, (): Placements => ({ zh: [sure('examples')] }));
    expect(idsOf(rows).slice(-3)).toEqual(['example-z', 'example-aa', 'example-ab']);
  });

  it('trusts a heading more than two guesses', () => {
    expect(idsOf([{ zh: [guess('remedy')], ja: [guess('remedy')], en: [sure('philosophy')] }])).toEqual([
      'philosophy-1',
    ]);
  });
});
