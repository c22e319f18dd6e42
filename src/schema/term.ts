import { z } from 'zod';
import { localizedSchema } from './language.ts';

/** An entry of the trilingual term base. */
export const termSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/u),
  zh: z.string(),
  ja: z.string(),
  /** Kana reading of the Japanese term. */
  kana: z.string().optional(),
  en: z.string(),
  abbreviation: z.string().optional(),
  aliases: z.array(z.string()).default([]),
  /** No text of this edition uses the term: it is not looked for in texts, and it need not be in any. */
  printed: z.literal(false).optional(),
  /** When it is used, in our own words. */
  use: localizedSchema,
});
export type Term = z.infer<typeof termSchema>;
export const termFileSchema = z.array(termSchema);
