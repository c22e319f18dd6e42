import { describe, expect, it, vi } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { createMentionReader } from '../../src/authoring/align/mentions.ts';
import { createPipelineAligner } from './aligners.ts';
import { readInvented } from './invented.ts';
import { f1Of } from './measure.ts';
import { readSections } from './sections.ts';
import { addTrials, totalOf, tryPairs, tryTogether, variantsOf } from './trial.ts';
import { type VariantName, variants } from './variants.ts';

// The bars of the aligner as numbers: F1 only, no times. `npm run bench:align` prints everything.
const { sections, terms, wording } = readSections(root);
const heldOut = readInvented(root, 'held-out');
const align = createPipelineAligner(createMentionReader(terms, wording));
const names = Object.keys(variants) as readonly VariantName[];
const seeds = [1, 2, 3];
vi.setConfig({ testTimeout: 60_000 });

describe.each(sections)('Section $name', (section) => {
  it('is aligned as people have aligned it', () => {
    expect(f1Of(totalOf(tryPairs(section.texts, align)))).toBe(1);
    expect(f1Of(totalOf(tryTogether(section.texts, align)))).toBe(1);
  });

  it.each(names)('reaches 0.97 with a text changed: %s', (name) => {
    const trials = variantsOf(section, name, seeds).map((texts) => tryPairs(texts, align));
    expect(f1Of(totalOf(addTrials(trials)))).toBeGreaterThanOrEqual(0.97);
  });
});

describe.each(heldOut)('Invented section $name', (section) => {
  it('reaches 0.97 as it is', () => {
    expect(f1Of(totalOf(tryTogether(section.texts, align)))).toBeGreaterThanOrEqual(0.97);
  });

  it.each(names)('reaches 0.97 with a text changed: %s', (name) => {
    const trials = variantsOf(section, name, seeds.slice(0, 1)).map((texts) => tryPairs(texts, align));
    expect(f1Of(totalOf(addTrials(trials)))).toBeGreaterThanOrEqual(0.97);
  });
});

describe.each(readInvented(root, 'unseen'))(
  'Section $name, written before the aligner was changed for it',
  (section) => {
    it('reaches 0.97 as it is, two by two and together', () => {
      expect(f1Of(totalOf(tryPairs(section.texts, align)))).toBeGreaterThanOrEqual(0.97);
      expect(f1Of(totalOf(tryTogether(section.texts, align)))).toBeGreaterThanOrEqual(0.97);
    });
  },
);

it('does without terms', () => {
  const alone = createPipelineAligner(createMentionReader([], wording));
  const trials = [...sections, ...heldOut].map(({ texts }) => tryPairs(texts, alone));
  expect(f1Of(totalOf(addTrials(trials)))).toBeGreaterThanOrEqual(0.97);
});
