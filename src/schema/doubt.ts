import { z } from 'zod';
import { localizedSchema } from './language.ts';

/**
 * A wording of a ruling or note that cannot be meant as it stands, but that nothing proves to be damaged. It is shown
 * as an anomaly, and the text stays as the source has it.
 */
const doubtSchema = z.strictObject({
  /** The ruling or the note of a chapter: `warp-world#r1`, `planeswalkers-1`. */
  target: z.string().regex(/^[a-z][a-z0-9-]*(?:#r|-)\d+$/u),
  /** The words in question, as the source prints them. */
  reads: z.string().min(1),
  /** What the sense asks for. */
  sense: z.string().min(1),
  reason: localizedSchema,
});
export type Doubt = z.infer<typeof doubtSchema>;

/** `content/doubts.yml`. */
export const doubtFileSchema = z.array(doubtSchema);
