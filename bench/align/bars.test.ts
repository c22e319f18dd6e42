import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { readHeld } from './held.ts';
import { f1Of, sumOf } from './measure.ts';
import { createAligner, tryPairs, tryTogether } from './trial.ts';

const align = createAligner(root);

test.each(readHeld())('the aligner reaches 0.97 on $name, two by two and together', ({ texts }) => {
  expect(f1Of(sumOf(tryPairs(texts, align).values()))).toBeGreaterThanOrEqual(0.97);
  expect(f1Of(sumOf(tryTogether(texts, align).values()))).toBeGreaterThanOrEqual(0.97);
});
