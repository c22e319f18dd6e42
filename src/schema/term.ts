import { z } from 'zod';
import { commonLanguage, inOtherLanguages, localizedSchema } from './language.ts';
import { saidSchema } from './said.ts';
import { slugSchema } from './slug.ts';

/** An entry of the trilingual term base. */
export const termSchema = z.strictObject({
  id: slugSchema,
  ...inOtherLanguages(z.string()),
  /** The kana reading of the Japanese term. */
  kana: z.string().optional(),
  [commonLanguage]: z.string(),
  abbreviation: z.string().optional(),
  /** Other forms that texts print. */
  aliases: z.array(z.string()).default([]),
  said: saidSchema.optional(),
  /** `false` if no text of this edition uses the term: then texts are not searched for it. */
  printed: z.literal(false).optional(),
  /** What it is used for, in our own words. */
  use: localizedSchema,
});
export type Term = z.infer<typeof termSchema>;
export const termFileSchema = z.array(termSchema);
