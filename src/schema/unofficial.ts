import { z } from 'zod';
import { clauseIdSchema } from './guide.ts';
import { languageSchema } from './language.ts';

/**
 * A translator's own text of a clause that no official text carries in that language. It came in by
 * `content import`, is marked as unofficial wherever it stands, and is never counted among the texts.
 */
const unofficialEntrySchema = z.strictObject({
  /** The clause. */
  id: clauseIdSchema,
  lang: languageSchema,
  /** As the translator wants to be called. */
  translator: z.string().min(1),
  /** The language that was translated. */
  from: languageSchema,
  /** The wording that was translated: the build says when the clause reads otherwise now. */
  source: z.string().min(1),
  /** Two paragraphs are joined by a blank line. */
  text: z.string().min(1),
});
export type UnofficialEntry = z.infer<typeof unofficialEntrySchema>;

/** `content/unofficial/ipg/<section>.yml`. */
export const unofficialFileSchema = z.strictObject({
  document: z.literal('ipg'),
  section: z.string(),
  texts: z.array(unofficialEntrySchema),
});
export type UnofficialFile = z.infer<typeof unofficialFileSchema>;
