import { z } from 'zod';
import { languages, languageTags } from './language.ts';

/** A work without a page of its own. */
const workType = { '@type': z.literal('CreativeWork') };

/** The official text of a page in one language. */
const textSchema = z.strictObject({
  ...workType,
  '@id': z
    .string()
    .startsWith('_:')
    .optional()
    .describe('Names the text within the page, where another is a translation of it.'),
  inLanguage: z.enum(languages.map((lang) => languageTags[lang])),
  datePublished: z.iso.date().optional().describe('The day that the text states.'),
  version: z
    .string()
    .optional()
    .describe('Else between which months it is from, in words: `2019-07 to 2024-02`.'),
  translationOfWork: z
    .union([
      z.strictObject({ '@id': z.string().startsWith('_:') }),
      z.strictObject({ ...workType, inLanguage: z.string() }),
    ])
    .optional()
    .describe('The text that prevails: by its name, or by its language where it is not here.'),
});

/** A ruling, by its place on the page. */
const rulingSchema = z.strictObject({ ...workType, '@id': z.string().startsWith('#r'), name: z.string() });

/** What a page of a document says of itself in the words of schema.org, as JSON-LD. */
export const linkedDataSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  ...workType,
  '@id': z.string().endsWith('/'),
  name: z.string(),
  isPartOf: z.strictObject({ ...workType, '@id': z.string().endsWith('/'), name: z.string() }),
  license: z
    .string()
    .endsWith('/')
    .describe('The page that says what is licensed, and what is not ours to license.'),
  hasPart: z.array(z.union([textSchema, rulingSchema])),
});
export type LinkedData = z.infer<typeof linkedDataSchema>;
