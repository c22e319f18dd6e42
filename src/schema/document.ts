import { z } from 'zod';
import { addressSchema } from './address.ts';
import { byKind, documentKindSchema } from './document-kind.ts';
import {
  type InterfaceLanguage,
  inInterface,
  type Language,
  type Localized,
  languageSchema,
  languages,
  localizedSchema,
  notesSchema,
} from './language.ts';
import { slugSchema } from './slug.ts';

/** The pages below a language that every site has and search engines may index. */
export const listedPages: readonly string[] = ['status', 'data', 'offline', 'accessibility', 'privacy'];

/** The pages below a language that belong to no document. A document ID must differ from all of them. */
export const pageNames: readonly string[] = [...listedPages, 'cards', 'terms', 'search', 'saved'];

/** `ipg`: the first part of every address of the document, and the name of its folders. */
export const documentIdSchema = slugSchema.refine(
  (id) => !pageNames.includes(id),
  'A page of the site has this name. Choose another.',
);

/** The title and address of a text elsewhere. No address is guessed: without one there is no link. */
const placeShape = {
  title: notesSchema,
  address: z
    .url({ protocol: /^https?$/u, error: 'Write a complete URL with https://, or leave it out.' })
    .optional(),
};

/** Where the publisher keeps the current text. */
export const currentSchema = z.strictObject({
  ...placeShape,
  seen: z.iso.date().optional().describe('The day on which somebody last saw it there, if noted.'),
});
export type Current = z.infer<typeof currentSchema>;

/** An official text that none of our sources has. It is linked where an unofficial translation takes its place. */
export const elsewhereSchema = z.strictObject({
  lang: languageSchema.describe('The language of that text.'),
  page: addressSchema
    .optional()
    .describe('The page of the text: `ipg/2.3/`, `m10/cards/` for cards; absent: the whole document.'),
  ...placeShape,
  keptBy: z
    .enum(['publisher', 'others'])
    .describe("Who keeps the text there. For `others`, pages say that it is not the publisher's site."),
  date: z.iso.date().optional().describe('The date of that text; absent where it is unknown.'),
});
export type Elsewhere = z.infer<typeof elsewhereSchema>;

export const documentSchema = z.strictObject({
  id: documentIdSchema,
  kind: documentKindSchema,
  titles: localizedSchema,
  abbreviation: z
    .string()
    .optional()
    .describe('The name that texts cite: `IPG`; by default the ID in capitals.'),
  set: localizedSchema.optional().describe('The name of the set that a set FAQ treats: `Magic 2010`.'),
  about: localizedSchema.optional().describe('A sentence that describes it.'),
  prevails: languageSchema.describe('The language whose text is valid where texts differ.'),
  current: currentSchema.optional(),
  elsewhere: z.array(elsewhereSchema).optional(),
});
export type Document = z.infer<typeof documentSchema>;

/** With more set FAQs than this, the menu and the home page link to the list of sets, not to each FAQ. */
export const mostSetsListed = 3;

/** `shortName({ id: 'm10' }) // => 'M10'` */
export const shortName = ({ id, abbreviation }: Pick<Document, 'id' | 'abbreviation'>): string =>
  abbreviation ?? id.toUpperCase();

export const nameOfSet = (document: Document): Localized => {
  const short = shortName(document);
  return document.set ?? inInterface(() => short);
};

/** `citedName({ id: 'm10', kind: 'set-faq' }) // => 'M10 FAQ'` */
export const citedName = (document: Pick<Document, 'id' | 'kind' | 'abbreviation'>): string =>
  byKind(document, { sections: shortName(document), cards: `${shortName(document)} FAQ` });

/** The entries of `elsewhere` for a page or for its whole document. */
export const elsewhereOf = (
  { elsewhere = [] }: Pick<Document, 'elsewhere'>,
  page: string,
  langs: readonly Language[] = languages,
): Elsewhere[] => elsewhere.filter((each) => langs.includes(each.lang) && (each.page ?? page) === page);

/** The names of documents in the search, by ID: `{ ipg: 'IPG', m10: 'Magic 2010 FAQ' }`. */
export const searchNames = (
  lang: InterfaceLanguage,
  documents: readonly Document[],
): Record<string, string> =>
  Object.fromEntries(
    documents.map((each) => [each.id, byKind(each, { sections: shortName(each), cards: each.titles[lang] })]),
  );

/** `content/documents.yml`: the documents in display order. */
export const documentFileSchema = z.array(documentSchema);
