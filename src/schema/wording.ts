import { z } from 'zod';
import { ofEachLanguage } from './language.ts';

/** The forms of one meaning in each language. */
const wordSchema = z.strictObject(ofEachLanguage(() => z.array(z.string().min(1))));
export type Word = z.infer<typeof wordSchema>;

/** `content/wording.yml`: what the tools know of the words of rules texts. Without it they find less. */
export const wordingSchema = z.strictObject({
  common: z.array(wordSchema).default([]).describe('Common words beside the term base, for alignment.'),
  idioms: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Names of cards that are everyday words: they name the card only where the words around say so.',
    ),
});
export type Wording = z.infer<typeof wordingSchema>;

/** What the tools know without `content/wording.yml`. */
export const noWording: Wording = wordingSchema.parse({});
