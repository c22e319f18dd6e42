import { z } from 'zod';

/**
 * `content/retired.yml`: inputs that were published and are withdrawn on purpose. `what` is their line of
 * `content/published-inputs.txt`. Clause IDs are retired in their registry instead, with a redirect.
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
