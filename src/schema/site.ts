import { z } from 'zod';
import { localizedSchema } from './language.ts';

/** `content/site.yml`: what the site calls itself. */
export const siteSchema = z.strictObject({
  name: z.string().min(1),
  /** What it is, in a few words, and in a sentence. */
  tagline: localizedSchema,
  description: localizedSchema,
  /** Searches that are offered to somebody who has not searched yet, in each language of the interface. */
  examples: z.strictObject({
    zh: z.array(z.string().min(1)),
    ja: z.array(z.string().min(1)),
    en: z.array(z.string().min(1)),
  }),
  /** Who is responsible for the site. */
  owners: z.array(z.string().min(1)),
  /** Where problems are reported: the page of a repository, or of its issue forms. */
  report: z.url({ protocol: /^https?$/u }).optional(),
});
export type Site = z.infer<typeof siteSchema>;
