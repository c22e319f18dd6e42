import { z } from 'zod';
import { isOfInterface, ofEachLanguage } from './language.ts';

const formsSchema = z.array(z.string().min(1));
/** The words for one meaning in each language; optional in a language that the interface does not have. */
const wordSchema = z.strictObject(
  ofEachLanguage((lang) => (isOfInterface(lang) ? formsSchema : formsSchema.default([]))),
);
export type Word = z.infer<typeof wordSchema>;

/** `content/wording.yml`: words of rules texts that the tools know. Without it they find less. */
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

/** The value without `content/wording.yml`. */
export const noWording: Wording = wordingSchema.parse({});
