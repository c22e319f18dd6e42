import { z } from 'zod';
import { isOfInterface, ofEachLanguage } from './language.ts';

const formsSchema = z.array(z.string().min(1));
/** The words for one meaning. A language that the interface does not have may leave them out. */
const wordSchema = z.strictObject(
  ofEachLanguage((lang) => (isOfInterface(lang) ? formsSchema : formsSchema.default([]))),
);
export type Word = z.infer<typeof wordSchema>;

/** `content/wording.yml`: words of rules texts for alignment and references. Without them the program finds less. */
export const wordingSchema = z.strictObject({
  common: z.array(wordSchema).default([]).describe('Common words beside the term base, for alignment.'),
  idioms: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Card names that are everyday words. They are links only beside words that show the card is meant.',
    ),
});
export type Wording = z.infer<typeof wordingSchema>;

export const noWording: Wording = wordingSchema.parse({});
