import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { f1Of, readHeld, sumOf } from './gold.ts';
import { createAligner, tryAligner } from './trial.ts';

const align = createAligner(root);

test.each([...readHeld()])(
  'the aligner reaches an F1 of 0.97 on section %s, in pairs of languages and with all together',
  (_, texts) => {
    const counts = tryAligner(texts, align);
    expect(f1Of(sumOf(counts.map(({ alone }) => alone)))).toBeGreaterThanOrEqual(0.97);
    expect(f1Of(sumOf(counts.map(({ together }) => together)))).toBeGreaterThanOrEqual(0.97);
  },
);
