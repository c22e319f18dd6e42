import { z } from 'zod';
import { commonLanguage, inOtherLanguages, localizedSchema } from './language.ts';
import { slugSchema } from './slug.ts';
import { synonymsSchema } from './synonyms.ts';

/** The topics of terms, in display order. */
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

export const termSchema = z.strictObject({
  id: slugSchema,
  topic: z.enum(topics).optional().describe('The topic; terms without one are listed last.'),
  ...inOtherLanguages(z.string()),
  kana: z.string().optional().describe('The kana reading of the Japanese term.'),
  [commonLanguage]: z.string(),
  abbreviation: z.string().optional(),
  aliases: z.array(z.string()).default([]).describe('Other forms that texts print.'),
  synonyms: synonymsSchema.optional(),
  printed: z
    .literal(false)
    .optional()
    .describe('`false` if no text here uses the term: the build then does not look for it in texts.'),
  everyday: z
    .literal(true)
    .optional()
    .describe('`true` for a word that every reader knows: pages do not mark it as a term.'),
  use: localizedSchema.describe('The use of the term, in our own words.'),
});
export type Term = z.infer<typeof termSchema>;
export const termFileSchema = z.array(termSchema);
