import { z } from 'zod';
import { notesSchema } from './language.ts';

/** The kinds of damage. */
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

/** Whether the damage changes what the text says. */
const correctionEffectSchema = z.enum(['none', 'word', 'meaning', 'reversed']);

/**
 * The correction of a damaged source. A textual correction gives the reading and the unchanged text before and after
 * it; the line must have the three together exactly once. A structural correction gives the line and, for a lost head,
 * the card.
 */
export const correctionSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u, 'Write it with small letters, figures and hyphens, a letter first.'),
  line: z.int().min(1),
  kind: correctionKindSchema,
  /** The text directly before the reading, as printed. */
  before: z.string().default(''),
  /** What the source has; empty where something is missing. */
  reading: z.string().default(''),
  /** What it should have; empty where something is to be removed. */
  text: z.string().default(''),
  /** The text directly after the reading, as printed. */
  after: z.string().default(''),
  /** The card whose entry starts here (`lost-head`). */
  card: z.string().optional(),
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

/** A correction in a record: the reading of the source, the right reading, and the reason. */
export const appliedCorrectionSchema = correctionSchema.pick({
  id: true,
  line: true,
  kind: true,
  reading: true,
  text: true,
  effect: true,
  reason: true,
});
export type AppliedCorrection = z.infer<typeof appliedCorrectionSchema>;
