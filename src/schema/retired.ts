import { z } from 'zod';

/**
 * `content/retired.yml`: what was published and is taken back on purpose, each by the line of
 * `content/published-inputs.txt` that names it. IDs of clauses are retired in their registry, with a redirect.
 */
export const retiredFileSchema = z.array(
  z.strictObject({
    what: z.string(),
    why: z
      .string()
      .min(1)
      .refine((why) => why !== '…', 'Say why.'),
  }),
);
export type Retired = z.infer<typeof retiredFileSchema>[number];
