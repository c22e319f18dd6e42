import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readInvented } from './invented.ts';
import { f1Of } from './measure.ts';
import { readSections } from './sections.ts';
import { createAligner, totalOf, tryPairs, tryTogether } from './trial.ts';

// The bars of the aligner as numbers. `npm run bench:align` prints everything.
const { terms, wording } = readSections(root);
const align = createAligner(terms, wording);

describe.each(readInvented(root))('Invented section $name', ({ texts }) => {
  it('reaches 0.97 two by two', () => {
    expect(f1Of(totalOf(tryPairs(texts, align)))).toBeGreaterThanOrEqual(0.97);
  });

  it('reaches 0.97 together', () => {
    expect(f1Of(totalOf(tryTogether(texts, align)))).toBeGreaterThanOrEqual(0.97);
  });
});
