import { z } from 'zod';
import { appliedCorrectionSchema } from './correction.ts';
import { sourceSpanSchema } from './source.ts';

/** A line or paragraph of a source: its text with corrections, and its position. */
export const printedSchema = z.strictObject({
  text: z.string(),
  source: sourceSpanSchema,
  corrections: z.array(appliedCorrectionSchema).optional(),
});
export type Printed = z.infer<typeof printedSchema>;
