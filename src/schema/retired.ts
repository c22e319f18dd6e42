import { z } from 'zod';

/**
 * `content/retired.yml`: pages and documents that were published and are withdrawn on purpose. IDs are retired beside
 * their text, with a redirect; languages in `content/published.txt`.
 */
export const retiredFileSchema = z.array(
  z.strictObject({
    what: z
      .string()
      .regex(/^\S+\/$/u, 'Write the address of a page or document: ipg/2.4/, m10/.')
      .describe('The address: `ipg/2.4/`, `m10/`.'),
    now: z.string().describe('Where all links to it lead: `ipg/`; empty for the first page of the site.'),
    why: z
      .string()
      .min(1)
      .refine((why) => why !== '…', 'Say why.'),
  }),
);
export type Retired = z.infer<typeof retiredFileSchema>[number];

/**
 * A published address that no longer exists, and the one that replaces it, without language and base:
 * `m10/cards/act-of-treason/#r3`.
 */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}
