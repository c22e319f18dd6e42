import { z } from 'zod';
import { type Language, type Localized, languageSchema, localizedSchema } from './language.ts';

/** `ipg`: the first part of every address of the document, and the name of its folders. */
export const documentIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/u, 'Write it with small letters, figures and hyphens, a letter first.');

/** A publication: `guide` has numbered sections, `set-faq` has chapters and cards. */
const documentSchema = z.strictObject({
  id: documentIdSchema,
  kind: z.enum(['guide', 'set-faq']),
  titles: localizedSchema,
  /** As texts cite it: `IPG`; where there is none, its ID in capitals. */
  abbreviation: z.string().optional(),
  /** The name of the set that a set FAQ treats: `Magic 2010`. */
  set: localizedSchema.optional(),
  /** What it is, in a sentence. */
  about: localizedSchema.optional(),
  /** The language whose text is valid where texts differ. */
  prevails: languageSchema,
});
export type Document = z.infer<typeof documentSchema>;

/** With more set FAQs than this, menu and landing page lead to the list of sets. */
export const mostSetsListed = 3;

/** `shortName({ id: 'm10' }) // => 'M10'` */
export const shortName = ({ id, abbreviation }: Pick<Document, 'id' | 'abbreviation'>): string =>
  abbreviation ?? id.toUpperCase();

/** The name of the set that an FAQ treats, in every language. */
export const nameOfSet = (document: Document): Localized => {
  const short = shortName(document);
  return document.set ?? { zh: short, ja: short, en: short };
};

/** `citedName({ id: 'm10', kind: 'set-faq' }) // => 'M10 FAQ'` */
export const citedName = (document: Pick<Document, 'id' | 'kind' | 'abbreviation'>): string =>
  document.kind === 'set-faq' ? `${shortName(document)} FAQ` : shortName(document);

/** What the search calls documents, by their IDs: `{ ipg: 'IPG', m10: 'Magic 2010 FAQ' }`. */
export const searchNames = (lang: Language, documents: readonly Document[]): Record<string, string> =>
  Object.fromEntries(
    documents.map((each) => [each.id, each.kind === 'guide' ? shortName(each) : each.titles[lang]]),
  );

/** `content/documents.yml`, in the order in which they are shown. */
export const documentFileSchema = z.array(documentSchema);
