import { z } from 'zod';
import { notesSchema } from './language.ts';

/**
 * A wording of a ruling or note that is probably a mistake, though nothing proves that the source is damaged. The page
 * shows it as an anomaly and leaves the text as it is.
 */
const doubtSchema = z.strictObject({
  /** A ruling or a note: `m10/cards/warp-world/#r1`, `m10/general-notes/#planeswalkers-1`. */
  target: z.string(),
  /** The words in question, as the source prints them. */
  reads: z.string().min(1),
  /** What was probably meant. */
  sense: z.string().min(1),
  reason: notesSchema,
});
export type Doubt = z.infer<typeof doubtSchema>;

/** `content/doubts.yml`. */
export const doubtFileSchema = z.array(doubtSchema);
