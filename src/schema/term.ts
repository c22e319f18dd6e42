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
  topic: z.enum(topics).optional().describe('What the term is about; terms without a topic are listed last.'),
  ...inOtherLanguages(z.string()),
  kana: z.string().optional().describe('The kana reading of the Japanese term.'),
  [commonLanguage]: z.string(),
  abbreviation: z.string().optional(),
  aliases: z.array(z.string()).default([]).describe('Other forms that texts print.'),
  said: saidSchema.optional(),
  printed: z
    .literal(false)
    .optional()
    .describe('`false` if no text here uses the term: then texts are not searched for it.'),
  everyday: z
    .literal(true)
    .optional()
    .describe('`true` of a word that every reader knows: texts do not mark it as a term.'),
  use: localizedSchema.describe('What the term is used for, in our own words.'),
});
export type Term = z.infer<typeof termSchema>;
export const termFileSchema = z.array(termSchema);
