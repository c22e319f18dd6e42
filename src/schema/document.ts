import { z } from 'zod';
import { languageSchema, localizedSchema } from './language.ts';

/** `ipg`: the first part of every address of the document, and the name of its folders. */
export const documentIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/u, 'Write it with small letters, figures and hyphens, a letter first.');

/** A publication: `guide` has numbered sections, `set-faq` has chapters and cards. */
export const documentSchema = z.strictObject({
  id: documentIdSchema,
  kind: z.enum(['guide', 'set-faq']),
  titles: localizedSchema,
  /** As texts cite it: `IPG`. */
  abbreviation: z.string().optional(),
  /** The language whose text is valid where texts differ. */
  prevails: languageSchema,
});
export type Document = z.infer<typeof documentSchema>;

/** `content/documents.yml`, in the order in which they are shown. */
export const documentFileSchema = z.array(documentSchema);
