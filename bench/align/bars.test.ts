import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { f1Of, readHeld, sumOf } from './gold.ts';
import { createAligner, tryAligner } from './trial.ts';

const align = createAligner(root);

test.each([...readHeld()])('the aligner reaches 0.97 on %s, two by two and together', (_, texts) => {
  const counts = tryAligner(texts, align);
  expect(f1Of(sumOf(counts.map(({ alone }) => alone)))).toBeGreaterThanOrEqual(0.97);
  expect(f1Of(sumOf(counts.map(({ together }) => together)))).toBeGreaterThanOrEqual(0.97);
});
