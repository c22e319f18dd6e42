import { z } from 'zod';
import { localizedSchema } from './language.ts';

/** What kind of damage a correction mends. */
const correctionKindSchema = z.enum([
  'omission',
  'insertion',
  'repetition',
  'substitution',
  /** Structural: the line is a bullet although its marker is not printed. */
  'missing-bullet',
  /** Structural: an entry starts here although its head is lost with a page. */
  'lost-head',
]);

/** Whether the damage changes what the text says. */
const correctionEffectSchema = z.enum(['none', 'word', 'meaning', 'reversed']);

/**
 * A place where a source is damaged. A textual correction names the reading between two pieces of
 * unchanged context; the three together must stand exactly once in the line. A structural one names the
 * line and, for a lost head, the card.
 */
export const correctionSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/u),
  line: z.int().min(1),
  kind: correctionKindSchema,
  /** Text right before the reading, as printed. */
  before: z.string().default(''),
  /** The reading of the source; empty where something is missing. */
  reading: z.string().default(''),
  /** The right reading; empty where something is to go. */
  text: z.string().default(''),
  /** Text right after the reading, as printed. */
  after: z.string().default(''),
  /** Card whose entry starts here (`lost-head`). */
  card: z.string().optional(),
  effect: correctionEffectSchema,
  reason: localizedSchema,
});
export type Correction = z.infer<typeof correctionSchema>;

/** `content/corrections/<source>.yml`. */
export const correctionFileSchema = z.strictObject({
  source: z.string(),
  corrections: z.array(correctionSchema),
});
export type CorrectionFile = z.infer<typeof correctionFileSchema>;

/** A correction as a record carries it: what stood there, what stands there now, and why. */
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
