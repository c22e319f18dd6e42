import { z } from 'zod';
import { localizedSchema } from './language.ts';

/**
 * A wording of a ruling or note that is probably a mistake, though nothing proves that the source is damaged. The page
 * shows it as an anomaly and leaves the text as it is.
 */
const doubtSchema = z.strictObject({
  /** A ruling or a note: `warp-world#r1`, `planeswalkers-1`. */
  target: z.string().regex(/^[a-z][a-z0-9-]*(?:#r|-)\d+$/u),
  /** The words in question, as the source prints them. */
  reads: z.string().min(1),
  /** What was probably meant. */
  sense: z.string().min(1),
  reason: localizedSchema,
});
export type Doubt = z.infer<typeof doubtSchema>;

/** `content/doubts.yml`. */
export const doubtFileSchema = z.array(doubtSchema);
