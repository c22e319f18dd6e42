import { z } from 'zod';
import { documentIdSchema } from './document.ts';
import { clauseIdSchema } from './guide.ts';
import { languageSchema } from './language.ts';

/**
 * An unofficial translation of a clause that has no official text in that language, as `content import` writes it. It
 * is marked as unofficial wherever it is shown, and is never one of the `texts`.
 */
const unofficialEntrySchema = z.strictObject({
  id: clauseIdSchema,
  lang: languageSchema,
  /** The name by which the translator wants to be credited. */
  translator: z.string().min(1),
  /** The language of the text that was translated. */
  from: languageSchema,
  /** The text that was translated. The build warns if the clause has since changed. */
  source: z.string().min(1),
  /** A blank line separates paragraphs. */
  text: z.string().min(1),
});
export type UnofficialEntry = z.infer<typeof unofficialEntrySchema>;

/** `content/unofficial/ipg/<section>.yml`. */
export const unofficialFileSchema = z.strictObject({
  document: documentIdSchema,
  section: z.string(),
  texts: z.array(unofficialEntrySchema),
});
export type UnofficialFile = z.infer<typeof unofficialFileSchema>;
