import { z } from 'zod';
import { addressSchema } from './address.ts';
import { languageSchema, notesSchema } from './language.ts';
import { slugSchema } from './slug.ts';
import { sourceSpanSchema } from './source.ts';

const correctionKindSchema = z.enum([
  'omission',
  'insertion',
  'repetition',
  'substitution',
  /** Structural: the line is a bullet, but its marker is not printed. */
  'missing-bullet',
  /** Structural: an entry starts here, but its head is lost with a page. */
  'lost-head',
]);

/** How the damage changes the meaning of the text. */
const correctionEffectSchema = z.enum(['none', 'word', 'meaning', 'reversed']);

/**
 * A textual correction gives the reading, and the unchanged text before and after it; the three together must be in
 * the text exactly once. A structural correction applies to the beginning of its text.
 */
export const correctionSchema = z.strictObject({
  id: slugSchema,
  at: addressSchema.describe('The text: `m10/cards/clone/#r1`; for a line of a card, the card.'),
  line: z
    .string()
    .optional()
    .describe('A line that has no address: of a card `stats`, `rules-text`; of a page `heading remedy`.'),
  lang: languageSchema,
  kind: correctionKindSchema,
  before: z.string().default('').describe('The text directly before the reading, as printed.'),
  reading: z.string().default('').describe('The damaged words of the source; empty for an omission.'),
  text: z.string().default('').describe('The right words; empty for words to be removed.'),
  after: z.string().default('').describe('The text directly after the reading, as printed.'),
  effect: correctionEffectSchema,
  reason: notesSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

/** `content/corrections/<source>.yml`. */
export const correctionFileSchema = z.strictObject({
  source: z.string(),
  corrections: z.array(correctionSchema),
});
export type CorrectionFile = z.infer<typeof correctionFileSchema>;

export const appliedCorrectionSchema = z.strictObject({
  id: correctionSchema.shape.id,
  line: z.int().min(1),
  kind: correctionKindSchema,
  reading: correctionSchema.shape.reading,
  text: correctionSchema.shape.text,
  effect: correctionEffectSchema,
  reason: notesSchema,
});
export type AppliedCorrection = z.infer<typeof appliedCorrectionSchema>;

export const printedSchema = z.strictObject({
  text: z.string(),
  source: sourceSpanSchema,
  corrections: z.array(appliedCorrectionSchema).optional(),
});
export type Printed = z.infer<typeof printedSchema>;
