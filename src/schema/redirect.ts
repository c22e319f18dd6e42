import { z } from 'zod';

/** Addresses that were published and have moved, without language and base: `m10/cards/act-of-treason/#r3`. */
export const redirectFileSchema = z.array(
  z.strictObject({
    from: z.string(),
    /** Where its links lead now. */
    to: z.string(),
  }),
);
export type RedirectFile = z.infer<typeof redirectFileSchema>;
