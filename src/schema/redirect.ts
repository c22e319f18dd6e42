import { z } from 'zod';

/** Published addresses that have moved, without language and base: `m10/cards/act-of-treason/#r3`. */
export const redirectFileSchema = z.array(
  z.strictObject({
    from: z.string(),
    to: z.string(),
  }),
);
export type RedirectFile = z.infer<typeof redirectFileSchema>;
