import { z } from 'zod';

/**
 * `content/retired.yml`: what was published and is withdrawn on purpose. `what` is a line of
 * `content/published-inputs.txt`, or the words with which several of them begin (`card m10`). Clause IDs are retired in
 * their registry, with a redirect; of a page or document that is gone as a whole, `what` is the address (`ipg/2.4/`,
 * `m10/`), and `now` where all links to it lead (`ipg/`; empty for the first page of the site).
 */
export const retiredFileSchema = z.array(
  z
    .strictObject({
      what: z.string(),
      now: z.string().optional(),
      why: z
        .string()
        .min(1)
        .refine((why) => why !== '…', 'Say why.'),
    })
    .refine(({ what, now }) => isAddress(what) === (now !== undefined), {
      error: 'Write `now` beside an address, the place where its links lead, and beside nothing else.',
      path: ['now'],
    }),
);

/** `isAddress('ipg/2.4/') // => true` */
const isAddress = (what: string): boolean => /^\S+\/$/u.test(what);
export type Retired = z.infer<typeof retiredFileSchema>[number];
