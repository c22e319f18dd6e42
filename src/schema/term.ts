import { z } from 'zod';
import { commonLanguage, inOtherLanguages, localizedSchema } from './language.ts';
import { saidSchema } from './said.ts';
import { slugSchema } from './slug.ts';

/** What terms are about, in the order in which they are listed. */
export const topics = [
  'infractions',
  'penalties',
  'guide',
  'zones',
  'turn',
  'objects',
  'abilities',
  'actions',
  'formats',
] as const;

/** An entry of the trilingual term base. */
export const termSchema = z.strictObject({
  id: slugSchema,
  /** What it is about; terms without a topic are listed last. */
  topic: z.enum(topics).optional(),
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
